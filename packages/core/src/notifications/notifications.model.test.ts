import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import type { Change } from './changes.domain.ts'
import type { NotificationPage } from './notifications.domain.ts'
import { type NotificationsSnapshot, notificationsMachine } from './notifications.machine.ts'

const read: Change = { kind: 'read', id: '1' }
const remove: Change = { kind: 'remove', id: '2' }
const clear: Change = { kind: 'clear', known: ['2'] }
const page = (...ids: readonly string[]) => ({ rows: ids.map((id) => ({ id })) }) as unknown as NotificationPage
const refused = { kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null } as const

const sentBy = (lane: 'sending' | 'flushing') => (snapshot: NotificationsSnapshot) => {
  const changes = snapshot.context.changes.pending.filter(({ step }) => step === lane).map(({ change }) => change)
  return [null, refused, { kind: 'timedOut' } as const]
    .map((failure) => gives(changes.map((change) => ({ change, failure }))))
    .concat(breaks())
}

const walk = explore(notificationsMachine, {
  input: { trunk: { send: () => {} }, panel: { send: () => {} } },
  user: [
    ...[read, remove, clear].map((change) => ({ type: 'change.made', change }) as const),
    { type: 'change.undone', key: 'remove:2' },
    { type: 'changes.requested' },
    { type: 'place.left', to: 'notifications' },
    { type: 'place.left', to: 'orders' },
    { type: 'session.ended' },
  ],
  world: {
    sending: sentBy('sending'),
    flushing: sentBy('flushing'),
    fetchNotifications: [gives(page('2')), gives(page('3', '2')), fails()],
    watchHiding: [breaks()],
  },
  facts: { watchHiding: [{ type: 'page.hidden' }] },
  lens: ({ changes: { pending, deleted } }) => [pending.map(({ key, step }) => [key, step]), [...deleted]],
  limit: 20_000,
})

const stepsOf = ({ context }: NotificationsSnapshot, step: string) =>
  context.changes.pending.filter((one) => one.step === step).map(({ key }) => key)

test('every state and every transition is visited', () => {
  expectFullCoverage('notifications', walk.coverage)
})

test('whatever happens, nothing is pending for ever', () => {
  expect(walk.trapsFor(({ context }) => context.changes.pending.length === 0)).toEqual([])
})

test('what can be undone is sent only after its time, when the screen or the page is left, or at the end', () => {
  const sent = walk.moves.filter(
    ({ from, to }) => stepsOf(from, 'undoable').length > 0 && stepsOf(to, 'undoable').length === 0,
  )
  expect(new Set(sent.map(({ event }) => event))).toEqual(
    new Set([
      'change.undone',
      'place.left',
      'page.hidden',
      'session.ended',
      'xstate.after.undoTime.notifications.undoing.waiting',
    ]),
  )
})

test('one change is sent after another, and all at once only when the page may go', () => {
  for (const { state } of walk.paths) expect(stepsOf(state, 'sending').length).toBeLessThanOrEqual(1)
  expect(walk.paths.some(({ state }) => stepsOf(state, 'flushing').length > 1)).toBe(true)
})

test('a clearing is sent in its turn only after a look at the newest page', () => {
  const sent = walk.moves.filter(
    ({ from, to }) =>
      stepsOf(to, 'sending')[0] === 'clear' &&
      to.matches({ sending: { working: 'sending' } }) &&
      !from.matches({ sending: { working: 'sending' } }),
  )
  expect(new Set(sent.map(({ event }) => event))).toEqual(new Set(['xstate.done.actor.fetchNewest']))
})
