import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { uploadBy } from '../kit/upload/upload.machine.ts'
import { cropMachine } from './crop.machine.ts'
import { imageFile } from './image.domain.ts'
import { imageMachine } from './image.machine.ts'
import { selectImageField } from './image.selectors.ts'
import type { ImagesPort, OpenedImageEvent } from './images.port.ts'

const never = () => new Promise<never>(() => {})
const silent = () => () => {}
const file = imageFile({})

const model = explore(
  imageMachine.provide({
    actors: {
      crop: cropMachine.provide({
        actors: {
          ...actorsOf<Pick<ImagesPort, 'inspectImage' | 'cropImage'>>({
            inspectImage: never,
            cropImage: never,
          }),
          openImage: listenerOf<OpenedImageEvent, typeof file>(silent),
        },
      }),
      upload: uploadBy(silent),
    },
  }),
  {
    input: { app: { send: () => {} }, kind: 'cover', record: '71', owner: { send: () => {} } },
    user: [
      { type: 'file.chosen', file },
      { type: 'retry.chosen' },
      { type: 'image.dropped' },
      { type: 'removal.chosen' },
      { type: 'removal.confirmed' },
    ],
    // The upload does not depend on the preview, so a preview that fails is ignored.
    unused: ['image.unreadable'],
    world: {
      fetchImageLimits: [gives({ mostBytes: 1000 }), fails()],
      crop: [
        gives({ cropped: file, refusal: null }),
        gives({ cropped: null, refusal: { key: 'images.empty' } }),
        breaks(),
      ],
      openImage: [breaks()],
      upload: [gives({ failure: null }), gives({ failure: { kind: 'timedOut' } }), breaks()],
      removeImage: [gives(undefined), fails()],
      fetchSaved: [gives({ cover: 'https://media.test/1' }), gives({ firstname: 'Anna' }), fails()],
    },
    childEvents: {
      openImage: [
        { type: 'image.opened', size: { width: 1, height: 1 }, address: 'blob:1' },
        { type: 'image.unreadable' },
      ],
    },
  },
)

test('every state and every transition is visited', () => {
  expectFullCoverage('image', model.coverage)
})

test('a picture can be chosen again from every state', () => {
  expect(model.trapsFor((state) => state.matches('ready'))).toEqual([])
})

test('only a cropped picture is uploaded', () => {
  const sent = model.moves.filter(
    ({ from, to }) => !from.matches({ held: 'sending' }) && to.matches({ held: 'sending' }),
  )
  expect(new Set(sent.map(({ event }) => event))).toEqual(new Set(['xstate.done.actor.crop', 'retry.chosen']))
})

test('a picture is uploaded again only on retry', () => {
  for (const { scenario } of model.paths) {
    const sendings = scenario.split(/done\.actor\.crop|retry\.chosen/).length - 1
    expect(scenario.split(/actor\.upload/).length - 1).toBeLessThanOrEqual(sendings)
  }
})

test('the account is read only after the server accepted the picture', () => {
  const read = model.movesWhere(({ from, to }) => !from.matches({ held: 'reading' }) && to.matches({ held: 'reading' }))
  expect(new Set(read.map(({ event }) => event))).toEqual(new Set(['xstate.done.actor.upload', 'retry.chosen']))
  for (const { from, event } of read) {
    if (event === 'retry.chosen') expect(selectImageField(from).activity.step).toBe('unread')
  }
})

test('a picture is removed only after a yes', () => {
  const removed = model.movesWhere(({ from, to }) => !from.matches('removing') && to.matches('removing'))
  expect(new Set(removed.map(({ event }) => event))).toEqual(new Set(['removal.confirmed']))
  for (const { from } of removed) expect(selectImageField(from).activity.step).toBe('confirm')
})

test('every state with a retry shows a message', () => {
  const stopped = model.pathsWhere(({ state }) => ['failed', 'unread'].includes(selectImageField(state).activity.step))
  for (const { state } of stopped) expect(selectImageField(state).notes).not.toEqual([])
})

test('an idle field holds no file', () => {
  const rests = model.pathsWhere(({ state }) => state.matches('ready'))
  for (const { state } of rests) {
    const { chosen, cropped, address } = state.context
    expect([chosen, cropped, address]).toEqual([null, null, null])
  }
})
