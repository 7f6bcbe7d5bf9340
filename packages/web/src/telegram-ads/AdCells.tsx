import type { Picked } from '@supplier/core/kit/fields/pick-fields.domain'
import { pricesOf } from '@supplier/core/telegram-ads/telegram-ads.section'
import { useFormats } from '../i18n/use-formats.ts'
import type { MoreAdTexts } from './telegram-ads.translations.ts'

/** The day on which an ad begins. */
export function FirstDay({ day }: { readonly day: string }) {
  return <>{useFormats().day(day)}</>
}

interface ChannelPricesProps {
  readonly channels: readonly Picked[]
  readonly t: Readonly<Record<MoreAdTexts, string>>
}

/** What a thousand impressions cost in the chosen channels. */
export function ChannelPrices({ channels, t }: ChannelPricesProps) {
  const { roundMoney } = useFormats()
  const prices = pricesOf(channels)
  if (prices === null) return null
  const { min, max } = prices
  return (
    <>
      {t.prices}: {min === max ? roundMoney(min) : `${roundMoney(min)} – ${roundMoney(max)}`}
    </>
  )
}
