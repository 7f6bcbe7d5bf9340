import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import { chatFileMachine } from './chat-file.machine.ts'

const attachment = { id: '1', name: 'a.pdf', type: 'application/pdf', size: 9, url: null, thumb: null }

const model = explore(chatFileMachine, {
  input: {
    app: { send: () => {} },
    owner: { send: () => {} },
    room: '7',
    key: 'key',
    file: { name: 'a.pdf', size: 9, type: 'application/pdf' },
  },
  user: [{ type: 'retry.chosen' }],
  childEvents: {
    uploadFile: [
      { type: 'upload.progressed', sent: 4, total: 9 },
      { type: 'upload.progressed', sent: 9, total: 9 },
      { type: 'upload.failed', failure: { kind: 'unreachable' } },
      { type: 'file.stored', attachment },
    ],
  },
  world: { uploadFile: [breaks()] },
  project: ({ progress }) => progress,
})

test('every state and every transition is visited', () => {
  expectFullCoverage('chat-file', model.coverage)
})

test('a file that was not stored can always be sent again', () => {
  expect(model.trapsFor((state) => state.matches('stored'))).toEqual([])
})
