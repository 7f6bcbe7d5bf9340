import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSetup } from '../../testing/ports.ts'
import { someTransaction } from '../../testing/samples/money.ts'
import { type LookupInput, lookupMachine } from './lookup.machine.ts'

const exploreOf = (input: LookupInput) =>
  explore(lookupMachine, {
    input,
    world: {
      fetchSetup: [gives(someSetup), fails()],
      fetchTransactions: [
        gives({ lines: [someTransaction('1')], lastPage: 2 }),
        gives({ lines: [], lastPage: null }),
        fails(),
      ],
    },
    project: ({ left, pages, transactions, failure }) => [left, pages.length, Object.keys(transactions), failure?.kind],
  })

const whole = exploreOf({ lists: ['service', 'payouts'], isShort: false, known: [] })
const short = exploreOf({ lists: ['service'], isShort: true, known: [] })
const models = [whole, short]

test('every state and every transition is visited', () => {
  expectFullCoverage('lookup', whole.coverage, short.coverage)
})

test('a look always ends, with all figures or with a failure', () => {
  for (const { paths, trapsFor } of models) {
    expect(trapsFor((state) => state.status === 'done')).toEqual([])
    const ended = paths.flatMap(({ state }) => (state.output ? [state.output] : []))
    expect(ended.some(({ failure }) => failure !== null)).toBe(true)
    expect(ended.some(({ failure }) => failure === null)).toBe(true)
    for (const { state } of paths) {
      if (state.output?.failure === null) expect(Object.keys(state.output.transactions)).toEqual(state.context.lists)
    }
  }
})

test('a short look reads one page', () => {
  for (const { state } of short.paths) expect(state.context.pages.length).toBeLessThanOrEqual(1)
  const readsOn = ({ moves }: typeof whole) =>
    moves.some(({ from }) => from.matches('readingPage') && from.context.pages.length > 0)
  expect([readsOn(short), readsOn(whole)]).toEqual([false, true])
})
