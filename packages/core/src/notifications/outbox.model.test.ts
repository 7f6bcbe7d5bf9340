import { expect, test } from 'vitest'
import { fromCallback } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { type Change, isHeld, keyOf, nextOf } from './outbox.domain.ts'
import { type OutboxSnapshot, outboxMachine } from './outbox.machine.ts'

const read: Change = { kind: 'read', id: '1' }
const remove: Change = { kind: 'remove', id: '1' }
const clear: Change = { kind: 'clear' }
const gone = fails({ kind: 'refused', status: 404, texts: [], fields: {}, retryAfter: null })
const refused = fails({ kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null })

const machine = outboxMachine.provide({ actors: { removals: fromCallback(() => {}) as never } })

const walk = explore(machine, {
  input: { trunk: { send: () => {} }, panel: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 },
  user: [
    ...[read, remove, clear, { kind: 'readAll' } as const].map((change) => ({ type: 'change.made', change }) as const),
    { type: 'change.undone', key: 'remove:1' },
    { type: 'change.undone', key: 'read:1' },
    { type: 'outbox.wanted' },
  ],
  world: { carryOut: [gives(), gone, refused, fails()], removals: [breaks()] },
  facts: {
    removals: ({ context: { outbox }, value }) => [
      ...(value === 'recalling' ? [{ type: 'removals.restored', changes: [remove] }] : []),
      ...outbox.waiting
        .filter(({ key }) => isHeld(outbox, key))
        .flatMap(({ key }) => [
          { type: 'removal.released', key },
          { type: 'removal.lost', key },
        ]),
      { type: 'removal.lost', key: 'read:1' },
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
    const [before, after] = [from.children['carryOut'], to.children['carryOut']]
    return before !== undefined && before === after
  })
  expect(kept).not.toEqual([])
  for (const { from, to } of kept) expect(nextOf(to.context.outbox)?.key).toBe(nextOf(from.context.outbox)?.key)
})

test('what may be taken back is not sent before it is released', () => {
  const sent = walk.moves.filter(
    ({ from, to }) => to.matches('carryingOut') && from.children['carryOut'] !== to.children['carryOut'],
  )
  expect(sent).not.toEqual([])
  for (const { to } of sent) {
    expect(to.children['carryOut']?.getSnapshot()).toMatchObject({
      input: nextOf(to.context.outbox)?.change,
    })
  }
})

test('what was made twice waits once', () => {
  for (const { state } of walk.paths) {
    const keys = waitingIn(state).map(({ change }) => keyOf(change))
    expect(new Set(keys).size).toBe(keys.length)
  }
})
