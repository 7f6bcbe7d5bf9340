import type { BrandPort } from '../../../src/product-editor/brand/brand.port.ts'
import type { Http } from '../kit/http.client.ts'
import { orNull, read } from '../kit/kernel.http.ts'
import { BrandReply, brandsPath } from './product-brands.wire.ts'

export const brandsOverHttp = (http: Http): BrandPort => ({
  proposeBrand: async ({ key, title }, signal) =>
    read(BrandReply, await http('POST', brandsPath, { body: { client_key: key, title }, signal })).data,
  fetchProposal: (key, signal) =>
    orNull(async () => {
      const reply = await http('GET', `${brandsPath}/by-key/${encodeURIComponent(key)}`, { signal })
      return read(BrandReply, reply).data
    }),
})
