import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSetup } from '../../testing/ports.ts'
import { someIntent, someTransaction, uah } from '../../testing/samples/money.ts'
import type { Failure } from '../kernel/failure.ts'
import { moveMachine } from './move.machine.ts'

const intent = someIntent('coverShortfall')
const figures = (...texts: readonly (string | null)[]) =>
  gives({
    fresh: { ...someSetup, serviceBalance: uah(499) },
    transactions: { service: { lines: texts.map((text) => someTransaction('8', { text })), isWhole: true } },
    failure: null,
  })
const refused = (status: number): Failure => ({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null })

/** The look machine has its own model test; here it only ends. */
const machine = moveMachine.provide({ actors: { lookup: fromPromise(() => new Promise(() => {})) as never } })

const { coverage, paths, movesWhere, trapsFor } = explore(machine, {
  input: { intent, order: null },
  world: {
    isOnline: [gives(true), gives(false), fails()],
    saveIntent: [gives('stored'), gives('refused'), fails()],
    sendIntent: [gives({ text: 'Done' }), gives(null), fails(refused(422)), fails(refused(409)), fails()],
    lookup: [
      figures(),
      figures(intent.id),
      figures(null),
      gives({ failure: { kind: 'unexpected' } as Failure }),
      breaks(),
    ],
    saveMoved: [gives('stored'), fails()],
    settleIntents: [gives([]), fails()],
  },
})

const ended = paths.flatMap(({ state, scenario }) => (state.output ? [{ ...state.output, scenario }] : []))
const endedAs = (result: (typeof ended)[number]['result']) => ended.filter((one) => one.result === result)

test('every state and every transition is visited', () => {
  expectFullCoverage('move', coverage)
})

test('a move always ends', () => {
  expect(trapsFor((state) => state.status === 'done')).toEqual([])
})

test('a move is saved before it is sent, and sent only once', () => {
  const sent = movesWhere(({ from, to }) => to.matches('sending') && !from.matches('sending'))
  for (const { from, event } of sent) {
    expect([from.value, event]).toEqual(['saving', 'xstate.done.actor.saveIntent'])
  }
  for (const { scenario } of paths) expect(scenario.split('actor.sendIntent').length).toBeLessThanOrEqual(2)
})

test('after an uncertain response a move is unclear and stays in the journal', () => {
  expect(endedAs('unclear')).not.toEqual([])
  for (const { scenario } of endedAs('unclear')) expect(scenario).not.toContain('settleIntents')
})

test('a refused move is unclear while a new line without a mark could be it', () => {
  const doubted = endedAs('unclear').filter(({ scenario }) => scenario.includes('actor.look'))
  expect(doubted).not.toEqual([])
})

test('a move is refused before it is sent, or after the transactions show no trace of it', () => {
  expect(endedAs('refused').some(({ scenario }) => scenario.includes('sendIntent'))).toBe(true)
  for (const { scenario, failure } of endedAs('refused')) {
    expect(failure).not.toBeNull()
    if (scenario.includes('sendIntent'))
      expect(scenario).toMatch(/error\.actor\.sendIntent.*actor\.look.*settleIntents/)
  }
})

test('a move counts as made by the server’s response or by its mark in the transactions', () => {
  expect(endedAs('moved')).not.toEqual([])
  for (const { scenario } of endedAs('moved')) {
    expect(scenario).toMatch(/done\.actor\.sendIntent|error\.actor\.sendIntent.*done\.actor\.look/)
  }
})
