import { expect, test, vi } from 'vitest'
import { headBytes, imageFile } from '../../src/images/image.domain.ts'
import type { CropOrder, OpenedImageEvent } from '../../src/images/images.port.ts'
import { drawOnCanvas, imagesInBrowser } from './images.browser.ts'

const file = new File(['abc'], 'IMG_2043 у мене вдома.png', { type: 'image/png' })
const order: CropOrder = {
  file: imageFile(file),
  rectangle: { x: 10, y: 20, width: 300, height: 300 },
  output: { width: 150, height: 150 },
  encoding: 'image/webp',
}

const browser = ({ written = 'image/webp' } = {}) => {
  const addresses = new Set<string>()
  const close = vi.fn()
  const decoding: { give: () => void; refuse: () => void }[] = []
  const draw = vi.fn(async () => new Blob(['drawn'], { type: written }))
  const port = imagesInBrowser({
    limits: { mostBytes: 7 },
    decode: () =>
      new Promise<{ width: number; height: number; close: () => void }>((resolve, reject) =>
        decoding.push({
          give: () => resolve({ width: 800, height: 600, close }),
          refuse: () => reject(new DOMException('no image', 'InvalidStateError')),
        }),
      ),
    draw,
    addresses: {
      createObjectURL: () => {
        addresses.add('blob:1')
        return 'blob:1'
      },
      revokeObjectURL: (address) => addresses.delete(address),
    },
  })
  const told: OpenedImageEvent[] = []
  const open = () => port.openImage((event) => told.push(event), imageFile(file))
  const still = () => new Promise(setImmediate)
  return { port, addresses, close, decoding, draw, told, open, still }
}

test('the limits come from the deployment', async () => {
  expect(await browser().port.fetchImageLimits()).toEqual({ mostBytes: 7 })
})

test('inspecting a file gives its size, its declared type and its first bytes', async () => {
  const { port } = browser()
  expect(await port.inspectImage(imageFile(file))).toEqual({
    bytes: 3,
    declared: 'image/png',
    head: Uint8Array.from([97, 98, 99]),
  })
  const large = new File([new Uint8Array(headBytes + 9)], 'a.png')
  expect((await port.inspectImage(imageFile(large))).head).toHaveLength(headBytes)
})

test('inspecting a file that no longer exists fails', async () => {
  const gone = { size: 3, type: 'image/png', slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) }
  await expect(browser().port.inspectImage(imageFile(gone))).rejects.toThrow('gone')
})

test('an opened image has an object URL until it is closed', async () => {
  const { open, decoding, told, addresses, close, still } = browser()
  const stop = open()
  expect([told, [...addresses]]).toEqual([[], []])
  decoding[0]?.give()
  await still()
  expect(told).toEqual([{ type: 'image.opened', size: { width: 800, height: 600 }, address: 'blob:1' }])
  expect([[...addresses], close.mock.calls.length]).toEqual([['blob:1'], 1])
  stop()
  expect([...addresses]).toEqual([])
})

test('an image closed before it was decoded never gets an object URL', async () => {
  const { open, decoding, told, addresses, close, still } = browser()
  open()()
  open()()
  decoding[0]?.give()
  decoding[1]?.refuse()
  await still()
  expect([told, [...addresses], close.mock.calls.length]).toEqual([[], [], 1])
})

test('a file that cannot be decoded is unreadable', async () => {
  const { open, decoding, told, still } = browser()
  const stop = open()
  decoding[0]?.refuse()
  await still()
  stop()
  expect(told).toEqual([{ type: 'image.unreadable' }])
})

test.each([
  ['image/webp', 'picture.webp'],
  ['image/jpeg', 'picture.jpg'],
  // A browser that does not support the requested encoding writes PNG instead.
  ['image/png', 'picture.png'],
])('a drawn file of type %s is named %s, whatever the original file was called', async (written, name) => {
  const { port, decoding, draw, close } = browser({ written })
  const cropping = port.cropImage(order)
  decoding[0]?.give()
  const { file: cropped, bytes } = await cropping
  expect([(cropped as unknown as File).name, (cropped as unknown as File).type, bytes]).toEqual([name, written, 5])
  expect(draw).toHaveBeenCalledWith(expect.objectContaining({ width: 800 }), order)
  expect(close).toHaveBeenCalledOnce()
})

test('an image is closed even when drawing it fails', async () => {
  const { port, decoding, draw, close } = browser()
  draw.mockRejectedValueOnce(new Error('no memory'))
  const cropping = port.cropImage(order)
  decoding[0]?.give()
  await expect(cropping).rejects.toThrow('no memory')
  expect(close).toHaveBeenCalledOnce()
})

const canvasOf = (context: object | null, written: Blob | null) => {
  const toBlob = vi.fn((done: (blob: Blob | null) => void, _type?: string, _quality?: number) => done(written))
  return { width: 0, height: 0, getContext: () => context, toBlob }
}
const bitmap = { width: 800, height: 600, close: () => {} }
const drawnBy = (canvas: ReturnType<typeof canvasOf>) => drawOnCanvas(() => canvas as unknown as HTMLCanvasElement)

test('the cropped part fills the canvas', async () => {
  const drawImage = vi.fn()
  const context = { drawImage, imageSmoothingQuality: 'low' }
  const blob = new Blob(['drawn'])
  const canvas = canvasOf(context, blob)
  expect(await drawnBy(canvas)(bitmap, order)).toBe(blob)
  expect([canvas.width, canvas.height, context.imageSmoothingQuality]).toEqual([150, 150, 'high'])
  expect(drawImage.mock.calls).toEqual([[bitmap, 10, 20, 300, 300, 0, 0, 150, 150]])
  expect(canvas.toBlob.mock.calls[0]?.slice(1)).toEqual(['image/webp', 0.9])
})

test('a canvas that is missing or cannot be encoded is an error', async () => {
  await expect(drawnBy(canvasOf(null, null))(bitmap, order)).rejects.toThrow()
  await expect(drawnBy(canvasOf({ drawImage: () => {} }, null))(bitmap, order)).rejects.toThrow()
})
