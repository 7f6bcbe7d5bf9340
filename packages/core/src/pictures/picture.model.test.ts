import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { cropMachine } from './crop.machine.ts'
import { pictureFile } from './picture.domain.ts'
import { pictureMachine } from './picture.machine.ts'
import { selectPictureField } from './picture.selectors.ts'
import type { OpenedFact, PicturesPort, UploadFact } from './pictures.port.ts'
import { uploadMachine } from './upload.machine.ts'

const never = () => new Promise<never>(() => {})
const silent = () => () => {}
const file = pictureFile({})

const walk = explore(
  pictureMachine.provide({
    actors: {
      crop: cropMachine.provide({
        actors: {
          ...actorsOf<Pick<PicturesPort, 'inspectPicture' | 'cropPicture'>>({
            inspectPicture: never,
            cropPicture: never,
          }),
          openPicture: listenerOf<OpenedFact, typeof file>(silent),
        },
      }),
      upload: uploadMachine.provide({
        actors: { uploadPicture: listenerOf<UploadFact, { kind: 'avatar' | 'background'; file: typeof file }>(silent) },
      }),
    },
  }),
  {
    input: { trunk: { send: () => {} }, kind: 'avatar' },
    user: [{ type: 'file.chosen', file }, { type: 'retry.chosen' }, { type: 'picture.dropped' }],
    // A picture that cannot be shown can still be sent.
    unused: ['picture.unreadable'],
    world: {
      fetchPictureLimits: [gives({ mostBytes: 1000 }), fails()],
      crop: [
        gives({ cropped: file, refusal: null }),
        gives({ cropped: null, refusal: { key: 'pictures.empty' } }),
        breaks(),
      ],
      openPicture: [breaks()],
      upload: [gives({ failure: null }), gives({ failure: { kind: 'timedOut' } }), breaks()],
      fetchAccount: [gives({ avatar: 'https://media.test/1' }), gives({ firstname: 'Anna' }), fails()],
    },
    facts: {
      openPicture: [
        { type: 'picture.opened', size: { width: 1, height: 1 }, address: 'blob:1' },
        { type: 'picture.unreadable' },
      ],
    },
  },
)

test('every state and every transition is visited', () => {
  expectFullCoverage('picture', walk.coverage)
})

test('a picture can be chosen again whatever happened before', () => {
  expect(walk.trapsFor((state) => state.matches('ready'))).toEqual([])
})

test('nothing is sent that was not cropped', () => {
  const sent = walk.moves.filter(
    ({ from, to }) => !from.matches({ held: 'sending' }) && to.matches({ held: 'sending' }),
  )
  expect(new Set(sent.map(({ event }) => event))).toEqual(new Set(['xstate.done.actor.crop', 'retry.chosen']))
})

test('nothing is sent twice unless somebody asks for it', () => {
  for (const { story } of walk.paths) {
    const sendings = story.split(/done\.actor\.crop|retry\.chosen/).length - 1
    expect(story.split(/actor\.upload/).length - 1).toBeLessThanOrEqual(sendings)
  }
})

test('the account is read once the server took the picture, and at no other time', () => {
  const read = walk.movesWhere(({ from, to }) => !from.matches({ held: 'reading' }) && to.matches({ held: 'reading' }))
  expect(new Set(read.map(({ event }) => event))).toEqual(new Set(['xstate.done.actor.upload', 'retry.chosen']))
  for (const { from, event } of read) {
    if (event === 'retry.chosen') expect(selectPictureField(from).doing.step).toBe('unread')
  }
})

test('where there is something to try again, there is something to say', () => {
  const stopped = walk.pathsWhere(({ state }) => ['failed', 'unread'].includes(selectPictureField(state).doing.step))
  for (const { state } of stopped) expect(selectPictureField(state).notes).not.toEqual([])
})

test('a picture that rests holds no file', () => {
  const rests = walk.pathsWhere(({ state }) => state.matches('ready'))
  for (const { state } of rests) {
    const { chosen, cropped, address } = state.context
    expect([chosen, cropped, address]).toEqual([null, null, null])
  }
})
