import type { AdProblemCode, TelegramAds } from '@supplier/core/telegram-ads/telegram-ads.section'
import type { TranslationsOf } from '../kit/look/section-translations.ts'
import {
  type PromotionTexts,
  promotionCommands,
  promotionStates,
  promotionTexts,
} from '../promotion/promotion.translations.ts'

const ukProblems = {
  too_long: 'Telegram приймає до 160 символів.',
  caps: 'Не пишіть слова великими літерами.',
  emoji_many: 'Вистачить двох емодзі.',
  punctuation_many: 'Вистачить одного розділового знака.',
  superlative: 'Не пишіть, що товар найкращий: це треба доводити.',
  imperative: 'Розкажіть про товар, а не кажіть, що робити.',
  link_wrong: 'Це не адреса сторінки.',
  link_shortened: 'Telegram не приймає скорочених посилань.',
  target_closed: 'Канал закритий: відкрийте його для всіх.',
  target_empty: 'У каналі ще немає дописів.',
} as const satisfies Record<AdProblemCode, string>

const enProblems = {
  too_long: 'Telegram takes up to 160 characters.',
  caps: 'Do not write words in capitals.',
  emoji_many: 'Two emoji are enough.',
  punctuation_many: 'One punctuation mark is enough.',
  superlative: 'Do not write that the product is the best: that has to be proved.',
  imperative: 'Tell about the product, and not what to do.',
  link_wrong: 'This is not the address of a page.',
  link_shortened: 'Telegram takes no shortened links.',
  target_closed: 'The channel is closed: open it to everybody.',
  target_empty: 'The channel has no posts yet.',
} as const satisfies Record<AdProblemCode, string>

export type MoreAdTexts =
  | PromotionTexts
  | AdProblemCode
  | 'day'
  | 'preview'
  | 'inLight'
  | 'inDark'
  | 'ad'
  | 'noProduct'
  | 'noText'
  | 'prices'
  | 'restock'
  | 'noProblems'
  | 'asking'
  | 'askAgain'
  | 'askFailed'

const ukButtons = { open: 'Відкрити', buy: 'Купити', more: 'Докладніше', order: 'Замовити' } as const
const enButtons = { open: 'Open', buy: 'Buy', more: 'Read more', order: 'Order' } as const

const lockUk = 'Показ уже запущено. Змінити можна копію.'
const lockEn = 'The ad has started. A copy can be changed.'
const locksOf = (lock: string) => ({
  ...{ title: lock, product: lock, text: lock, button: lock },
  ...{ url: lock, channels: lock, budget: lock, startsOn: lock },
})

