import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { draftMachine } from './draft.machine.ts'
import type { Draft } from './drafts.domain.ts'

const found: Draft = { supplierId: 1, form: 'account', texts: { firstname: 'Anna' }, keptAt: 0 }

const walk = explore(draftMachine, {
  input: { owner: { send: () => {} }, clock: { now: () => 1 }, supplierId: 1, form: 'account' },
  user: [{ type: 'work.typed', texts: { firstname: 'Olha' } }, { type: 'work.settled' }],
  world: {
    recallDraft: [gives(null), gives(found), fails()],
    keepDraft: [gives(), fails()],
    forgetDraft: [gives(), fails()],
    watchDraft: [breaks()],
  },
  facts: { watchDraft: [{ type: 'draft.removed' }] },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('draft', walk.coverage)
})

test('whatever was typed last is kept, unless it was settled since', () => {
  const typed = walk.movesWhere(({ event }) => event === 'work.typed')
  for (const { to } of typed) {
    expect(to.matches('keeping')).toBe(true)
    expect(to.context.texts).toEqual({ firstname: 'Olha' })
  }
})

test('settled work never comes back', () => {
  const settled = walk.movesWhere(({ event }) => event === 'work.settled')
  for (const { to } of settled) {
    expect(to.matches('forgetting')).toBe(true)
    expect(to.context.texts).toBeNull()
  }
})

test('what another tab removed is kept again exactly while something is typed and not settled', () => {
  const removed = walk.movesWhere(({ event }) => event === 'draft.removed')
  expect(new Set(removed.map(({ from }) => from.context.texts === null))).toEqual(new Set([true, false]))
  for (const { from, to } of removed) expect(to.value).toBe(from.context.texts === null ? from.value : 'keeping')
})
