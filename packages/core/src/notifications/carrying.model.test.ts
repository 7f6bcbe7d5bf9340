import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { carryingMachine } from './carrying.machine.ts'
import type { NotificationPage } from './notifications.domain.ts'
import { type Change, keyOf } from './outbox.domain.ts'

const pageOf = (...ids: readonly string[]) =>
  ({ rows: ids.map((id) => ({ id })), page: 1, total: null, lastPage: 1, pageSize: 5 }) as unknown as NotificationPage
const gone = fails({ kind: 'refused', status: 404, texts: [], fields: {}, retryAfter: null })

const walkOf = (change: Change) =>
  explore(carryingMachine, {
    name: change.kind,
    input: { change, supplierId: 1 },
    world: {
      carryOut: [gives(), gone, fails()],
      recallRemovals: [gives([{ key: keyOf(change), change, until: 0 }]), gives([]), fails()],
      fetchNewest: [gives(pageOf('1')), gives(pageOf('2', '1')), fails()],
      forgetRemoval: [gives([]), fails()],
      holdRemoval: [fails()],
    },
    facts: { holdRemoval: [{ type: 'claim.granted' }] },
  })

const read = walkOf({ kind: 'read', id: '1' })
const remove = walkOf({ kind: 'remove', id: '1' })
const clear = walkOf({ kind: 'clear', known: ['1'] })

test('every state and every transition is visited', () => {
  expectFullCoverage('carrying', read.coverage, remove.coverage, clear.coverage)
})

test('it always comes to an end', () => {
  for (const walk of [read, remove, clear]) expect(walk.trapsFor(({ status }) => status === 'done')).toEqual([])
})

test('a removal is sent by who holds it alone, and written off before it is let go', () => {
  for (const { moves } of [remove, clear]) {
    const sent = moves.filter(({ from, to }) => !from.children['carryOut'] && to.children['carryOut'])
    expect(sent).not.toEqual([])
    for (const { to } of sent) expect(Object.keys(to.children)).toContain('holdRemoval')
    const ends = moves.filter(
      ({ event, to }) => to.status === 'done' && to.output?.note !== 'lost' && !event.includes('holdRemoval'),
    )
    expect(ends).not.toEqual([])
    for (const { event } of ends) expect(event).toContain('forgetRemoval')
  }
})

test('a clearing goes out only while nothing newer has come', () => {
  const looked = clear.moves.filter(({ event }) => event === 'xstate.done.actor.fetchNewest')
  expect(new Set(looked.map(({ to }) => JSON.stringify(to.value)))).toEqual(
    new Set(['{"removing":"sending"}', '{"removing":"forgetting"}']),
  )
})