export const telegramAdsTranslations: TranslationsOf<TelegramAds, MoreAdTexts> = {
  uk: {
    label: 'Telegram Реклама',
    name: 'Оголошення',
    create: 'Створити оголошення',
    edit: 'Оголошення',
    nothingYet: 'Оголошень ще немає',
    nothingYetText:
      'Оголошення показує товар читачам каналів Telegram. За покази платите з балансу послуг: від 80 грн. за тисячу.',
    fields: {
      title: 'Назва',
      product: 'Товар',
      text: 'Текст',
      button: 'Кнопка',
      url: 'Посилання',
      channels: 'Канали',
      budget: 'Бюджет',
      startsOn: 'День початку',
    },
    groups: { what: 'Що побачать читачі', where: 'Де', cost: 'Скільки й коли' },
    hints: {
      title: 'Її бачите лише ви',
      product: 'Фото візьмемо з товару',
      url: 'Адреса товару заповниться сама. Скорочені посилання Telegram не приймає',
      channels: 'До 50 каналів',
      budget: 'Списуємо лише за покази',
    },
    locks: locksOf(lockUk),
    choices: { button: ukButtons },
    filters: { search: 'Пошук за назвою чи текстом', status: 'Стан', sort: 'Порядок', size: 'На сторінці' },
    states: { status: promotionStates.uk },
    filterChoices: {
      sort: {
        '-created_at': 'Спершу нові',
        '-cost': 'Спершу найдорожчі',
        starts_on: 'Спершу ті, що почалися раніше',
      },
    },
    commands: {
      submit: {
        label: 'Надіслати на перевірку',
        title: 'Надіслати на перевірку',
        text: 'Модератори Telegram читають від кількох годин до двох днів. Бюджет зарезервуємо на балансі послуг, а списуємо лише за покази. Після подання текст, посилання й канали змінити не можна.',
        fields: { budget: 'Бюджет', startsOn: 'День початку' },
        locks: { budget: 'З чернетки: змінити його можна у формі оголошення' },
        mended: promotionCommands.uk.mended,
      },
      pause: promotionCommands.uk.pause,
      resume: promotionCommands.uk.resume,
      stop: {
        label: 'Зупинити',
        title: 'Зупинити оголошення',
        text: 'Покази зупиняться, резерв повернеться. Знову запустити можна лише копію.',
      },
      copy: promotionCommands.uk.copy,
    },
    more: {
      ...promotionTexts.uk,
      ...ukProblems,
      day: 'Початок',
      preview: 'Як його побачать у Telegram',
      inLight: 'Світла тема',
      inDark: 'Темна тема',
      ad: 'Реклама',
      noProduct: 'Товар',
      noText: 'Тут буде текст оголошення',
      prices: 'За 1000 показів',
      restock: 'Додати залишок товару',
      noProblems: 'Зауважень до тексту немає.',
      asking: 'Перевіряємо…',
      askAgain: 'Спробувати ще раз',
      askFailed: 'Не вдалося перевірити.',
    },
  },
  en: {
    label: 'Telegram advertising',
    name: 'Ad',
    create: 'Create an ad',
    edit: 'Ad',
    nothingYet: 'No ads yet',
    nothingYetText:
      'An ad shows a product to the readers of Telegram channels. You pay for impressions from the service balance, from 80 UAH for a thousand.',
    fields: {
      title: 'Title',
      product: 'Product',
      text: 'Text',
      button: 'Button',
      url: 'Link',
      channels: 'Channels',
      budget: 'Budget',
      startsOn: 'First day',
    },
    groups: { what: 'What readers see', where: 'Where', cost: 'How much and when' },
    hints: {
      title: 'Only you see it',
      product: 'The picture of the product is taken',
      url: 'The address of the product fills itself in. Telegram takes no shortened links',
      channels: 'Up to 50 channels',
      budget: 'Only impressions are paid',
    },
    locks: locksOf(lockEn),
    choices: { button: enButtons },
    filters: { search: 'Search by title or text', status: 'State', sort: 'Order', size: 'On a page' },
    states: { status: promotionStates.en },
    filterChoices: {
      sort: {
        '-created_at': 'Newest first',
        '-cost': 'Most expensive first',
        starts_on: 'Earliest first',
      },
    },
    commands: {
      submit: {
        label: 'Submit for moderation',
        title: 'Submit for moderation',
        text: 'The moderators of Telegram take from some hours to two days. The budget is reserved on the service balance, and only impressions are paid. After that the text, the link and the channels cannot be changed.',
        fields: { budget: 'Budget', startsOn: 'First day' },
        locks: { budget: 'From the draft: change it in the form of the ad' },
        mended: promotionCommands.en.mended,
      },
      pause: promotionCommands.en.pause,
      resume: promotionCommands.en.resume,
      stop: {
        label: 'Stop',
        title: 'Stop the ad',
        text: 'It is shown no more, and what is reserved comes back. Only a copy can start again.',
      },
      copy: promotionCommands.en.copy,
    },
    more: {
      ...promotionTexts.en,
      ...enProblems,
      day: 'First day',
      preview: 'As it is seen in Telegram',
      inLight: 'Light theme',
      inDark: 'Dark theme',
      ad: 'Ad',
      noProduct: 'Product',
      noText: 'The text of the ad stands here',
      prices: 'For 1000 impressions',
      restock: 'Add stock of the product',
      noProblems: 'Nothing to object to in the text.',
      asking: 'Checking…',
      askAgain: 'Try again',
      askFailed: 'It could not be checked.',
    },
  },
}
