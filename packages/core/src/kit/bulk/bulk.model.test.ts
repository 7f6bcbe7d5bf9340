import { expect, test } from 'vitest'
import { breaks, type Coverage, expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { queuedJob } from '../../../testing/jobs.ts'
import type { BulkAnswer, BulkPreview } from './bulk.domain.ts'
import { bulkMachine } from './bulk.machine.ts'
import { selectBulk } from './bulk.selectors.ts'

const refusedRow = { id: '2', label: 'Two', message: 'no', field: 'price' }
const whole: BulkAnswer = { result: { done: 2, unchanged: 0, failed: [], undo: null }, job: null }
const part: BulkAnswer = { result: { done: 1, unchanged: 0, failed: [refusedRow], undo: null }, job: null }
const later: BulkAnswer = { result: null, job: queuedJob }
const preview: BulkPreview = { total: 2, changed: 2, unchanged: 0, refused: [], sample: [], token: 'token' }
const refused = (status: number, code: string, fields = {}) =>
  fails({ kind: 'refused', status, code, texts: [{ text: 'no' }], fields, retryAfter: null } as const)

const exploreOf = (action: string, unused: readonly string[] = []) =>
  explore(bulkMachine, {
    input: {
      app: { send: () => {} },
      ids: { next: () => 'key' },
      action,
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
    ],
    world: {
      options: [breaks()],
      previewBulk: [
        gives(preview),
        refused(409, 'selection_changed'),
        refused(422, 'invalid', { value: [{ text: 'no' }] }),
      ],
      fetchTotal: [gives({ total: 5, asOf: null }), gives({ total: 0, asOf: null }), fails()],
      runBulk: [
        gives(whole),
        gives(part),
        gives(later),
        fails(),
        refused(409, 'selection_changed'),
        refused(410, 'gone'),
        refused(403, 'forbidden'),
      ],
      fetchBulk: [gives(whole), gives(null), fails()],
    },
    ...(unused.length > 0 && { unused: unused as never }),
    project: ({ picks, values, errors, preview: shown, failure, answer, isFinal }) => [
      picks,
      values,
      Object.keys(errors),
      shown !== null,
      failure?.kind,
      answer && [answer.result?.done, answer.result?.failed.length],
      isFinal,
    ],
  })

const models = [
  exploreOf('price'),
  exploreOf('category'),
  exploreOf('archive'),
  exploreOf('restore'),
  exploreOf('hide'),
]

test('every state and every transition is visited', () => {
  const [first, ...others] = models.map(({ coverage }) => coverage)
  expectFullCoverage('bulk', first as Coverage, ...others)
})

test('a request without an answer is looked up and never sent again', () => {
  for (const model of models)
    for (const { event, from, to } of model.moves)
      if (to.value === 'applying' && from.value !== 'applying')
        expect([from.value, event]).not.toContainEqual('lookingUp')
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
