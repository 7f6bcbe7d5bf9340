import type { IntentKind } from '@supplier/core/intents/intents.domain'

/** What a move of money is for, as the marketplace's books say it, whatever language the panel speaks. */
export const purposes: Readonly<Record<IntentKind, string>> = {
  coverShortfall: 'Переказ на баланс послуг для підписки',
  paySubscription: 'Оплата підписки',
  transferToMain: 'Переказ між балансами',
  transferToService: 'Переказ між балансами',
  topUp: 'Поповнення',
  payout: 'Виплата',
  withdrawBonus: 'Реферальний бонус',
}
