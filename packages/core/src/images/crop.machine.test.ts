import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { cropMachine } from './crop.machine.ts'
import { imageFile } from './image.domain.ts'
import { selectCrop } from './image.selectors.ts'
import type { ImagesPort, OpenedImageEvent } from './images.port.ts'

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])
const info = { bytes: 500, declared: 'image/jpeg', head: jpeg }
const file = imageFile({ name: 'me.jpg' })
const drawn = imageFile({ name: 'picture.jpg' })

const start = (replaced: Partial<ImagesPort> = {}) => {
  const tellers: ((event: OpenedImageEvent) => void)[] = []
  const stop = vi.fn()
  const port = {
    inspectImage: vi.fn(replaced.inspectImage ?? (async () => info)),
    cropImage: vi.fn(replaced.cropImage ?? (async () => ({ file: drawn, bytes: 400 }))),
  }
  const { inspectImage, cropImage } = port
  const opening: ImagesPort['openImage'] = (tell) => {
    tellers.push(tell)
    return stop
  }
  const actor = createActor(
    cropMachine.provide({
      actors: {
        ...actorsOf({ inspectImage, cropImage }),
        openImage: listenerOf(replaced.openImage ?? opening),
      },
    }),
    { input: { kind: 'avatar', limits: { mostBytes: 1000 }, file } },
  ).start()
  return {
    actor,
    port,
    stop,
    tell: (event: OpenedImageEvent) => tellers[0]?.(event),
    isOpen: () => tellers.length > 0,
    view: () => selectCrop(actor.getSnapshot()),
    output: () => actor.getSnapshot().output,
    still: () => new Promise(setImmediate),
  }
}

const opened: OpenedImageEvent = { type: 'image.opened', size: { width: 1200, height: 600 }, address: 'blob:1' }

test('a picture is opened centred, zoomed, moved, and drawn as shown', async () => {
  const { actor, port, still, tell, view, output, stop } = start()
  expect(view()).toBe(null)
  await still()
  tell(opened)
  expect(view()).toEqual({
    address: 'blob:1',
    size: { width: 1200, height: 600 },
    rectangle: { x: 300, y: 0, width: 600, height: 600 },
    zoom: 1,
    mostZoom: 6.25,
    isBusy: false,
  })
  actor.send({ type: 'crop.zoomed', zoom: 4 })
  actor.send({ type: 'crop.scaled', by: 0.5 })
  actor.send({ type: 'crop.moved', by: { dx: -0.5, dy: 0 } })
  actor.send({ type: 'crop.confirmed' })
  expect(view()).toMatchObject({ zoom: 2, isBusy: true, rectangle: { x: 300, y: 150, width: 300, height: 300 } })
  await still()
  expect(port.cropImage.mock.calls.map(([order]) => order)).toEqual([
    {
      file,
      rectangle: { x: 300, y: 150, width: 300, height: 300 },
      output: { width: 300, height: 300 },
      encoding: 'image/jpeg',
    },
  ])
  expect(output()).toEqual({ cropped: drawn, refusal: null })
  expect(stop).toHaveBeenCalledOnce()
})

test('a file refused for its first bytes is never decoded', async () => {
  const svg = new TextEncoder().encode('<svg onload="alert(1)">')
  const { isOpen, still, output } = start({
    inspectImage: async () => ({ bytes: svg.length, declared: 'image/png', head: svg }),
  })
  await still()
  expect([isOpen(), output()]).toEqual([false, { cropped: null, refusal: { key: 'images.wrongType' } }])
})

test.each<[string, Partial<ImagesPort>, OpenedImageEvent | null, string]>([
  ['cannot be read', { inspectImage: () => Promise.reject(new Error('gone')) }, null, 'images.unreadable'],
  ['cannot be decoded', {}, { type: 'image.unreadable' }, 'images.unreadable'],
  [
    'cannot be opened',
    {
      openImage: () => {
        throw new Error('no memory')
      },
    },
    null,
    'images.unreadable',
  ],
  [
    'has too many pixels',
    {},
    { ...opened, size: { width: 10_000, height: 4001 } } as OpenedImageEvent,
    'images.tooManyPixels',
  ],
])('a file that %s is refused with the reason', async (_, port, event, key) => {
  const { still, tell, output } = start(port)
  await still()
  if (event) tell(event)
  await still()
  expect(output()).toEqual({ cropped: null, refusal: { key } })
})

test.each<[string, ImagesPort['cropImage'], string]>([
  ['that cannot be drawn', () => Promise.reject(new Error('no memory')), 'images.unreadable'],
  ['that grew too large', async () => ({ file: drawn, bytes: 1001 }), 'images.tooLarge'],
])('a picture %s is refused with the reason', async (_, cropImage, key) => {
  const { actor, still, tell, output } = start({ cropImage })
  await still()
  tell(opened)
  actor.send({ type: 'crop.confirmed' })
  await still()
  expect(output()).toMatchObject({ cropped: null, refusal: { key } })
})
