import { campaigns } from '@supplier/core/advertising/advertising.section'
import { telegramAds } from '@supplier/core/telegram-ads/telegram-ads.section'
import { expect, it } from 'vitest'
import { advertisingTranslations } from '../advertising/advertising.translations.ts'
import { telegramAdsTranslations } from '../telegram-ads/telegram-ads.translations.ts'

const lockedIn = (states: object = {}): readonly string[] =>
  Object.entries(states).flatMap(([field, state]) => (state === 'locked' ? [field] : []))

it.each(['uk', 'en'] as const)('the dialog of a start says where a draft gets another budget (%s)', (language) => {
  const { start } = advertisingTranslations[language].commands
  const { submit } = telegramAdsTranslations[language].commands
  const locked = [
    campaigns.commands.start.statesOf?.({}, {} as never),
    telegramAds.commands.submit.statesOf?.({}, {} as never),
  ]
  expect(locked.map(lockedIn)).toEqual([['dailyBudget', 'totalBudget'], ['budget']])
  expect([start, submit].map(({ locks }) => Object.keys(locks ?? {}))).toEqual(locked.map(lockedIn))
})
