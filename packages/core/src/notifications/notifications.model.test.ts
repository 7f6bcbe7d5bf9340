import { expect, test } from 'vitest'
import { fromCallback } from 'xstate'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import { someSession } from '../../testing/ports.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { nothingCarried } from '../session/session.domain.ts'
import { notificationsMachine } from './notifications.machine.ts'
import { emptyOutbox } from './outbox.domain.ts'

const machine = notificationsMachine.provide({ actors: { feed: fromCallback(() => {}) as never } })
const inputWith = (trunk: { send(event: TrunkEvent): void }) => ({
  trunk,
  clock: { now: () => 0 },
  ids: { next: () => 'id-1' },
  place: { to: 'notifications' } as const,
  carried: nothingCarried,
  supplier: someSession.supplier,
})

const walk = explore(machine, {
  input: inputWith({ send: () => {} }),
  user: [
    { type: 'place.refined', place: { to: 'notifications', search: '?type=chat' } },
    { type: 'news.arrived' },
    { type: 'tab.shown' },
    { type: 'outbox.changed', outbox: emptyOutbox, outcome: null },
    { type: 'filter.chosen', only: 'order' },
    { type: 'read.chosen', id: '1' },
    { type: 'link.followed', id: '1' },
    { type: 'allRead.chosen' },
    { type: 'removal.chosen', id: '1' },
    { type: 'clearing.chosen' },
    { type: 'undo.chosen', key: 'remove:1' },
  ],
  world: { feed: [breaks()] },
  lens: ({ place }) => place,
})

test('every state and every transition is visited', () => {
  expectFullCoverage('notifications', walk.coverage)
})

test('a filter waits for the address', () => {
  const choices = walk.moves.filter(({ event }) => event === 'filter.chosen')
  expect(choices).not.toEqual([])
  for (const { from, to } of choices) expect(to.context).toEqual(from.context)
})
