import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { cropMachine } from './crop.machine.ts'
import { pictureFile } from './picture.domain.ts'
import { selectCrop } from './picture.selectors.ts'
import type { OpenedFact, PicturesPort } from './pictures.port.ts'

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])
const facts = { bytes: 500, declared: 'image/jpeg', head: jpeg }
const file = pictureFile({ name: 'me.jpg' })
const drawn = pictureFile({ name: 'picture.jpg' })

const start = (replaced: Partial<PicturesPort> = {}) => {
  const tellers: ((fact: OpenedFact) => void)[] = []
  const stop = vi.fn()
  const port = {
    inspectPicture: vi.fn(replaced.inspectPicture ?? (async () => facts)),
    cropPicture: vi.fn(replaced.cropPicture ?? (async () => ({ file: drawn, bytes: 400 }))),
  }
  const { inspectPicture, cropPicture } = port
  const opening: PicturesPort['openPicture'] = (tell) => {
    tellers.push(tell)
    return stop
  }
  const actor = createActor(
    cropMachine.provide({
      actors: {
        ...actorsOf({ inspectPicture, cropPicture }),
        openPicture: listenerOf(replaced.openPicture ?? opening),
      },
    }),
    { input: { kind: 'avatar', limits: { mostBytes: 1000 }, file } },
  ).start()
  return {
    actor,
    port,
    stop,
    tell: (fact: OpenedFact) => tellers[0]?.(fact),
    isOpen: () => tellers.length > 0,
    view: () => selectCrop(actor.getSnapshot()),
    output: () => actor.getSnapshot().output,
    still: () => new Promise(setImmediate),
  }
}

const opened: OpenedFact = { type: 'picture.opened', size: { width: 1200, height: 600 }, address: 'blob:1' }

test('a picture is shown from the middle, looked at nearer, moved, and drawn as it is seen', async () => {
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
  expect(port.cropPicture.mock.calls.map(([order]) => order)).toEqual([
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

test('what is refused by its first bytes is never decoded', async () => {
  const svg = new TextEncoder().encode('<svg onload="alert(1)">')
  const { isOpen, still, output } = start({
    inspectPicture: async () => ({ bytes: svg.length, declared: 'image/png', head: svg }),
  })
  await still()
  expect([isOpen(), output()]).toEqual([false, { cropped: null, refusal: { key: 'pictures.wrongType' } }])
})

test.each<[string, Partial<PicturesPort>, OpenedFact | null, string]>([
  ['cannot be read', { inspectPicture: () => Promise.reject(new Error('gone')) }, null, 'pictures.unreadable'],
  ['cannot be decoded', {}, { type: 'picture.unreadable' }, 'pictures.unreadable'],
  [
    'cannot be opened',
    {
      openPicture: () => {
        throw new Error('no memory')
      },
    },
    null,
    'pictures.unreadable',
  ],
  [
    'unpacks to too much',
    {},
    { ...opened, size: { width: 10_000, height: 4001 } } as OpenedFact,
    'pictures.tooManyPixels',
  ],
])('a file that %s is refused with the reason', async (_, port, fact, key) => {
  const { still, tell, output } = start(port)
  await still()
  if (fact) tell(fact)
  await still()
  expect(output()).toEqual({ cropped: null, refusal: { key } })
})

test.each<[string, PicturesPort['cropPicture'], string]>([
  ['that cannot be drawn', () => Promise.reject(new Error('no memory')), 'pictures.unreadable'],
  ['that grew too large', async () => ({ file: drawn, bytes: 1001 }), 'pictures.tooLarge'],
])('a picture %s is refused with the reason', async (_, cropPicture, key) => {
  const { actor, still, tell, output } = start({ cropPicture })
  await still()
  tell(opened)
  actor.send({ type: 'crop.confirmed' })
  await still()
  expect(output()).toEqual({ cropped: null, refusal: { key } })
})
