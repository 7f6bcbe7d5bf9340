import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import type { ImportDrafts } from './import-drafts.domain.ts'
import { importDraftsMachine } from './import-drafts.machine.ts'

const drafts = (total: number): ImportDrafts => ({ total, lacks: [], isCut: false, picks: { ids: ['1'] } })
const output = { action: 'publish', answer: null, isUnclear: false }
const failure = { id: '1', label: 'Plate', code: 'no_image', message: 'No photo', field: null }

const model = explore(importDraftsMachine, {
  input: { app: { send: () => {} }, ids: { next: () => 'key' }, imported: { id: '7', name: 'price.csv' } },
  user: [
    { type: 'data.invalidated' },
    { type: 'tab.shown' },
    { type: 'record.changed', section: 'products', id: '1', version: 2 },
    { type: 'record.changed', section: 'orders', id: '1', version: 2 },
    { type: 'publish.chosen' },
  ],
  world: {
    fetchDrafts: [
      gives(succeeded(drafts(1))),
      gives(succeeded(drafts(0))),
      gives(failed({ kind: 'unreachable' } as const)),
    ],
    bulk: [
      gives({ ...output, answer: { result: null, job: { id: '9' } as never } }),
      gives({ ...output, answer: { result: { done: 1, unchanged: 0, failed: [], undo: null }, job: null } }),
      gives({
        ...output,
        answer: { result: { done: 0, unchanged: 0, failed: [failure] as never, undo: null }, job: null },
      }),
      gives({ ...output, isUnclear: true }),
      gives(output),
      breaks(),
    ],
  },
  childEvents: { bulk: [] },
  project: ({ drafts: found }) => found?.total,
})

test('every state and every transition is visited', () => {
  expectFullCoverage('import-drafts', model.coverage)
})

test('only drafts are published, and they are counted again whatever became of them', () => {
  for (const { to } of model.movesWhere(({ to: next }) => next.matches('publishing')))
    expect(to.context.drafts?.total).toBe(1)
  const ended = model.movesWhere(({ event, from }) => from.matches('publishing') && event === 'xstate.done.actor.bulk')
  expect(ended.some(({ to }) => to.matches('reading'))).toBe(true)
})
