import type { Rectangle } from '../../src/images/crop.domain.ts'
import {
  headBytes,
  type ImageFile,
  type ImageLimits,
  type ImageType,
  imageFile,
} from '../../src/images/image.domain.ts'
import type { CropOrder, ImagesPort } from '../../src/images/images.port.ts'
import type { Size } from '../../src/images/stated-size.domain.ts'

/** A decoded image; `close` releases its memory. */
export interface Decoded extends Size {
  close(): void
}

interface Surroundings<Image extends Decoded> {
  readonly limits: ImageLimits
  readonly decode: (file: Blob) => Promise<Image>
  /**
   * Draws a part of an image. The type of the result may differ from the requested one when the browser does not
   * support it.
   */
  readonly draw: (image: Image, order: CropOrder) => Promise<Blob>
  readonly addresses: { createObjectURL(file: Blob): string; revokeObjectURL(address: string): void }
}

const fileOf = (file: ImageFile): File => file as unknown as File

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
} satisfies Record<ImageType, string>

/** Reads, decodes and crops image files in the browser. */
export const imagesInBrowser = <Image extends Decoded>({
  limits,
  decode,
  draw,
  addresses,
}: Surroundings<Image>): Omit<ImagesPort, 'uploadImage' | 'removeImage'> => ({
  fetchImageLimits: async () => limits,

  inspectImage: async (picked) => {
    const file = fileOf(picked)
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
    return { bytes: file.size, declared: file.type, head }
  },

  openImage: (emit, picked) => {
    const file = fileOf(picked)
    let isOver = false
    let address: string | null = null
    decode(file).then(
      (image) => {
        const { width, height } = image
        image.close()
        if (isOver) return
        address = addresses.createObjectURL(file)
        emit({ type: 'image.opened', size: { width, height }, address })
      },
      () => isOver || emit({ type: 'image.unreadable' }),
    )
    return () => {
      isOver = true
      if (address !== null) addresses.revokeObjectURL(address)
    }
  },

  cropImage: async (order) => {
    const image = await decode(fileOf(order.file))
    try {
      const drawn = await draw(image, order)
      const { type, size } = drawn
      return { file: imageFile(new File([drawn], `picture.${endings[type]}`, { type })), bytes: size }
    } finally {
      image.close()
    }
  },
})

/** Draws on a canvas, which drops the metadata of the photograph, its location included. */
export const drawOnCanvas =
  (create: () => HTMLCanvasElement) =>
  async (image: ImageBitmap, { rectangle, output, encoding }: CropOrder): Promise<Blob> => {
    const canvas = create()
    canvas.width = output.width
    canvas.height = output.height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('there is no canvas here')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, ...partOf(rectangle), 0, 0, output.width, output.height)
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, encoding, 0.9))
    if (!drawn) throw new Error('the canvas cannot be written')
    return drawn
  }

const partOf = ({ x, y, width, height }: Rectangle) => [x, y, width, height] as const
