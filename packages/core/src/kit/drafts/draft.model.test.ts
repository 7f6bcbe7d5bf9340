import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { draftMachine } from './draft.machine.ts'
import type { Draft } from './drafts.domain.ts'

const found: Draft = { supplierId: 1, form: 'account', texts: { firstname: 'Anna' }, keptAt: 0 }

const model = explore(draftMachine, {
  input: { owner: { send: () => {} }, clock: { now: () => 1 }, supplierId: 1, form: 'account' },
  user: [{ type: 'edits.typed', texts: { firstname: 'Olha' } }, { type: 'edits.settled' }],
  world: {
    loadDraft: [gives(null), gives(found), fails()],
    saveDraft: [gives(), fails()],
    clearDraft: [gives(), fails()],
    watchDraft: [breaks()],
  },
  childEvents: { watchDraft: [{ type: 'draft.removed' }] },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('draft', model.coverage)
})

test('the last typed text is saved unless it has been settled since', () => {
  const typed = model.movesWhere(({ event }) => event === 'edits.typed')
  for (const { to } of typed) {
    expect(to.matches('keeping')).toBe(true)
    expect(to.context.texts).toEqual({ firstname: 'Olha' })
  }
})

test('a settled draft does not come back', () => {
  const settled = model.movesWhere(({ event }) => event === 'edits.settled')
  for (const { to } of settled) {
    expect(to.matches('forgetting')).toBe(true)
    expect(to.context.texts).toBeNull()
  }
})

test('a draft removed by another tab is saved again exactly while there is unsaved input', () => {
  const removed = model.movesWhere(({ event }) => event === 'draft.removed')
  expect(new Set(removed.map(({ from }) => from.context.texts === null))).toEqual(new Set([true, false]))
  for (const { from, to } of removed) expect(to.value).toBe(from.context.texts === null ? from.value : 'keeping')
})
