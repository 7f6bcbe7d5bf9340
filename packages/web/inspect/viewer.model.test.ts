// @vitest-environment node
import { breaks, expectFullCoverage, explore, fails, gives } from '@supplier/core/testing/explore'
import { expect, test } from 'vitest'
import { birth, chartOf, definition, shot } from './testing.ts'
import type { ViewerEvent } from './viewer.events.ts'
import { viewerMachine } from './viewer.machine.ts'

const file = new File(['{}'], 'flow.jsonl')
const recording = { name: 'flow.jsonl', text: '{}', length: 2, steps: ['start', 'timer'], paths: [['app'], ['app']] }
const told = { type: 'entries.arrived', entries: [birth('x:0'), shot('x:0', 'on')] } as const
const taken = {
  type: 'steps.taken',
  entries: told.entries,
  marks: [2],
  difference: { step: 1, sentence: 'another state' },
} as const

const model = explore(viewerMachine, {
  user: [
    { type: 'file.chosen', file },
    { type: 'live.chosen' },
    { type: 'actor.chosen', actor: 'x:0' },
    { type: 'step.chosen', at: 1 },
    { type: 'entry.chosen', entry: 2 },
    { type: 'own.chosen', by: 1 },
    { type: 'query.typed', query: 'timer' },
    { type: 'match.chosen', by: 1 },
    { type: 'save.chosen' },
    { type: 'origin.decided', isAllowed: true },
    { type: 'move.chosen', by: -1 },
    { type: 'newest.chosen' },
    { type: 'play.chosen' },
    { type: 'pause.chosen' },
    { type: 'speed.chosen', speed: 1 },
    { type: 'pane.chosen', pane: 'context' },
    { type: 'zoom.chosen', zoom: 1 },
    { type: 'scope.chosen', scope: 'narrow' },
  ] satisfies ViewerEvent[],
  world: {
    readRecording: [gives(recording), gives({ name: 'saved.jsonl', log: told.entries }), fails()],
    saveLog: [gives(undefined), breaks()],
    replayTo: ({ context }) => [gives(context.at), breaks()],
    layOut: [gives(chartOf(definition)), breaks()],
    followPanel: [breaks()],
    followReplay: [breaks()],
  },
  childEvents: {
    followPanel: ({ context }) => [
      context.log.length > 0 ? { type: 'source.renewed' } : told,
      { type: 'origin.asked', origin: 'http://localhost:3000' },
    ],
    followReplay: ({ context }) => (context.log.length > 0 ? [] : [taken]),
  },
  project: ({ log, at, recording, taken, drawn, mistake }) => [
    log.length > 0,
    at,
    recording !== null,
    taken,
    drawn?.chart === null,
    mistake !== null,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('viewer', model.coverage)
})

test('the viewer can always return to the live panel', () => {
  expect(model.trapsFor((state) => state.matches({ source: 'live' }))).toEqual([])
})

test('the selected step always exists', () => {
  for (const { state } of model.paths) {
    const { at, log, recording } = state.context
    expect(at).toBeGreaterThanOrEqual(0)
    expect(at).toBeLessThanOrEqual(recording?.length ?? log.length)
  }
})

test('a panel that is not moving is at the selected step', () => {
  for (const { state } of model.paths) {
    const { recording, taken, at } = state.context
    if (recording !== null && state.matches({ panel: 'still' })) expect(taken).toBe(at)
  }
})
