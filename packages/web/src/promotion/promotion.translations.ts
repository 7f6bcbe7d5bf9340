import type { PromotionStatus } from '@supplier/core/promotion/promotion.domain'

/** The states of campaigns and ads; they fit words of any gender. */
const ukStates = {
  draft: 'Чернетка',
  moderation: 'На модерації',
  scheduled: 'Заплановано',
  active: 'Працює',
  paused: 'На паузі',
  no_funds: 'Бракує коштів',
  daily_limit: 'Денний бюджет витрачено',
  out_of_stock: 'Товару немає',
  finished: 'Завершено',
  rejected: 'Відхилено',
} as const satisfies Record<PromotionStatus, string>

const enStates = {
  draft: 'Draft',
  moderation: 'In moderation',
  scheduled: 'Scheduled',
  active: 'Running',
  paused: 'Paused',
  no_funds: 'Out of money',
  daily_limit: 'The day’s budget is spent',
  out_of_stock: 'Out of stock',
  finished: 'Finished',
  rejected: 'Rejected',
} as const satisfies Record<PromotionStatus, string>

export const promotionStates = { uk: ukStates, en: enStates }

const uk = {
  status: 'Стан',
  figures: 'Показники',
  spent: 'Витрачено',
  of: 'з',
  impressions: 'Покази',
  clicks: 'Переходи',
  orders: 'Замовлення',
  share: 'Частка витрат',
  dataUntil: 'Дані до',
  mayFall: 'Переходи, яких маркетплейс не зарахував, потім віднімаються, а гроші за них повертаються.',
  tillMoney: 'відновиться, коли поповните баланс послуг',
  tillMidnight: 'відновиться опівночі',
  tillStock: 'відновиться, коли з’явиться товар',
  spending: 'Списання з балансу послуг',
}
export type PromotionTexts = keyof typeof uk

/** What the pages of campaigns and ads say alike. */
export const promotionTexts: { readonly uk: typeof uk; readonly en: Readonly<Record<PromotionTexts, string>> } = {
  uk,
  en: {
    status: 'State',
    figures: 'Figures',
    spent: 'Spent',
    of: 'of',
    impressions: 'Impressions',
    clicks: 'Clicks',
    orders: 'Orders',
    share: 'Ad share',
    dataUntil: 'Data until',
    mayFall: 'Clicks that the marketplace does not count are taken off later, and their money comes back.',
    tillMoney: 'goes on when the service balance is topped up',
    tillMidnight: 'goes on at midnight',
    tillStock: 'goes on when there is stock',
    spending: 'Charges to the service balance',
  },
}

/** What their commands say alike. */
export const promotionCommands = {
  uk: {
    pause: { label: 'Призупинити' },
    resume: { label: 'Відновити' },
    copy: { label: 'Дублювати' },
    mended: { no_funds: 'Переказати на баланс послуг' },
  },
  en: {
    pause: { label: 'Pause' },
    resume: { label: 'Resume' },
    copy: { label: 'Duplicate' },
    mended: { no_funds: 'Transfer to the service balance' },
  },
} as const
