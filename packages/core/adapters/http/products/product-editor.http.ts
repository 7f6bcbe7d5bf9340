import { type Failure, type FieldTexts, fieldTextsOf, PortError, toFailure } from '../../../src/kernel/failure.ts'
import { must } from '../../../src/kernel/must.ts'
import type { Abort } from '../../../src/kernel/port.ts'
import type { Save } from '../../../src/kit/form/record-saving.domain.ts'
import type { EditedProduct, ProductValues } from '../../../src/product-editor/form/product-form.domain.ts'
import { problemCode } from '../../../src/product-editor/form/product-problems.domain.ts'
import type { ProductEditorPort, StoredProduct } from '../../../src/product-editor/product-editor.port.ts'
import { inOrderPath } from '../../../src/product-editor/variants/variants-held.domain.ts'
import type { Http } from '../kit/http.client.ts'
import type { SendForm } from '../kit/http.upload.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { orNull, read } from '../kit/kernel.http.ts'
import { brandsOverHttp } from './brand.http.ts'
import { CategoryPreviewReply, CheckReply, ProductReply, type ProductWire } from './product-editor.wire.ts'
import { pathInForm, storedOf } from './product-form.wire.ts'
import { picturesOverHttp } from './product-images.http.ts'
import { productLogOverHttp } from './product-log.http.ts'
import { detailsBody, offerBody, variantsBody } from './product-steps.wire.ts'
import { productsPath } from './products.wire.ts'
import { similarOverHttp } from './similar.http.ts'

const at = (id: string): string => `${productsPath}/${encodeURIComponent(id)}`

const productIn = (reply: unknown): ProductWire => read(ProductReply, reply).data

/** A refusal to remove variants that are in open orders stands at these variants. */
const inOrder = ({ parts = [], texts }: Extract<Failure, { kind: 'refused' }>): FieldTexts =>
  Object.fromEntries(parts.map((id) => [`${inOrderPath}${id}`, texts]))

/** The server names fields in its own way, the form in ours. */
const inForm = (failure: Failure): Failure =>
  failure.kind === 'refused'
    ? {
        ...failure,
        fields: {
          ...Object.fromEntries(
            Object.entries(fieldTextsOf(failure)).map(([path, texts]) => [pathInForm(path), texts]),
          ),
          ...(failure.reason === 'variant_in_order' && inOrder(failure)),
        },
      }
    : failure

const named = async <Value>(run: () => Promise<Value>): Promise<Value> => {
  try {
    return await run()
  } catch (error) {
    throw new PortError(inForm(toFailure(error)))
  }
}

const offer = ['price', 'oldPrice', 'availability', 'quantity'] as const satisfies readonly (keyof ProductValues)[]

export const productEditorOverHttp = (http: Http, send: SendForm): ProductEditorPort => {
  const fetchAt = async (path: string, signal: Abort, needsReview = false): Promise<StoredProduct> =>
    storedOf(productIn(await http('GET', path, { signal })), needsReview)

  /** Each part has its own call. A part that was saved before another one was refused is found by the comparison. */
  const saveParts = async ({ id: known, row, values }: Save<ProductValues>, signal: Abort): Promise<StoredProduct> => {
    const id = must(known)
    const loaded = row as EditedProduct
    let { version } = loaded
    let needsReview = false
    const details = detailsBody(values, loaded)
    if (Object.keys(details).length > 0) {
      const reply = read(ProductReply, await http('PATCH', at(id), { body: { version, ...details }, signal }))
      version = reply.data.version
      needsReview = reply.moderation_needed === true
    }
    if (values.variants !== undefined) {
      const body = { version, ...variantsBody(values.variants, loaded) }
      await http('PUT', `${at(id)}/variants`, { body, signal })
    }
    if (offer.some((name) => values[name] !== undefined)) {
      const body = { offer_version: loaded.offerVersion, ...offerBody(values, loaded) }
      await http('PATCH', `${at(id)}/offer`, { body, signal })
    }
    return fetchAt(at(id), signal, needsReview)
  }

  return {
    async createDraft({ key, category }, signal) {
      const body = { client_key: key, category_id: idOnWire(category), title: '' }
      return storedOf(productIn(await http('POST', productsPath, { body, signal })))
    },
    fetchProduct: (id, signal) => orNull(() => fetchAt(at(id), signal)),
    fetchDraft: (key, signal) => orNull(() => fetchAt(`${productsPath}/by-key/${encodeURIComponent(key)}`, signal)),
    saveProduct: (save, signal) => named(() => saveParts(save, signal)),

    async checkProduct(id, signal) {
      const { problems } = read(CheckReply, await http('POST', `${at(id)}/check`, { body: {}, signal })).data
      return problems.map(({ code, path, ...rest }) => ({ ...rest, code: problemCode(code), path: pathInForm(path) }))
    },

    publishProduct: ({ id, version }, signal) =>
      named(async () => storedOf(productIn(await http('POST', `${at(id)}/publish`, { body: { version }, signal })))),

    async previewCategory({ product, category }, signal) {
      const body = { category_id: idOnWire(category) }
      const reply = await http('POST', `${at(product)}/category/preview`, { body, signal })
      const { data } = read(CategoryPreviewReply, reply)
      return {
        lost: data.lost.map(({ attribute_id, attribute, value }) => ({ id: attribute_id, attribute, value })),
        missing: data.required_missing,
        variantsLost: data.variants_lost ?? 0,
        commissionBefore: data.commission_before,
        commissionAfter: data.commission_after,
      }
    },

    ...picturesOverHttp(http, send),

    ...productLogOverHttp(http),

    ...brandsOverHttp(http),

    ...similarOverHttp(http),
  }
}
