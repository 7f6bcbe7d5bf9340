import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { type SendInput, sendMachine } from './send.machine.ts'

const refused = fails({ kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null } as const)

const exploreOf = (input: Partial<SendInput<string>>) =>
  explore(sendMachine, {
    input: { request: 'request', ...input },
    world: {
      write: [gives('answer'), fails(), refused],
      lookUp: [
        gives({ found: 'carriedOut', answer: 'answer' }),
        gives({ found: 'nothing' }),
        gives({ found: 'unknown' }),
        fails(),
      ],
    },
    project: ({ isFinal, failure, output }) => [isFinal, failure.kind, output?.result],
  })

const [plain, keyed] = [exploreOf({ owner: { send: () => {} } }), exploreOf({ isKeyed: true })]
const [again, late] = [exploreOf({ sent: { isLate: false } }), exploreOf({ sent: { isLate: true } })]
const models = [plain, keyed, again, late]

test('every state and every transition is visited', () => {
  expectFullCoverage('send', plain.coverage, keyed.coverage, again.coverage, late.coverage)
})

test('every request ends', () => {
  for (const model of models) expect(model.trapsFor(({ status }) => status === 'done')).toEqual([])
})

test('a request without an answer is sent again only with a key that the server honours', () => {
  const isSent = ({ value }: { readonly value: unknown }) => value === 'sending' || value === 'repeating'
  for (const { to } of plain.movesWhere(({ from, to }) => from.value === 'sending' && to.value !== 'sending'))
    expect(plain.canReach(isSent, to)).toBe(false)
  for (const model of [again, late]) expect(model.paths.filter(({ state }) => isSent(state))).toEqual([])
})

test('a request counts as not arrived only once it can no longer arrive', () => {
  for (const model of [plain, again, late])
    for (const { state } of model.pathsWhere(({ state: { output } }) => output?.result === 'notArrived'))
      expect(state.context.isFinal).toBe(true)
})

test('after the last look-up nothing is asked again, whatever it answered', () => {
  for (const model of models)
    for (const { to } of model.movesWhere(
      ({ event, from }) => event.startsWith('xstate.') && from.context.isFinal && from.value === 'lookingUp',
    ))
      expect(to.status).toBe('done')
})

test('a refused repetition is the end only if the last look-up shows that nothing was carried out', () => {
  for (const { to } of keyed.movesWhere(({ event }) => event === 'xstate.error.actor.repeat'))
    expect(to.value).toBe('lookingUp')
  const ends = keyed.movesWhere(({ event, to }) => event.endsWith('lookUp') && to.output?.result === 'refused')
  for (const { from } of ends) expect([from.context.isFinal, from.context.failure.kind]).toEqual([true, 'refused'])
})

test('a request with a key counts as not arrived never, because its repetition may still arrive', () => {
  const ends = keyed.movesWhere(({ to }) => to.status === 'done').map(({ to }) => to.output?.result)
  expect([...new Set(ends)].toSorted()).toEqual(['done', 'refused', 'unclear'])
})

test('a refusal of the first request is its end', () => {
  const ends = plain.movesWhere(({ event, to }) => event === 'xstate.error.actor.write' && to.status === 'done')
  for (const { to } of ends) expect(to.output).toMatchObject({ result: 'refused', failure: { kind: 'refused' } })
})
