import { campaigns } from '@supplier/core/sections/advertising'
import { telegramAds } from '@supplier/core/sections/telegram-ads'
import { expect, it } from 'vitest'
import { advertisingTranslations } from '../advertising/advertising.translations.ts'
import { telegramAdsTranslations } from '../telegram-ads/telegram-ads.translations.ts'

const lockedIn = (statesOf: () => object): readonly string[] =>
  Object.entries(statesOf()).flatMap(([field, state]) => (state === 'locked' ? [field] : []))

it.each(['uk', 'en'] as const)('the dialog of a start says where a draft gets another budget (%s)', (language) => {
  const { start } = advertisingTranslations[language].commands
  const { submit } = telegramAdsTranslations[language].commands
  expect(Object.keys(start.locks ?? {})).toEqual(lockedIn(campaigns.commands.start.statesOf))
  expect(Object.keys(submit.locks ?? {})).toEqual(lockedIn(telegramAds.commands.submit.statesOf))
})
