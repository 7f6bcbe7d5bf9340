import type { ProductEditorPort } from '../../../src/product-editor/product-editor.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { productsPath } from './products.wire.ts'
import { SimilarReply } from './similar.wire.ts'

// An address may not be longer than some 8000 bytes, and a code takes up to 400 when it is in Cyrillic letters.
const codesAtOnce = 10

/** Looks for products that are the same; the codes of many variants need several requests. */
export const similarOverHttp = (http: Http): Pick<ProductEditorPort, 'fetchSimilar'> => ({
  async fetchSimilar({ product, title, skus, barcodes }, signal) {
    const parts = Math.max(1, Math.ceil(Math.max(skus.length, barcodes.length) / codesAtOnce))
    const replies = await Promise.all(
      Array.from({ length: parts }, (_, part) => {
        const partOf = (codes: readonly string[]) => codes.slice(part * codesAtOnce, (part + 1) * codesAtOnce)
        const query = { ...(part === 0 && { title }), 'sku[]': partOf(skus), 'barcode[]': partOf(barcodes) }
        return http('GET', `${productsPath}/similar`, { query, signal })
      }),
    )
    const found = replies.flatMap((reply) => read(SimilarReply, reply).data)
    return [...new Map(found.map((one) => [one.id, one])).values()].filter(({ id }) => id !== product)
  },
})
