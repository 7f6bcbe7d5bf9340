// @vitest-environment node

import { expectFullCoverage, explore } from '@supplier/core/testing/explore'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { recordingMachine } from './recording.machine.ts'
import { selectRecording } from './recording.selectors.ts'

const silent = { restart: () => {}, save: () => {} }
const models = [true, false].map((isWanted) =>
  explore(recordingMachine, {
    input: { isWanted, ...silent },
    user: [
      { type: 'recording.wanted' },
      { type: 'recording.ended' },
      { type: 'toggle.pressed' },
      { type: 'saving.chosen' },
      { type: 'fault.met' },
      { type: 'fault.passed' },
    ],
  }),
)

test('every state and every transition is visited', () => {
  const [first, second] = models.map(({ coverage }) => coverage)
  if (first && second) expectFullCoverage('recording', first, second)
})

const opened = (isWanted: boolean) => {
  const done: string[] = []
  const input = {
    isWanted,
    restart: (isWhole: boolean) => void done.push(`restart ${isWhole}`),
    save: () => void done.push('save'),
  }
  const actor = createActor(recordingMachine, { input }).start()
  return { actor, done, view: () => selectRecording(actor.getSnapshot()) }
}

test('a requested recording starts with a reload, and is saved before the reload that ends it', () => {
  const before = opened(false)
  before.actor.send({ type: 'recording.wanted' })
  before.actor.send({ type: 'recording.wanted' })
  expect(before.done).toEqual(['restart true'])
  const { actor, done, view } = opened(true)
  expect(view()).toEqual({ isRecording: true, offersToSave: false })
  actor.send({ type: 'recording.ended' })
  expect(done).toEqual(['save', 'restart false'])
  actor.send({ type: 'recording.wanted' })
  expect(done).toEqual(['save', 'restart false'])
})

test('after a fault, the latest steps can be saved until they are saved or the fault has passed', () => {
  const { actor, done, view } = opened(false)
  actor.send({ type: 'fault.met' })
  expect(view().offersToSave).toBe(true)
  actor.send({ type: 'saving.chosen' })
  expect([done, view().offersToSave]).toEqual([['save'], false])
  actor.send({ type: 'fault.met' })
  actor.send({ type: 'fault.passed' })
  expect(view().offersToSave).toBe(false)
})
