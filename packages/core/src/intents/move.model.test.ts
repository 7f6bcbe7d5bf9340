import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someIntent, someTransaction } from '../../testing/money.ts'
import { someSetup } from '../../testing/ports.ts'
import type { Failure } from '../kernel/failure.ts'
import { moveMachine } from './move.machine.ts'

const intent = someIntent('coverShortfall')
const figures = (...texts: readonly string[]) =>
  gives({
    fresh: someSetup,
    transactions: { service: { lines: texts.map((text) => someTransaction('8', { text })), isWhole: true } },
    failure: null,
  })
const refused = (status: number): Failure => ({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null })

/** Figures are read by a machine of its own; here it only ends. */
const machine = moveMachine.provide({ actors: { look: fromPromise(() => new Promise(() => {})) as never } })

const { coverage, paths, movesWhere, trapsFor } = explore(machine, {
  input: { intent, order: null },
  world: {
    isOnline: [gives(true), gives(false), fails()],
    saveIntent: [gives('stored'), gives('refused'), fails()],
    sendIntent: [gives({ text: 'Done' }), gives(null), fails(refused(422)), fails(refused(409)), fails()],
    look: [figures(), figures(intent.id), gives({ failure: { kind: 'unexpected' } as Failure }), breaks()],
    saveMoved: [gives('stored'), fails()],
    settleIntents: [gives([]), fails()],
  },
})

const ended = paths.flatMap(({ state, story }) => (state.output ? [{ ...state.output, story }] : []))
const endedAs = (result: (typeof ended)[number]['result']) => ended.filter((one) => one.result === result)

test('every state and every transition is visited', () => {
  expectFullCoverage('move', coverage)
})

test('it always ends', () => {
  expect(trapsFor((state) => state.status === 'done')).toEqual([])
})

test('nothing is sent before it is written down, and nothing is sent twice', () => {
  const sent = movesWhere(({ from, to }) => to.matches('sending') && !from.matches('sending'))
  for (const { from, event } of sent) {
    expect([from.value, event]).toEqual(['saving', 'xstate.done.actor.saveIntent'])
  }
  for (const { story } of paths) expect(story.split('actor.sendIntent').length).toBeLessThanOrEqual(2)
})

test('an answer that is not certain is unclear, and stays written down', () => {
  expect(endedAs('unclear')).not.toEqual([])
  for (const { story } of endedAs('unclear')) expect(story).not.toContain('settleIntents')
})

test('it is refused before it was sent, or once the books were read and show no trace of it', () => {
  expect(endedAs('refused').some(({ story }) => story.includes('sendIntent'))).toBe(true)
  for (const { story, failure } of endedAs('refused')) {
    expect(failure).not.toBeNull()
    if (story.includes('sendIntent')) expect(story).toMatch(/error\.actor\.sendIntent.*actor\.look.*settleIntents/)
  }
})

test('it has moved by the server’s word, or by its mark in the books', () => {
  expect(endedAs('moved')).not.toEqual([])
  for (const { story } of endedAs('moved')) {
    expect(story).toMatch(/done\.actor\.sendIntent|error\.actor\.sendIntent.*done\.actor\.look/)
  }
})
