// @vitest-environment node
import { expect, test } from 'vitest'
import { logText, parsedLog } from './saved-log.domain.ts'
import { birth, shot } from './testing.ts'

const log = [birth('x:0'), shot('x:0', 'on', { times: 1 })]

test('a saved session is read as it was', () => {
  expect(parsedLog(logText(log))).toEqual(JSON.parse(JSON.stringify(log)))
})

test('a recording is no saved session, and a broken line is named', () => {
  expect(parsedLog('{"format":"supplier-flow"}')).toBeNull()
  expect(() => parsedLog(`${logText(log)}{"type":"other"}`)).toThrow('Line 4 is no entry of a saved session.')
})
