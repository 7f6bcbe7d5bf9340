import type { Rectangle } from '../../src/pictures/crop.domain.ts'
import {
  headBytes,
  type PictureFile,
  type PictureLimits,
  type PictureType,
  pictureFile,
} from '../../src/pictures/picture.domain.ts'
import type { CropOrder, PicturesPort } from '../../src/pictures/pictures.port.ts'
import type { Size } from '../../src/pictures/stated-size.domain.ts'

/** A decoded picture, for as long as it is needed. */
export interface Decoded extends Size {
  close(): void
}

interface Surroundings<Picture extends Decoded> {
  readonly limits: PictureLimits
  readonly decode: (file: Blob) => Promise<Picture>
  /** Draws a part of a picture. What it writes is not bound to be what it was asked to write. */
  readonly draw: (picture: Picture, order: CropOrder) => Promise<Blob>
  readonly addresses: { createObjectURL(file: Blob): string; revokeObjectURL(address: string): void }
}

const fileOf = (file: PictureFile): File => file as unknown as File

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
} satisfies Record<PictureType, string>

/** Files as a browser knows them. */
export const picturesInBrowser = <Picture extends Decoded>({
  limits,
  decode,
  draw,
  addresses,
}: Surroundings<Picture>): Omit<PicturesPort, 'uploadPicture'> => ({
  fetchPictureLimits: async () => limits,

  inspectPicture: async (picked) => {
    const file = fileOf(picked)
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
    return { bytes: file.size, declared: file.type, head }
  },

  openPicture: (tell, picked) => {
    const file = fileOf(picked)
    let isOver = false
    let address: string | null = null
    decode(file).then(
      (picture) => {
        const { width, height } = picture
        picture.close()
        if (isOver) return
        address = addresses.createObjectURL(file)
        tell({ type: 'picture.opened', size: { width, height }, address })
      },
      () => isOver || tell({ type: 'picture.unreadable' }),
    )
    return () => {
      isOver = true
      if (address !== null) addresses.revokeObjectURL(address)
    }
  },

  cropPicture: async (order) => {
    const picture = await decode(fileOf(order.file))
    try {
      const drawn = await draw(picture, order)
      const { type, size } = drawn
      return { file: pictureFile(new File([drawn], `picture.${endings[type]}`, { type })), bytes: size }
    } finally {
      picture.close()
    }
  },
})

/** Draws on a canvas, which knows nothing of where a photograph was taken. */
export const drawOnCanvas =
  (create: () => HTMLCanvasElement) =>
  async (picture: ImageBitmap, { rectangle, output, encoding }: CropOrder): Promise<Blob> => {
    const canvas = create()
    canvas.width = output.width
    canvas.height = output.height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('there is no canvas here')
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, ...partOf(rectangle), 0, 0, output.width, output.height)
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, encoding, 0.9))
    if (!drawn) throw new Error('the canvas cannot be written')
    return drawn
  }

const partOf = ({ x, y, width, height }: Rectangle) => [x, y, width, height] as const
