import { expect, test, vi } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../../testing/explore.ts'
import { failed, succeeded } from '../load/reading.domain.ts'
import { questionMachine } from './question.machine.ts'
import { selectAnswer } from './question.selectors.ts'

const busy = { kind: 'refused', status: 429, texts: [], fields: {}, retryAfter: 12 } as const
const owner = { send: vi.fn() }
const model = explore(questionMachine, {
  input: { owner },
  user: [
    { type: 'question.changed', question: { iban: '1' } },
    { type: 'question.changed', question: { iban: '2' } },
    { type: 'question.changed', question: null },
    { type: 'retry.chosen' },
  ],
  world: { ask: [gives(succeeded('bank')), gives(failed({ kind: 'unreachable' })), gives(failed(busy))] },
  project: ({ question, answer, failure, hasWaited }) => [question?.['iban'], answer, failure?.kind, hasWaited],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('question', model.coverage)
})

test('an answer belongs to the question that was asked last', () => {
  const changed = model.movesWhere(
    ({ event, from, to }) =>
      event === 'question.changed' && from.context.question !== to.context.question && to.value !== 'waiting',
  )
  expect(changed.length).toBeGreaterThan(2)
  for (const { to } of changed) {
    expect(to.children['ask']).toBeUndefined()
    expect(selectAnswer(to)).toMatchObject({ answer: null, failure: null, isLoading: to.context.question !== null })
  }
})

test('the same question is not asked again', () => {
  const repeated = model.movesWhere(
    ({ event, from, to }) => event === 'question.changed' && from.context.question === to.context.question,
  )
  for (const { from, to } of repeated) expect(to.value).toBe(from.value)
})

test('a question that was asked to wait says how long, and another one waits, too', () => {
  for (const { from, to } of model.movesWhere(
    ({ from, event }) => from.value === 'waiting' && event === 'question.changed',
  ))
    expect(to.value).toBe(to.context.question === null ? 'silent' : from.value)
  for (const { state } of model.pathsWhere(({ state }) => state.value === 'waiting'))
    expect(selectAnswer(state)).toMatchObject({
      message: { key: 'kit.askedToWait', values: { seconds: 12 } },
      mayRetry: false,
      isLoading: false,
    })
})
