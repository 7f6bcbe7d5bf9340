import { PictureLinksBody } from '@supplier/core/adapters/http/products/picture-addresses.wire'
import { PictureWire } from '@supplier/core/adapters/http/products/product-images.wire'
import { productsPath } from '@supplier/core/adapters/http/products/products.wire'
import * as v from 'valibot'
import { message, type Reply, refused } from '../../http/laravel.ts'
import type { Later } from '../../world/events.ts'
import { productAsOf } from '../../world/products/product-clock.ts'
import { fetchTime, refusalOf } from '../../world/products/product-links.ts'
import { mostPictures, withPictures } from '../../world/products/product-pictures.ts'
import { type ProductRecord, shownImages } from '../../world/products/product-records.ts'
import { productById, withProducts } from '../../world/products/products.ts'
import { supplierById } from '../../world/world.ts'
import { DataOf } from '../kit/answers.ts'
import { type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'

export const gone = message(404, 'Такого товару немає.')

export const tooMany: Reply = {
  status: 409,
  body: { message: `Не більше ${mostPictures} фото.`, code: 'wrong_state', details: { reason: 'too_many_images' } },
}

/** How many more pictures a product may have; what could not be fetched takes no place. */
export const placesIn = ({ images }: ProductRecord): number =>
  mostPictures - images.filter(({ state }) => state !== 'failed').length

/** Tells that a picture was fetched or could not be, once that is so. */
const toldLater = (supplierId: number, product: number, image: number, after: number, origin: string): Later => ({
  after,
  step: (world, now) => {
    const supplier = supplierById(world, supplierId)
    const record = supplier && productById(world, supplier, String(product))
    if (!supplier || !record) return [world]
    const found = shownImages(productAsOf(record, now, world, supplier) as ProductRecord, origin).find(
      ({ id }) => id === image,
    )
    if (!found) return [world]
    const { id, state, url, error } = found
    const data = { product_id: product, image: { id, state, url, error } }
    return [world, { channel: `private-customer.${supplierId}`, event: 'product.image', data }]
  },
})

/** Fetches pictures from addresses. The same key answers with the pictures that are there. */
const link = supplierEndpoint({
  method: 'POST',
  path: `${productsPath}/:id/images/by-url`,
  assumed: true,
  body: PictureLinksBody,
  answer: DataOf(v.array(PictureWire)),
  refuses: ['wrong_state'],
  handle: (world, { supplier, params, origin, now, body: { client_key: key, urls } }) => {
    const product = productById(world, supplier, params['id'])
    if (!product) return [world, gone]
    const answer = (one: ProductRecord): Reply => ({
      status: 201,
      body: { data: shownImages(one, origin).filter((image) => image.client_key === key) },
    })
    if (product.images.some((one) => one.client_key === key)) return [world, answer(product)]
    const errors = urls.flatMap((url, at) => {
      const refusal = refusalOf(url)
      return refusal === null ? [] : [[`urls.${at}`, [refusal]] as const]
    })
    if (errors.length > 0) return [world, refused(Object.fromEntries(errors))]
    if (placesIn(product) < urls.length) return [world, tooMany]
    const images = urls.map((url, at) => ({
      id: world.nextId + at,
      alt: null,
      state: 'processing' as const,
      width: 0,
      height: 0,
      client_key: key,
      source_url: url,
      fetched_at: now + fetchTime(url),
    }))
    const next = withPictures(product, [...product.images, ...images], now)
    const then = withProducts({ ...world, nextId: world.nextId + urls.length }, supplier, [next])
    const told = images.map(({ id, source_url: url }) => toldLater(supplier.id, product.id, id, fetchTime(url), origin))
    return [then, answer(next), ...told]
  },
})

export const pictureAddressesEndpoints: readonly Endpoint[] = [link]
