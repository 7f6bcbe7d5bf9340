import * as v from 'valibot'
import { pickOf } from '../../../src/kit/form/options.domain.ts'
import type { ChannelFacts, ProductFacts } from '../../../src/telegram-ads/ads.domain.ts'
import { KnownCount, LaxText, TextOrNumber } from '../kit/kernel.wire.ts'
import { KnownHryvnias } from '../kit/money.wire.ts'
import { optionsWireOf } from '../kit/options.wire.ts'

export const telegramAdsPath = '/admin-suppliers/v1/telegram-ads'
export const telegramChannelsPath = '/admin-suppliers/v1/telegram-channels'

const title = v.fallback(v.string(), '')

/** One that has no title is called by its number. */
export const nameOf = (one: { readonly id: string; readonly title: string }): string => one.title || `№ ${one.id}`

/** Products on sale; a pick also fills in the link to the product. */
export const advertisedProductOptions = optionsWireOf({
  source: 'advertised-products',
  path: () => `${telegramAdsPath}/products`,
  query: ({ search }) => ({ search }),
  entries: { id: TextOrNumber, title, sku: LaxText, image: LaxText, url: LaxText },
  optionOf: ({ url, image, sku, ...product }) => {
    const option = {
      id: product.id,
      title: nameOf(product),
      text: sku,
      refusal: null,
      facts: { image } satisfies ProductFacts,
    }
    return { ...option, ...(url !== null && { values: { product: pickOf(option), url } }) }
  },
})

/** Channels with what a thousand impressions cost. */
export const telegramChannelOptions = optionsWireOf({
  source: 'telegram-channels',
  path: () => telegramChannelsPath,
  query: ({ search }) => ({ search }),
  entries: { id: TextOrNumber, title, username: LaxText, subscribers: KnownCount, price: KnownHryvnias },
  optionOf: ({ username, subscribers, price, ...channel }) => ({
    id: channel.id,
    title: nameOf(channel),
    text: username === null ? null : `@${username}`,
    note:
      price === null
        ? { key: 'telegramAds.channelOfUnknownPrice', values: { subscribers: subscribers ?? 0 } }
        : { key: 'telegramAds.channel', values: { subscribers: subscribers ?? 0, price: price } },
    refusal: null,
    facts: { price } satisfies ChannelFacts,
  }),
})
