import { Buffer } from 'node:buffer'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import image from '../../src/i18n/uk/image/index.ts'
import messages from '../../src/i18n/uk/messages/index.ts'

export interface PickedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Page object of an image field. */
export const imageField = (page: Page, kind: 'avatar' | 'background' | 'cover') => {
  const texts = image[kind]
  const field = page.getByRole('region', { name: texts.label, exact: true })
  const dialog = page.getByRole('dialog', { name: texts.crop })
  const choose = field.getByRole('button').first()
  return {
    field,
    dialog,
    choose,
    status: field.getByRole('status'),
    progress: field.getByRole('progressbar'),
    button: (name: string) => field.getByRole('button', { name, exact: true }),
    window: dialog.getByRole('slider', { name: image.part }),
    zoom: dialog.getByRole('slider', { name: image.zoom }),
    save: dialog.getByRole('button', { name: texts.save }),
    /** Picks a file in the browser's dialog by keyboard alone. */
    pick: async (file: PickedFile) => {
      const opened = page.waitForEvent('filechooser')
      await choose.press('Enter')
      await (await opened).setFiles(file)
    },
    /** Drops a file on the field or beside it. */
    drop: async (file: PickedFile, where: 'on' | 'beside' = 'on') => {
      const given = { name: file.name, type: file.mimeType, base64: file.buffer.toString('base64') }
      const data = await page.evaluateHandle(({ name, type, base64 }) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], name, { type }))
        return transfer
      }, given)
      const location = where === 'on' ? field : page.getByRole('heading', { level: 1 })
      for (const type of ['dragover', 'drop']) await location.dispatchEvent(type, { dataTransfer: data })
    },
  }
}

const block = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG with the given colours: red, green and blue by column and row. */
export const png = (
  width: number,
  height: number,
  colour: (x: number, y: number) => readonly [number, number, number],
): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(colour(x, y), y * (1 + width * 3) + 1 + x * 3)
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [block('IHDR', header), block('IDAT', deflateSync(rows)), block('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

export const file = (name: string, buffer: Buffer | string, mimeType = 'image/png'): PickedFile => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
})

/** Left half red, right half blue. */
export const halves = (width = 1200, height = 800): PickedFile =>
  file(
    'моє фото.png',
    png(width, height, (x) => (x < width / 2 ? [200, 30, 30] : [30, 30, 200])),
  )

/** An image that no format can compress; the same each time. */
export const noise = (side: number): PickedFile => {
  let state = 1
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return (state >> 16) & 255
  }
  return file(
    'noise.png',
    png(side, side, () => [next(), next(), next()]),
  )
}

/** Counts the object URLs that are valid now. */
export const countAddresses = (page: Page) =>
  page.addInitScript(() => {
    const good = new Set<string>()
    Object.assign(window, { goodAddresses: good })
    const { createObjectURL, revokeObjectURL } = URL
    URL.createObjectURL = (given) => {
      const address = createObjectURL.call(URL, given)
      good.add(address)
      return address
    }
    URL.revokeObjectURL = (address) => {
      good.delete(address)
      revokeObjectURL.call(URL, address)
    }
  })

export const goodAddresses = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { goodAddresses: Set<string> }).goodAddresses.size)

export { image as pictureTexts, messages }
