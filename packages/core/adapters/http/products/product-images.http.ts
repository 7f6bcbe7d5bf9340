import type { PicturesPort } from '../../../src/product-editor/pictures/pictures.port.ts'
import type { Http } from '../kit/http.client.ts'
import type { SendForm } from '../kit/http.upload.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { read } from '../kit/kernel.http.ts'
import { formWith, uploadForm } from '../kit/upload.http.ts'
import { LinkedPicturesReply } from './picture-addresses.wire.ts'
import { ProductReply } from './product-editor.wire.ts'
import { PictureReply, PicturesReply, pictureOf } from './product-images.wire.ts'
import { productsPath } from './products.wire.ts'

const at = (id: string): string => `${productsPath}/${encodeURIComponent(id)}`

/** The pictures of a product. */
export const picturesOverHttp = (http: Http, send: SendForm): PicturesPort => ({
  uploadPicture: (emit, { product, key, file }) =>
    uploadForm(send, emit, {
      path: `${at(product)}/images`,
      form: formWith('file', file, { client_key: key }),
      doneOf: (reply) => ({ type: 'picture.stored', picture: pictureOf(read(PictureReply, reply).data) }) as const,
    }),

  async linkPicture({ product, key, source }, signal) {
    const body = { client_key: key, urls: [source] }
    const [picture] = read(
      LinkedPicturesReply,
      await http('POST', `${at(product)}/images/by-url`, { body, signal }),
    ).data
    return pictureOf(picture)
  },

  async fetchPictures(product, signal) {
    const { version, images } = read(ProductReply, await http('GET', at(product), { signal })).data
    return { version, pictures: images.map(pictureOf) }
  },

  async orderPictures({ product, version, pictures }, signal) {
    const images = pictures.map(({ id, alt }) => ({ id: idOnWire(id), alt: alt || null }))
    const reply = await http('PUT', `${at(product)}/images`, { body: { version, images }, signal })
    const { data } = read(PicturesReply, reply)
    return { version: data.version, pictures: data.images.map(pictureOf) }
  },

  async removePicture({ product, id }, signal) {
    await http('DELETE', `${at(product)}/images/${encodeURIComponent(id)}`, { signal })
  },
})
