import * as v from 'valibot'
import type { AdProblem, ChannelFacts, ProductFacts } from '../../../src/telegram-ads/ads.domain.ts'
import { adButtons } from '../../../src/telegram-ads/ads.domain.ts'
import { telegramAds } from '../../../src/telegram-ads/telegram-ads.section.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { Id, JsonObject, Key, KnownNumber } from '../kit/kernel.wire.ts'
import { KnownHryvnias, sumOnWire, typedSum } from '../kit/money.wire.ts'
import { questionWireOf, wireOf } from '../kit/section.wire.ts'
import { someOf } from '../kit/sends.wire.ts'
import { Word } from '../kit/word.wire.ts'
import { nameOf, telegramAdsPath } from './ads.wire.ts'
import { requestOf } from './promotion.wire.ts'

export { telegramAdsPath, telegramChannelsPath } from './ads.wire.ts'

/** The editable fields of an ad that has not started. */
export const TelegramAdBody = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(100)),
  product_id: Id,
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(160)),
  button: v.picklist(adButtons),
  url: v.pipe(v.string(), v.maxLength(500)),
  channel_ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(50)),
  budget: v.pipe(v.number(), v.minValue(100), v.maxValue(1_000_000)),
  starts_on: v.pipe(v.string(), v.isoDate()),
})

const text = v.fallback(v.string(), '')
const Button = Word(adButtons, 'open')
const Channel = v.pipe(JsonObject, v.object({ id: Key, title: text, price: KnownHryvnias }))
const Problem = v.pipe(
  JsonObject,
  v.object({ code: text, ...someOf({ from: KnownNumber, to: KnownNumber }), level: text, message: text }),
)

/** Tells what the moderators will dislike, while an ad is being written. */
const checkOnWire = questionWireOf({
  requestOf: (asked) => ({ method: 'POST', path: `${telegramAdsPath}/check`, body: asked }),
  entries: { problems: v.fallback(v.array(Problem), []) },
  answerOf: ({ problems }): readonly AdProblem[] =>
    problems.map(({ code, from, to, level, message }) => ({
      code,
      range: from === null || to === null ? null : { from, to },
      isRefused: level === 'error',
      message,
    })),
})

export const telegramAdsWire = wireOf({
  section: telegramAds,
  base: telegramAdsPath,
  paths: { product_id: 'product', channel_ids: 'channels' },
  entries: { button: Button, url: text, channels: v.fallback(v.array(Channel), []) },
  ownOf: ({ channels }) => ({ channels: channels.length }),
  valuesOf: ({ button, url, channels }, { title, product, text: written, budget, startsOn }) => ({
    title,
    product: product && {
      id: product.id,
      title: nameOf(product),
      facts: { image: product.image } satisfies ProductFacts,
    },
    text: written,
    button,
    url,
    channels: channels.map(({ price, ...channel }) => ({
      id: channel.id,
      title: nameOf(channel),
      facts: { price } satisfies ChannelFacts,
    })),
    budget: typedSum(budget),
    startsOn: startsOn ?? '',
  }),
  bodyOf: ({ product, channels, budget, startsOn, ...texts }) => ({
    ...texts,
    ...(product && { product_id: idOnWire(product.id) }),
    ...(channels !== undefined && { channel_ids: channels.map(({ id }) => idOnWire(id)) }),
    ...(budget !== undefined && { budget: sumOnWire(budget) }),
    ...(startsOn !== undefined && { starts_on: startsOn }),
  }),
  requestOf: requestOf({
    submit: ({ budget, startsOn }) => ({ starts_on: startsOn, confirm: { budget: sumOnWire(String(budget)) } }),
  }),
  question: checkOnWire,
})
