import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { explore } from '../explore.ts'

const walked = (machine: ReturnType<typeof createMachine>) => () =>
  explore(machine, { input: undefined as never, user: [{ type: 'on' }, { type: 'back' }] })

test('a walk that breaks a rule names its words and its steps', () => {
  const machine = createMachine({
    id: 'send',
    initial: 'sending',
    states: { sending: { on: { on: 'lookingUp' } }, lookingUp: { on: { back: 'sending' } } },
  })
  expect(walked(machine)).toThrow(
    'a request without an answer is looked up, not sent anew: broken by send, after "start > on > back"',
  )
})

test('a walk that cannot fulfil a rule any more names the steps that lead there', () => {
  const machine = createMachine({
    id: 'waiting',
    initial: 'idle',
    states: { idle: { on: { on: 'asking' } }, asking: { tags: 'busy', on: { on: 'asking' } } },
  })
  expect(walked(machine)).toThrow('no request without an end: never fulfilled by waiting, after "start > on"')
})
