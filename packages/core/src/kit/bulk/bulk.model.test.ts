import { expect, test } from 'vitest'
import { breaks, type Coverage, expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { queuedJob } from '../../../testing/samples/jobs.ts'
import type { BulkAnswer, BulkPreview } from './bulk.domain.ts'
import { bulkMachine } from './bulk.machine.ts'
import { selectBulk } from './bulk.selectors.ts'
import type { LostBulk } from './bulk.setup.ts'

const refusedRow = { id: '2', label: 'Two', code: 'stale', message: 'no', field: 'price' }
const whole: BulkAnswer = { result: { done: 2, unchanged: 0, failed: [], undo: null }, job: null }
const part: BulkAnswer = { result: { done: 1, unchanged: 0, failed: [refusedRow], undo: null }, job: null }
const later: BulkAnswer = { result: null, job: queuedJob }
const preview: BulkPreview = { total: 2, changed: 2, unchanged: 0, refused: [], sample: [], token: 'token' }
const refusal = (status: number, code: string, fields = {}) =>
  ({ kind: 'refused', status, code, texts: [{ text: 'no' }], fields, retryAfter: null }) as const
const refused = (...args: Parameters<typeof refusal>) => fails(refusal(...args))
const refusedBy = (...args: Parameters<typeof refusal>) => gives({ result: 'refused', failure: refusal(...args) })

const exploreOf = (action: string, unused: readonly string[] = [], lost: LostBulk | null = null) =>
  explore(bulkMachine, {
    input: {
      app: { send: () => {} },
      ids: { next: () => 'key' },
      action,
      lost,
      owner: { send: () => {} },
      picks: { query: { page: 1 }, except: ['9'], asOf: '2026-08-23T09:00:00.000Z', total: 3 },
    },
    user: [
      { type: 'field.changed', field: 'value', value: ' 10 ' },
      { type: 'field.changed', field: 'value', value: '' },
      { type: 'picker.opened', field: 'value' },
      { type: 'bulk.confirmed' },
      { type: 'back.chosen' },
      { type: 'retry.chosen' },
      { type: 'dialog.dismissed' },
      { type: 'check.chosen' },
    ],
    world: {
      options: [breaks()],
      previewBulk: [
        gives(preview),
        refused(409, 'selection_changed'),
        refused(422, 'invalid', { value: [{ text: 'no' }] }),
      ],
      fetchTotal: [gives({ total: 5, asOf: null }), gives({ total: 0, asOf: null }), fails()],
      send: [
        gives({ result: 'done', answer: whole }),
        gives({ result: 'done', answer: part }),
        gives({ result: 'done', answer: later }),
        gives({ result: 'unclear', failure: { kind: 'unreachable' } }),
        gives({ result: 'notArrived', failure: { kind: 'unreachable' } }),
        breaks(),
        refusedBy(409, 'selection_changed'),
        refusedBy(410, 'gone'),
        refusedBy(403, 'forbidden'),
      ],
    },
    childEvents: { send: [{ type: 'answer.missed' }] },
    ...(unused.length > 0 && { unused: unused as never }),
    project: ({ picks, values, errors, preview: shown, failure, answer, sent }) => [
      picks,
      values,
      Object.keys(errors),
      shown !== null,
      failure?.kind,
      answer && [answer.result?.done, answer.result?.failed.length],
      sent?.isLate,
    ],
  })

const models = [
  exploreOf('price'),
  exploreOf('category'),
  exploreOf('archive'),
  exploreOf('restore'),
  exploreOf('hide'),
  exploreOf('hide', [], { key: 'lost', count: 7, isLate: false }),
]

test('every state and every transition is visited', () => {
  const [first, ...others] = models.map(({ coverage }) => coverage)
  expectFullCoverage('bulk', first as Coverage, ...others)
})

test('an unclear action is looked up again, and not sent', () => {
  for (const model of models)
    for (const { to } of model.movesWhere(({ event, from }) => event === 'check.chosen' && from.value === 'unclear'))
      expect([to.matches('applying' as never), to.context.sent?.isLate]).toEqual([true, true])
})

test('an action whose answer is missed shows that it is looked up', () => {
  for (const model of models)
    for (const { to } of model.movesWhere(({ event }) => event === 'answer.missed'))
      expect(selectBulk(to)).toMatchObject({ step: 'lookingUp', isBusy: true })
})

test('every dialog can be left', () => {
  for (const model of models) expect(model.trapsFor(({ status }) => status === 'done')).toEqual([])
})

test('another number of rows is shown before anything is sent', () => {
  const counted =
    models[0]?.pathsWhere(({ state }) => state.matches({ asking: 'counted' }) && 'query' in state.context.picks) ?? []
  for (const { state } of counted) {
    expect(selectBulk(state)).toMatchObject({ step: 'counted', count: 4, preview: null })
    expect(state.context.answer).toBeNull()
  }
})

test('a retry runs on the refused rows alone', () => {
  const retried =
    models[4]?.movesWhere(({ event, from }) => event === 'retry.chosen' && from.value === 'reported') ?? []
  for (const { to } of retried) expect(to.context.picks).toEqual({ ids: ['2'] })
})
