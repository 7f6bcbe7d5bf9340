import { expect, test } from 'vitest'
import { type Flow, FlowError, formatFlow, parseFlow } from './flow.ts'

const flow: Flow = {
  build: 'recorded-a1b2.js',
  zone: 'Europe/Kyiv',
  isMasked: false,
  start: { href: '/auth' },
  cut: 0,
  steps: [
    { n: 0, at: 5, causes: [{ start: true }], states: { app: ['signedOut', { index: 'x' }] } },
    { n: 1, at: 6, causes: [{ answer: 0, gives: 1 }], states: { app: null }, ends: [3] },
    { n: 2, at: 7, causes: [{ stop: true }], states: {} },
  ],
}
const whole = formatFlow(flow)
const lines = whole.trimEnd().split('\n')
const of = (...indexes: readonly number[]) => indexes.map((index) => `${lines[index]}\n`).join('')

test('a recording is read back as it was written, even without its beginning', () => {
  const cut = { ...flow, cut: 1, steps: flow.steps.slice(1) }
  for (const one of [flow, cut]) expect(parseFlow(formatFlow(one))).toEqual(one)
})

const removed = 'a line was removed, moved or repeated.'

test.each([
  ['an empty file', '', 'This is no recording of the panel.'],
  ['another file', '{"name":"package"}', 'This is no recording of the panel.'],
  ['text', 'hello', 'Line 1 of the recording is broken off or no JSON.'],
  ['an older format', '{"format":"supplier-flow","version":1}', 'version 1 of the format; version 3 can be read.'],
  ['a newer format', '{"format":"supplier-flow","version":9}', 'version 9 of the format; version 3 can be read.'],
  ['a head without its build', whole.replace('"build"', '"by"'), 'The head of the recording is broken: build, zone,'],
  ['a head without its cut', whole.replace('"cut":0', '"cut":-1'), 'The head of the recording is broken: build, zone,'],
  ['a missing head', of(1, 2, 3, 4), 'This is no recording of the panel.'],
  ['a line that is not a step', whole.replace('"at":6,', ''), 'Line 3 of the recording is no step.'],
  ['a broken end', whole.slice(0, -4), 'Line 5 of the recording is broken off or no JSON.'],
  ['a removed line', of(0, 1, 3, 4), `Line 3 holds step 2 where step 1 belongs: ${removed}`],
  ['a first line removed', of(0, 2, 3, 4), `Line 2 holds step 1 where step 0 belongs: ${removed}`],
  ['a last line removed', of(0, 1, 2, 4), `Line 4 holds the end after step 2 where step 2 belongs: ${removed}`],
  ['swapped lines', of(0, 2, 1, 3, 4), `Line 2 holds step 1 where step 0 belongs: ${removed}`],
  ['a repeated line', of(0, 1, 2, 2, 3, 4), `Line 4 holds step 1 where step 2 belongs: ${removed}`],
  ['a missing end', of(0, 1, 2), 'The recording is cut off: step 2 or the end is missing after its last line.'],
  ['a line after the end', of(0, 1, 2, 3, 4, 3), 'Line 6 stands behind the end of the recording.'],
])('%s is rejected with a readable message', (_, text, sentence) => {
  expect(() => parseFlow(text)).toThrow(FlowError)
  expect(() => parseFlow(text)).toThrow(sentence)
})
