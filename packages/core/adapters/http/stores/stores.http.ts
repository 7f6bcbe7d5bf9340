import type { StoresPort } from '../../../src/stores/stores.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { FeedReply } from './store-review.wire.ts'
import { storesPath } from './store-switch.wire.ts'

export const storesOverHttp = (http: Http): StoresPort => ({
  async fetchFeed(id, signal) {
    const { data } = read(FeedReply, await http('GET', `${storesPath}/${encodeURIComponent(id)}/feed`, { signal }))
    return {
      productCount: data.products,
      errorCount: data.errors ?? 0,
      generatedAt: data.generated_at,
      formats: data.formats,
    }
  },
})
