import {
  PictureOrderBody,
  PictureReply,
  PicturesReply,
} from '@supplier/core/adapters/http/products/product-images.wire'
import { productsPath } from '@supplier/core/adapters/http/products/products.wire'
import * as v from 'valibot'
import { ok, type Reply, refused } from '../../http/laravel.ts'
import { hashOf, measured, ordered, withPictures } from '../../world/products/product-pictures.ts'
import { type ProductRecord, shownImages } from '../../world/products/product-records.ts'
import { productById, withProducts } from '../../world/products/products.ts'
import { Done } from '../kit/answers.ts'
import { type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'
import { gone, pictureAddressesEndpoints, placesIn, tooMany } from './picture-addresses.endpoints.ts'

const base = `${productsPath}/:id/images`

const shownOne = (product: ProductRecord, id: number, origin: string): Reply => ({
  status: 201,
  body: { data: shownImages(product, origin).find((image) => image.id === id) },
})

/** Uploads one picture. The same key or the same file answers with the picture that is there. */
const upload = supplierEndpoint({
  method: 'POST',
  path: base,
  assumed: true,
  body: v.looseObject({ client_key: v.string(), alt: v.optional(v.string(), ''), file: v.optional(v.file()) }),
  answer: PictureReply,
  refuses: ['wrong_state'],
  handle: (world, { supplier, params, files, origin, now, body }) => {
    const product = productById(world, supplier, params['id'])
    if (!product) return [world, gone]
    const { file } = files
    const size = measured(file)
    if (typeof size === 'string' || !file) return [world, refused({ file: [String(size)] })]
    const sha256 = hashOf(file)
    const same = product.images.find((one) => one.client_key === body.client_key || one.sha256 === sha256)
    if (same) return [world, shownOne(product, same.id, origin)]
    if (placesIn(product) < 1) return [world, tooMany]
    const { nextId: id } = world
    const image = {
      id,
      alt: body.alt || null,
      state: 'ready',
      width: size.width,
      height: size.height,
      picture: id,
      client_key: body.client_key,
      sha256,
    } as const
    const next = withPictures(product, [...product.images, image], now)
    const images = [...world.images, { id, type: file.type, base64: file.base64 }]
    return [withProducts({ ...world, nextId: id + 1, images }, supplier, [next]), shownOne(next, id, origin)]
  },
})

const order = supplierEndpoint({
  method: 'PUT',
  path: base,
  assumed: true,
  body: PictureOrderBody,
  answer: PicturesReply,
  handle: (world, { supplier, params, origin, now, body: { version, images } }) => {
    const product = productById(world, supplier, params['id'])
    if (!product) return [world, gone]
    if (version !== product.version)
      return [world, { status: 409, body: { message: 'Товар змінився.', code: 'stale', current: null } }]
    const next = withPictures(product, ordered(product, images), now)
    const data = { version: next.version, images: shownImages(next, origin) }
    return [withProducts(world, supplier, [next]), ok({ data })]
  },
})

const remove = supplierEndpoint({
  method: 'DELETE',
  path: `${base}/:image`,
  assumed: true,
  answer: Done,
  handle: (world, { supplier, params, now }) => {
    const product = productById(world, supplier, params['id'])
    if (!product) return [world, gone]
    const left = product.images.filter(({ id }) => String(id) !== params['image'])
    const isGone = left.length === product.images.length
    return [
      isGone ? world : withProducts(world, supplier, [withPictures(product, left, now)]),
      { status: 204, body: {} },
    ]
  },
})

export const productImagesEndpoints: readonly Endpoint[] = [...pictureAddressesEndpoints, upload, order, remove]
