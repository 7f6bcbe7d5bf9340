import { Version } from '@supplier/core/adapters/http/kit/kernel.wire'
import {
  CategoryPreviewBody,
  CategoryPreviewReply,
  CheckReply,
} from '@supplier/core/adapters/http/products/product-editor.wire'
import { VariantsBody } from '@supplier/core/adapters/http/products/product-variants.wire'
import { productsPath } from '@supplier/core/adapters/http/products/products.wire'
import { SimilarReply } from '@supplier/core/adapters/http/products/similar.wire'
import * as v from 'valibot'
import { message, ok, refused } from '../../http/laravel.ts'
import { changedCategory, missingIn, writtenVariants } from '../../world/products/product-editing.ts'
import { stopsOf } from '../../world/products/product-problems.ts'
import { productById, productsOf, withProducts } from '../../world/products/products.ts'
import { DataOf } from '../kit/answers.ts'
import { type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'

const gone = message(404, 'Такого товару немає.')

const check = supplierEndpoint({
  method: 'POST',
  path: `${productsPath}/:id/check`,
  assumed: true,
  answer: CheckReply,
  handle: (world, { supplier, params }) => {
    const product = productById(world, supplier, params['id'])
    if (!product) return [world, gone]
    const problems = [...stopsOf({ ...product, status: 'draft' }), ...missingIn(product, world)]
    return [world, ok({ data: { ready: problems.length === 0, problems } })]
  },
})

/** Replaces all variants, or none of them: a wrong cell refuses the whole request and every wrong cell is named. */
const variants = supplierEndpoint({
  method: 'PUT',
  path: `${productsPath}/:id/variants`,
  assumed: true,
  body: VariantsBody,
  answer: DataOf(v.object({ version: Version, offer_version: Version })),
  refuses: ['wrong_state'],
  handle: (world, { supplier, params, now, body }) => {
    const product = productById(world, supplier, params['id'])
    if (!product) return [world, gone]
    const stale = { message: 'Товар змінився.', code: 'stale', current: null }
    if (body.version !== product.version) return [world, { status: 409, body: stale }]
    const others = productsOf(world, supplier).filter(({ id }) => id !== product.id)
    const outcome = writtenVariants(world, product, others, body as v.InferOutput<typeof VariantsBody>, now)
    if (outcome === 'stale') return [world, { status: 409, body: stale }]
    if ('inOrder' in outcome) {
      const details = { reason: 'variant_in_order', variants: outcome.inOrder }
      return [
        world,
        { status: 409, body: { message: 'Варіанти є у відкритих замовленнях.', code: 'wrong_state', details } },
      ]
    }
    if ('errors' in outcome) return [world, refused(outcome.errors)]
    const { next, product: written } = outcome
    const data = { version: written.version, offer_version: written.offer_version, variants: written.variants }
    return [withProducts(next, supplier, [written]), ok({ data })]
  },
})

const category = supplierEndpoint({
  method: 'POST',
  path: `${productsPath}/:id/category/preview`,
  assumed: true,
  body: CategoryPreviewBody,
  answer: CategoryPreviewReply,
  handle: (world, { supplier, params, body }) => {
    const product = productById(world, supplier, params['id'])
    return [world, product ? ok({ data: changedCategory(world, product, body.category_id) }) : gone]
  },
})

const folded = (text: string): string => text.trim().toLocaleLowerCase('uk').replace(/\s+/g, ' ')

const Codes = v.pipe(
  v.optional(v.union([v.string(), v.array(v.string())]), []),
  v.transform((codes) => [codes].flat()),
)

const similar = supplierEndpoint({
  method: 'GET',
  path: `${productsPath}/similar`,
  assumed: true,
  body: v.looseObject({ title: v.optional(v.string()), 'sku[]': Codes, 'barcode[]': Codes }),
  answer: SimilarReply,
  handle: (world, { supplier, body: { title = '', 'sku[]': skus, 'barcode[]': barcodes } }) => {
    const hasOneOf = (asked: readonly string[], had: readonly (string | null)[]) =>
      asked.some((code) => had.some((one) => one !== null && folded(code) !== '' && folded(code) === folded(one)))
    const data = productsOf(world, supplier)
      .filter(({ status }) => status !== 'archived')
      .filter(
        (one) =>
          hasOneOf([title], [one.title]) ||
          hasOneOf(skus, [one.sku, ...one.variants.map(({ sku }) => sku)]) ||
          hasOneOf(barcodes, [one.barcode, ...one.variants.map(({ barcode }) => barcode)]),
      )
      .slice(0, 5)
      .map((one) => ({ id: one.id, title: one.title, sku: one.sku }))
    return [world, ok({ data })]
  },
})

export const productEditorEndpoints: readonly Endpoint[] = [similar, check, variants, category]
