import { advertisedProductOptions, telegramChannelOptions } from '@supplier/core/adapters/http/advertising/ads.wire'
import {
  TelegramAdBody,
  telegramAdsPath,
  telegramAdsWire,
  telegramChannelsPath,
} from '@supplier/core/adapters/http/advertising/telegram-ads.wire'
import * as v from 'valibot'
import { ok } from '../../http/laravel.ts'
import { adProblems } from '../../world/advertising/ad-check.ts'
import {
  blankPromotion,
  finish,
  mayChange,
  mended,
  only,
  pause,
  resume,
  shownProduct,
  withSpending,
} from '../../world/advertising/promotion.ts'
import {
  advertisable,
  productUrl,
  shownTelegramAd,
  submit,
  type TelegramAdRecord,
  telegramAdAsOf,
  telegramAdRefusal,
  telegramAdRules,
  telegramAdSeeds,
  telegramAdsName,
} from '../../world/advertising/telegram-ads.ts'
import { telegramChannels } from '../../world/advertising/telegram-channels.ts'
import { searchFolded } from '../../world/search.ts'
import type { StoredRecord } from '../../world/world.ts'
import { AnswerOf, RowsOf } from '../kit/answers.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'
import { byNumber, byText, found, sectionEndpoints } from '../kit/section.ts'

const of = (record: StoredRecord) => record as TelegramAdRecord

const Searched = v.looseObject({ search: v.optional(v.string(), '') })
const mostOptions = 20

const check = supplierEndpoint({
  method: 'POST',
  path: `${telegramAdsPath}/check`,
  assumed: true,
  body: v.object({ text: v.string(), url: v.string() }),
  answer: AnswerOf(telegramAdsWire),
  handle: (world, { body: { text, url } }) => [world, ok({ data: { problems: adProblems(text, url) } })],
})

const products = supplierEndpoint({
  method: 'GET',
  path: `${telegramAdsPath}/products`,
  assumed: true,
  body: Searched,
  answer: RowsOf(advertisedProductOptions),
  handle: (world, { supplier, origin, body: { search } }) => {
    const matching = found(advertisable(world, supplier), { search }, {}, ({ title, sku }) => `${title} ${sku}`)
    const data = matching.slice(0, mostOptions).map((product) => ({
      ...shownProduct(product as never, origin),
      sku: product['sku'],
      url: productUrl(product.id),
    }))
    return [world, ok({ data })]
  },
})

const channels = supplierEndpoint({
  method: 'GET',
  path: telegramChannelsPath,
  assumed: true,
  body: Searched,
  answer: RowsOf(telegramChannelOptions),
  handle: (world, { body: { search } }) => {
    const wanted = searchFolded(search)
    const matching = telegramChannels.filter(({ title, username }) =>
      searchFolded(`${title} ${username}`).includes(wanted),
    )
    return [world, ok({ data: matching.slice(0, mostOptions).map(({ taken: _, ...channel }) => channel) })]
  },
})

export const telegramAdsEndpoints = [
  channels,
  ...sectionEndpoints({
    name: telegramAdsName,
    wire: telegramAdsWire,
    event: 'telegram_ad.changed',
    more: [check, products],
    body: TelegramAdBody,
    seeds: telegramAdSeeds,
    made: blankPromotion,
    textOf: ({ title, text }) => `${title} ${text}`,
    filters: { status: (record, chosen) => chosen.includes(of(record).status) },
    sorts: { cost: byNumber('spent'), created_at: byNumber('id'), starts_on: byText('starts_on') },
    asOf: telegramAdAsOf,
    refuses: ['not_enough'],
    shownAs: shownTelegramAd,
    isKeyed: true,
    becomes: mended,
    complaint: (fields, _, world, supplier) => telegramAdRefusal(fields, world, supplier),
    mayChange,
    after: (world, supplier, records, { now, before }) =>
      withSpending(telegramAdRules, world, supplier, before, records, now),
    commands: {
      submit: only(['draft'], submit),
      pause,
      resume,
      stop: finish,
      copy: (record) => {
        const { title, product_id, text, button, url, channel_ids, budget, starts_on } = of(record)
        const fields = { title: `${title} (копія)`, product_id, text, button, url, channel_ids, budget, starts_on }
        return { made: { ...blankPromotion, ...fields } }
      },
    },
  }),
]
