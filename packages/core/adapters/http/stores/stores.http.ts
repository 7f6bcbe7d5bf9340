import * as v from 'valibot'
import type { StoresPort } from '../../../src/stores/stores.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { JsonObject, KnownCount, KnownInstant, LaxText } from '../kit/kernel.wire.ts'
import { storesPath } from './store-switch.wire.ts'

/** The feed of a store and how its last generation went. */
const FeedAnswer = v.pipe(
  JsonObject,
  v.object({
    data: v.pipe(
      JsonObject,
      v.object({
        url: LaxText,
        formats: v.fallback(v.array(v.string()), []),
        products: KnownCount,
        generated_at: KnownInstant,
        errors: KnownCount,
      }),
    ),
  }),
)

export const storesOverHttp = (http: Http): StoresPort => ({
  async fetchFeed(id, signal) {
    const { data } = read(FeedAnswer, await http('GET', `${storesPath}/${encodeURIComponent(id)}/feed`, { signal }))
    return {
      productCount: data.products,
      errorCount: data.errors ?? 0,
      generatedAt: data.generated_at,
      formats: data.formats,
    }
  },
})
