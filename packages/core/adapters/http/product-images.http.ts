import { toFailure } from '../../src/kernel/failure.ts'
import type { PicturesPort } from '../../src/product-editor/product-editor.port.ts'
import type { Http } from './http.client.ts'
import type { SendForm } from './http.upload.ts'
import { read } from './kernel.http.ts'
import { LinkedPicturesReply } from './picture-addresses.wire.ts'
import { ProductReply } from './product-editor.wire.ts'
import { PictureReply, PicturesReply, pictureOf } from './product-images.wire.ts'
import { productsPath } from './products.wire.ts'

const at = (id: string): string => `${productsPath}/${encodeURIComponent(id)}`

/** The pictures of a product. */
export const picturesOverHttp = (http: Http, send: SendForm): PicturesPort => ({
  uploadPicture: (emit, { product, key, file }) => {
    const leaving = new AbortController()
    const tell: typeof emit = (event) => {
      if (!leaving.signal.aborted) emit(event)
    }
    const form = new FormData()
    form.set('file', file as unknown as File)
    form.set('client_key', key)
    send(
      `${at(product)}/images`,
      form,
      (sent, total) => tell({ type: 'upload.progressed', sent, total }),
      leaving.signal,
    )
      .then((reply) => tell({ type: 'picture.stored', picture: pictureOf(read(PictureReply, reply).data) }))
      .catch((error) => tell({ type: 'upload.failed', failure: toFailure(error) }))
    return () => leaving.abort()
  },

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
    const images = pictures.map(({ id, alt }) => ({ id: Number(id), alt: alt || null }))
    const reply = await http('PUT', `${at(product)}/images`, { body: { version, images }, signal })
    const { data } = read(PicturesReply, reply)
    return { version: data.version, pictures: data.images.map(pictureOf) }
  },

  async removePicture({ product, id }, signal) {
    await http('DELETE', `${at(product)}/images/${encodeURIComponent(id)}`, { signal })
  },
})
