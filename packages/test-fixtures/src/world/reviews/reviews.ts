import { recordEvents } from '../events.ts'
import { buyers } from '../orders/order-seeds.ts'
import { imageUrl, readyImages } from '../products/product-records.ts'
import { productStores, productsOf } from '../products/products.ts'
import { recordsOf, withRecords } from '../records.ts'
import type { Supplier, World } from '../world.ts'
import { editUntil, mayComplain, mayReply, type ReviewRecord, waitingSince } from './review-records.ts'
import { reviewSeeds } from './review-seeds.ts'

export const reviewsName = 'reviews'
export const reviewEvent = 'review.changed'

export const reviewsOf = (world: World, supplier: Supplier): readonly ReviewRecord[] =>
  recordsOf(world, supplier, reviewsName, reviewSeeds(supplier, world)) as readonly ReviewRecord[]

const drawingUrl = (origin: string, category: number, number: number) =>
  `${origin}/api/storage/drawings/${category}/${number}`

/** A review as the API returns it. */
export const shownReview = (review: ReviewRecord, world: World, supplier: Supplier, now: number, origin: string) => {
  const { product_id: productId, store_id: storeId, photos, clientKey: _, sent: __, is_hidden: ___, ...rest } = review
  const product = productsOf(world, supplier).find(({ id }) => id === productId)
  const [image] = product ? readyImages(product) : []
  return {
    ...rest,
    photos: photos.map((number) => drawingUrl(origin, product?.category_id ?? 0, number)),
    product: product && {
      id: product.id,
      title: product.title,
      image: image ? imageUrl(product, image, origin) : null,
    },
    store: productStores(world, supplier).find(({ id }) => id === storeId) ?? null,
    waiting_since: waitingSince(review),
    can: { reply: mayReply(review, now), edit_until: editUntil(review), complain: mayComplain(review) },
  }
}

const someTexts = [
  [5, 'Щойно отримала, дуже задоволена!'],
  [null, 'Чи відправляєте сьогодні?'],
  [2, 'Очікувала на кращу якість.'],
] as const

/** The world in which a buyer has just written a review or a question. */
export const withWrittenReview = (world: World, supplier: Supplier, now: number): World => {
  const id = world.nextId
  const products = productsOf(world, supplier).filter(({ status }) => status === 'active')
  const product = products[(id * 11) % Math.max(1, products.length)]
  if (product === undefined) return world
  const [rating, text] = someTexts[id % someTexts.length] ?? someTexts[0]
  const review: ReviewRecord = {
    id,
    version: 1,
    kind: rating === null ? 'question' : 'review',
    rating,
    author: (buyers[id % buyers.length] ?? buyers[0])[0],
    text,
    pros: null,
    cons: null,
    photos: [],
    product_id: product.id,
    store_id: product.store_ids[0] ?? 70,
    order: null,
    chat_room_id: null,
    created_at: new Date(now).toISOString(),
    reply: null,
    complaint: null,
    previous: null,
    is_hidden: false,
  }
  return withRecords({ ...world, nextId: id + 1 }, supplier, reviewsName, [...reviewsOf(world, supplier), review])
}

/** The world in which the buyer has changed a review. */
export const withEditedReview = (world: World, supplier: Supplier, id: number, text: string): World =>
  withRecords(
    world,
    supplier,
    reviewsName,
    reviewsOf(world, supplier).map((review) =>
      review.id === id
        ? { ...review, version: review.version + 1, text, previous: { rating: review.rating, text: review.text } }
        : review,
    ),
  )

/** The events about the reviews that differ between two worlds. */
export const reviewNews = (before: World, after: World, supplier: Supplier) =>
  recordEvents(reviewEvent, supplier, reviewsOf(before, supplier), reviewsOf(after, supplier))
