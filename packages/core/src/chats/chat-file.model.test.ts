import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { uploadBy } from '../kit/upload/upload.machine.ts'
import { namedFile } from './chat-file.domain.ts'
import { chatFileMachine } from './chat-file.machine.ts'

const told: unknown[] = []
const attachment = { id: '1', name: 'a.pdf', type: 'application/pdf', size: 9, url: null, thumb: null }

const model = explore(chatFileMachine.provide({ actors: { upload: uploadBy(() => () => {}) } }), {
  runsLive: true,
  input: {
    app: { send: () => {} },
    owner: { send: ({ change }) => void told.push(change) },
    room: '7',
    key: 'key',
    file: namedFile({ name: 'a.pdf', size: 9, type: 'application/pdf' }),
  },
  user: [{ type: 'retry.chosen' }],
  childEvents: {
    upload: [{ type: 'xstate.snapshot.upload', snapshot: { context: { progress: { sent: 4, total: 8 } } } } as never],
  },
  world: {
    upload: [
      gives({ failure: null, answer: attachment }),
      gives({ failure: { kind: 'unreachable' }, answer: null }),
      breaks(),
    ],
  },
  project: () => null,
})

test('every state and every transition is visited', () => {
  expectFullCoverage('chat-file', model.coverage)
})

test('the room learns how much was sent, what was stored, and why it failed', () => {
  expect(told).toContainEqual({ progress: 0.5 })
  expect(told).toContainEqual({ state: 'stored', progress: 1, attachment })
  expect(told).toContainEqual({ state: 'failed', message: { key: 'failure.unreachable' } })
})

test('a file that was not stored can always be sent again', () => {
  expect(model.trapsFor((state) => state.matches('stored'))).toEqual([])
})
