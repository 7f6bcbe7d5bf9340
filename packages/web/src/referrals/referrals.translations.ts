import type { ReferralStatus } from '@supplier/core/referrals/referrals.domain'
import type { Referrals } from '@supplier/core/referrals/referrals.section'
import type { TranslationsOf } from '../kit/look/section-translations.ts'

const ukStatuses = {
  clicked: 'Перехід',
  registered: 'Реєстрація',
  activated: 'Кабінет заповнено',
  subscribed: 'Підписку оплачено',
  rewarded: 'Бонус нараховано',
  rejected: 'Без бонусу',
} as const satisfies Record<ReferralStatus, string>

const enStatuses = {
  clicked: 'Clicked',
  registered: 'Registered',
  activated: 'Set up',
  subscribed: 'Subscribed',
  rewarded: 'Bonus given',
  rejected: 'No bonus',
} as const satisfies Record<ReferralStatus, string>

type MoreReferralTexts =
  | 'unnamed'
  | 'joined'
  | 'status'
  | 'bonus'
  | 'readyOn'
  | 'copyLink'
  | 'copyCode'
  | 'qr'
  | 'showQr'
  | 'invitation'
  | 'termBonus'
  | 'termPayments'
  | 'termDays'
  | 'minimum'
  | 'clicks'
  | 'registeredCount'
  | 'paid'
  | 'earned'
  | 'available'
  | 'unread'
  | 'withdraw'
  | 'withdrawTitle'
  | 'withdrawText'
  | 'reading'
  | 'moving'

export type ReferralTexts = Readonly<Record<MoreReferralTexts, string>>

export const referralsTranslations: TranslationsOf<Referrals, MoreReferralTexts> = {
  uk: {
    label: 'Запрошені',
    name: 'Хто прийшов',
    create: '',
    edit: 'Запрошений',
    nothingYet: 'За вашим посиланням ще ніхто не прийшов',
    nothingYetText: 'Надішліть посилання знайомому продавцю. Тут буде видно, хто зареєструвався і за кого є бонус.',
    fields: {},
    choices: {},
    filters: { status: 'Стан', sort: 'Порядок', size: 'На сторінці' },
    states: { status: ukStatuses },
    filterChoices: {
      sort: { '-joined_at': 'Спершу нові', '-bonus': 'Спершу з більшим бонусом' },
    },
    commands: {},
    more: {
      unnamed: 'Гість',
      joined: 'Коли',
      status: 'Стан',
      bonus: 'Бонус',
      readyOn: 'доступний з',
      copyLink: 'Скопіювати посилання',
      copyCode: 'Скопіювати код',
      qr: 'QR-код вашого посилання',
      showQr: 'Показати QR',
      invitation: 'Продавайте разом зі мною: реєстрація за цим посиланням',
      termBonus: 'Бонус за кожного',
      termPayments: 'Оплат підписки до бонусу',
      termDays: 'Днів після оплати',
      minimum: 'Найменша сума переказу',
      clicks: 'Переходи',
      registeredCount: 'Зареєструвалися',
      paid: 'Оплатили підписку',
      earned: 'Зароблено',
      available: 'Доступно зараз',
      unread: 'Не вдалося завантажити ваше посилання.',
      withdraw: 'Переказати бонус',
      withdrawTitle: 'Переказ бонусу',
      withdrawText: 'Гроші надійдуть на баланс послуг: ними сплачують підписку, рекламу та SMS.',
      reading: 'Перевіряємо, скільки доступно…',
      moving: 'Переказуємо бонус…',
    },
  },
  en: {
    label: 'Invited',
    name: 'Who came',
    create: '',
    edit: 'Invited',
    nothingYet: 'Nobody has come by your link yet',
    nothingYetText: 'Send the link to a seller whom you know. Here you will see who signed up and who brings a bonus.',
    fields: {},
    choices: {},
    filters: { status: 'State', sort: 'Order', size: 'On a page' },
    states: { status: enStatuses },
    filterChoices: {
      sort: { '-joined_at': 'Newest first', '-bonus': 'Largest bonus first' },
    },
    commands: {},
    more: {
      unnamed: 'Guest',
      joined: 'When',
      status: 'State',
      bonus: 'Bonus',
      readyOn: 'available from',
      copyLink: 'Copy the link',
      copyCode: 'Copy the code',
      qr: 'QR code of your link',
      showQr: 'Show the QR code',
      invitation: 'Sell together with me: sign up by this link',
      termBonus: 'Bonus for each',
      termPayments: 'Payments of the subscription before it',
      termDays: 'Days after the payment',
      minimum: 'Least sum of a transfer',
      clicks: 'Clicks',
      registeredCount: 'Registered',
      paid: 'Paid the subscription',
      earned: 'Earned',
      available: 'Available now',
      unread: 'Your link could not be read.',
      withdraw: 'Transfer the bonus',
      withdrawTitle: 'Transfer of the bonus',
      withdrawText: 'The money comes to the service balance, which pays the subscription, advertising and SMS.',
      reading: 'Checking how much is available…',
      moving: 'Transferring the bonus…',
    },
  },
}
