import { expect, test } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { type Change, isHeld, keyOf, nextOf } from './outbox.domain.ts'
import { type OutboxSnapshot, outboxMachine } from './outbox.machine.ts'
import { type Carried, stoppedBy, wasDone, wasLost, wasOutrun } from './outcome.domain.ts'

const read: Change = { kind: 'read', id: '1' }
const remove: Change = { kind: 'remove', id: '1' }
const clear: Change = { kind: 'clear' }
const ends: readonly Carried[] = [
  wasDone,
  wasLost,
  wasOutrun,
  { became: 'gone', failure: null, note: null },
  stoppedBy({ kind: 'unreachable' }),
]
const removal = { key: 'remove:1', change: remove, until: 0 }

const machine = outboxMachine.provide({
  actors: {
    carrying: fromPromise(() => new Promise(() => {})) as never,
    removals: fromCallback(() => {}) as never,
  },
})

const walk = explore(machine, {
  input: { trunk: { send: () => {} }, panel: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 },
  user: [
    ...[read, remove, clear, { kind: 'readAll' } as const].map((change) => ({ type: 'change.made', change }) as const),
    { type: 'change.undone', key: 'remove:1' },
    { type: 'change.undone', key: 'read:1' },
    { type: 'outbox.wanted' },
  ],
  world: { carrying: [...ends.map(gives), breaks()], removals: [breaks()], siblings: [breaks()], parting: [breaks()] },
  facts: {
    removals: ({ context: { outbox }, value }) => [
      ...(value === 'recalling'
        ? [true, false].map((isOutlived) => ({ type: 'removals.restored', changes: [remove], isOutlived }))
        : []),
      ...outbox.waiting.filter(({ key }) => isHeld(outbox, key)).map(({ key }) => ({ type: 'removal.released', key })),
      { type: 'removal.doubted', key: 'remove:1' },
    ],
    parting: [{ type: 'page.left' }],
    siblings: [
      { type: 'removal.heard', removal },
      { type: 'undo.heard', key: 'remove:1' },
      ...(['done', 'refused'] as const).map((became) => ({
        type: 'outcome.heard',
        outcome: { change: remove, became },
      })),
    ],
  },
  lens: ({ outbox: { waiting, read, gone } }) => [
    waiting.map(({ key, isHeld }) => [key, isHeld]),
    [...read],
    [...gone],
  ],
})

const waitingIn = ({ context }: OutboxSnapshot) => context.outbox.waiting

test('every state and every transition is visited', () => {
  expectFullCoverage('outbox', walk.coverage)
})

test('whatever happens, nothing waits for ever', () => {
  expect(walk.trapsFor((state) => waitingIn(state).length === 0)).toEqual([])
})

test('one change is carried out at a time, and what joins meanwhile does not take its place', () => {
  const kept = walk.moves.filter(({ from, to }) => {
    const [before, after] = [from.children['carrying'], to.children['carrying']]
    return before !== undefined && before === after
  })
  expect(kept).not.toEqual([])
  for (const { from, to } of kept) expect(nextOf(to.context.outbox)?.key).toBe(nextOf(from.context.outbox)?.key)
})

test('what may be taken back is not sent before it is released', () => {
  const sent = walk.moves.filter(
    ({ from, to }) => to.matches('carryingOut') && from.children['carrying'] !== to.children['carrying'],
  )
  expect(sent).not.toEqual([])
  for (const { to } of sent) {
    expect(to.children['carrying']?.getSnapshot()).toMatchObject({
      input: { change: nextOf(to.context.outbox)?.change },
    })
  }
})

test('what was made twice waits once', () => {
  for (const { state } of walk.paths) {
    const keys = waitingIn(state).map(({ change }) => keyOf(change))
    expect(new Set(keys).size).toBe(keys.length)
  }
})
