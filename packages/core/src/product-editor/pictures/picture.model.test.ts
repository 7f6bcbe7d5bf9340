import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../../testing/explore.ts'
import { imageFile } from '../../images/image.domain.ts'
import { pictureMachine } from './picture.machine.ts'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const stored = {
  id: '7',
  key: 'key-1',
  url: null,
  alt: '',
  size: null,
  state: 'ready',
  source: null,
  error: null,
} as const
const refused = { kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null } as const

const model = explore(pictureMachine, {
  input: {
    app: { send: () => {} },
    owner: { send: () => {} },
    product: '1',
    key: 'key-1',
    file: imageFile({}),
  },
  user: [{ type: 'turn.given' }, { type: 'retry.chosen' }],
  childEvents: {
    openImage: [
      { type: 'image.opened', size: { width: 800, height: 800 }, address: 'blob:1' },
      { type: 'image.opened', size: { width: 800, height: 300 }, address: 'blob:1' },
      { type: 'image.unreadable' },
    ],
    uploadPicture: [
      { type: 'upload.progressed', sent: 0, total: 100 },
      { type: 'upload.progressed', sent: 40, total: 100 },
      { type: 'upload.progressed', sent: 100, total: 100 },
      { type: 'picture.stored', picture: stored },
      { type: 'upload.failed', failure: { kind: 'unreachable' } },
      { type: 'upload.failed', failure: refused },
    ],
  },
  world: {
    inspectImage: [
      gives({ bytes: 100, declared: 'image/png', head: png }),
      gives({ bytes: 100, declared: 'application/pdf', head: new Uint8Array([0x25, 0x50]) }),
      breaks(),
    ],
    openImage: [breaks()],
    uploadPicture: [breaks()],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('picture', model.coverage)
})

test('a picture is stored only after the server said so, and every accepted one can get there', () => {
  const stored = model.moves.filter(({ to }) => to.status === 'done')
  expect(new Set(stored.map(({ event }) => event))).toEqual(new Set(['picture.stored']))
  for (const { state } of model.pathsWhere(({ state }) => state.matches('accepted')))
    expect(model.canReach((one) => one.status === 'done', state)).toBe(true)
})

test('an upload without an answer is repeated on its own only so often', () => {
  for (const { state } of model.pathsWhere(({ state }) => state.matches({ accepted: 'pausing' })))
    expect(state.context.tries).toBeLessThan(5)
})
