import type { LogLine } from '../../../src/product-editor/log/product-log.domain.ts'
import type { ProductLogPort } from '../../../src/product-editor/log/product-log.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { pathInForm } from './product-form.wire.ts'
import { logValueOf, ProductLogReply } from './product-log.wire.ts'
import { productsPath } from './products.wire.ts'

const pageSize = 50

export const productLogOverHttp = (http: Http): ProductLogPort => ({
  async fetchLog({ product, cursor }, signal) {
    const query = { limit: pageSize, ...(cursor !== null && { cursor }) }
    const path = `${productsPath}/${encodeURIComponent(product)}/log`
    const { data, meta } = read(ProductLogReply, await http('GET', path, { query, signal }))
    return {
      // Lines have no ids of their own, but the lines behind a cursor never change.
      lines: data.map(
        ({ at, origin, field, before, after }, index): LogLine => ({
          id: `${cursor ?? ''}:${index}`,
          at,
          origin: origin ?? '',
          field: pathInForm(field),
          before: logValueOf(field, before),
          changed: logValueOf(field, after),
        }),
      ),
      next: meta.next_cursor,
    }
  },
})
