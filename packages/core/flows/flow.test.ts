import { expect, test } from 'vitest'
import { type Flow, FlowError, formatFlow, parseFlow } from './flow.ts'

const flow: Flow = {
  start: { href: '/auth' },
  cut: 0,
  steps: [
    { n: 0, at: 5, causes: [{ start: true }], states: { app: ['signedOut', 'x'] } },
    { n: 1, at: 6, causes: [{ answer: 0, gives: 1 }], states: { app: null }, ends: [3] },
  ],
}

test('a recording is read as it was written', () => {
  expect(parseFlow(formatFlow(flow))).toEqual(flow)
  expect(formatFlow(flow).trimEnd().split('\n')).toHaveLength(3)
})

test.each([
  ['nothing at all', '', 'This is no recording of the panel.'],
  ['another file', '{"name":"package"}', 'This is no recording of the panel.'],
  ['text', 'hello', 'Line 1 of the recording is broken off or no JSON.'],
  ['an older format', '{"format":"supplier-flow","version":0}', 'version 0 of the format; version 1 can be read.'],
  ['a newer format', '{"format":"supplier-flow","version":9}', 'version 9 of the format; version 1 can be read.'],
  ['a line that is no step', formatFlow(flow).replace('"at":6,', ''), 'Line 3 of the recording is no step.'],
  ['a broken end', formatFlow(flow).slice(0, -9), 'Line 3 of the recording is broken off or no JSON.'],
])('%s is refused in a sentence', (_, text, sentence) => {
  expect(() => parseFlow(text)).toThrow(FlowError)
  expect(() => parseFlow(text)).toThrow(sentence)
})
