import type { HidingStatus } from '@supplier/core/stores/stores.domain'
import type { Stores } from '@supplier/core/stores/stores.section'
import type { TranslationsOf } from '../kit/look/section-translations.ts'
import { enHolidays, ukHolidays } from './holidays.translations.ts'
import { enStoreCopy, type StoreCopyTexts, ukStoreCopy } from './store-copy.translations.ts'

const ukStatuses = {
  draft: 'Чернетка',
  in_moderation: 'На перевірці',
  active: 'Активний',
  pause_planned: 'Пауза запланована',
  paused: 'На паузі',
  rejected: 'Відхилено',
  blocked: 'Заблоковано',
  closed: 'Закрито',
} as const

const enStatuses = {
  draft: 'Draft',
  in_moderation: 'In review',
  active: 'Active',
  pause_planned: 'Pause planned',
  paused: 'Paused',
  rejected: 'Rejected',
  blocked: 'Blocked',
  closed: 'Closed',
} as const

export type MoreStoreTexts =
  | StoreCopyTexts
  | 'products'
  | 'rating'
  | 'primary'
  | 'feed'
  | 'state'
  | 'newNote'
  | 'primaryNote'
  | 'pauseFrom'
  | 'pauseTo'
  | 'pauseOpen'
  | 'pausePreview'
  | 'reason'
  | 'problems'
  | 'nothingMissing'
  | 'objections'
  | 'problem_description'
  | 'problem_contacts'
  | 'problem_products'
  | 'problem_delivery'
  | 'problem_payment'
  | 'copyFeed'
  | 'noFeed'
  | 'feedMade'
  | 'feedNotMade'
  | 'feedProducts'
  | 'feedErrors'
  | 'feedUnread'
  | `hidden_${HidingStatus}`

export const storesTranslations: TranslationsOf<Stores, MoreStoreTexts> = {
  uk: {
    label: 'Мої магазини',
    create: 'Додати магазин',
    edit: 'Магазин',
    nothingYet: 'Магазинів ще немає',
    nothingYetText: 'Магазин бачать покупці: його назву, опис, контакти і години роботи. Почніть із назви.',
    groups: { main: 'Про магазин', contacts: 'Контакти', place: 'Адреси', time: 'Години роботи' },
    fields: {
      name: 'Назва',
      slug: 'Адреса на маркетплейсі',
      description: 'Опис',
      manager: 'Ім’я менеджера',
      phone: 'Телефон',
      email: 'Електронна пошта',
      telegram: 'Telegram',
      domain: 'Власний сайт',
      address: 'Поштова адреса',
      hours: 'Коли ви відповідаєте покупцям',
    },
    hints: {
      slug: 'Наприклад: kramnytsia. Якщо порожньо, призначимо самі',
      description: 'Покупці бачать його на сторінці магазину',
      phone: 'Наприклад: 067 111 22 33',
      telegram: 'Юзернейм менеджера: @kramnytsia',
      domain: 'Наприклад: shop.com.ua або магазин.укр',
      hours: 'Цілодобово: 00:00–00:00. До ранку: 22:00–06:00',
    },
    locks: {
      name: 'Назву змінюють після перевірки магазину',
      description: 'Опис змінюють після перевірки магазину',
    },
    choices: {},
    filters: {
      search: 'Пошук за назвою і сайтом',
      status: 'Стан',
      sort: 'Порядок',
      size: 'На сторінці',
    },
    states: { status: ukStatuses },
    filterChoices: {
      sort: { name: 'За назвою', '-created_at': 'Спершу нові' },
    },
    commands: {
      publish: { label: 'Опублікувати' },
      pause: {
        label: 'Поставити на паузу',
        title: 'Пауза магазину',
        text: 'На цей час покупці не зможуть замовляти, а строки відкритих замовлень зупиняться.',
        fields: { from: 'Перший день', to: 'Останній день', message: 'Що написати покупцям' },
        hints: {
          to: 'Залиште порожнім, якщо ще не знаєте',
          message: 'Наприклад: «Повернемося 8 вересня»',
        },
        offers: { title: 'Найближчі свята', names: ukHolidays },
      },
      resume: { label: 'Зняти з паузи' },
      primary: { label: 'Зробити основним' },
      rotate: {
        label: 'Замінити посилання на фід',
        title: 'Замінити посилання на фід магазину',
        text: 'Старе посилання працюватиме ще добу. Передайте нове всім, хто читає фід.',
      },
      close: {
        label: 'Закрити магазин',
        title: 'Закрити магазин',
        text: 'Покупці більше не бачитимуть магазину й товарів у ньому. Відкрити його знову не можна.',
        fields: { newPrimary: 'Який магазин стане основним' },
        hints: { newPrimary: 'Не потрібно, якщо інших магазинів немає' },
        mended: { orders_open: 'Показати замовлення магазину', payout_open: 'До виплат' },
      },
    },
    more: {
      ...ukStoreCopy,
      products: 'Товарів',
      rating: 'Оцінка',
      primary: 'Основний',
      feed: 'Фід товарів',
      state: 'Стан магазину',
      newNote: 'Магазин збережеться як чернетка. Покупці побачать його, коли ви його опублікуєте і мине перевірка.',
      primaryNote: 'Це основний магазин: його назва така сама, як у вашому обліковому записі.',
      pauseFrom: 'Пауза з',
      pauseTo: 'до',
      hidden_draft: 'Покупці ще не бачать магазин: опублікуйте його, і він відкриється після перевірки.',
      hidden_in_moderation: 'Покупці не бачать магазин, поки триває перевірка.',
      hidden_rejected: 'Покупці не бачать магазин: виправте причину відмови й опублікуйте його ще раз.',
      hidden_blocked: 'Покупці не бачать магазин: маркетплейс його заблокував.',
      hidden_closed: 'Покупці більше не бачать магазин: його закрито.',
      pauseOpen: ', кінець не визначено',
      pausePreview: 'Покупці прочитають',
      reason: 'Причина',
      problems: 'Що заважає продавати:',
      objections: 'Виправте:',
      nothingMissing: 'Усе, що потрібно для продажу, заповнено й налаштовано.',
      problem_description: 'Немає опису магазину',
      problem_contacts: 'Немає ні телефону, ні пошти',
      problem_products: 'Немає товарів',
      problem_delivery: 'Не налаштовано доставку',
      problem_payment: 'Не налаштовано оплату',
      copyFeed: 'Скопіювати посилання на фід',
      noFeed: 'Посилання з’явиться після публікації.',
      feedMade: 'Оновлено',
      feedNotMade: 'Фід ще не формувався.',
      feedProducts: 'товарів',
      feedErrors: 'Не потрапили через помилки',
      feedUnread: 'Не вдалося дізнатися стан фіду.',
    },
  },
  en: {
    label: 'My stores',
    create: 'Add a store',
    edit: 'Store',
    nothingYet: 'No stores yet',
    nothingYetText: 'Buyers see a store: its name, description, contacts and hours. Begin with the name.',
    groups: { main: 'About the store', contacts: 'Contacts', place: 'Addresses', time: 'Hours' },
    fields: {
      name: 'Name',
      slug: 'Address on the marketplace',
      description: 'Description',
      manager: 'Name of the manager',
      phone: 'Telephone',
      email: 'E-mail',
      telegram: 'Telegram',
      domain: 'Your own site',
      address: 'Postal address',
      hours: 'When you answer buyers',
    },
    hints: {
      slug: 'For example: kramnytsia. If empty, we assign one',
      description: 'Buyers see it on the page of the store',
      phone: 'For example: 067 111 22 33',
      telegram: 'The username of the manager: @kramnytsia',
      domain: 'For example: shop.com.ua or магазин.укр',
      hours: 'Round the clock: 00:00–00:00. Until the morning: 22:00–06:00',
    },
    locks: {
      name: 'The name can be changed after the review of the store',
      description: 'The description can be changed after the review of the store',
    },
    choices: {},
    filters: {
      search: 'Search by name and site',
      status: 'State',
      sort: 'Order',
      size: 'On a page',
    },
    states: { status: enStatuses },
    filterChoices: {
      sort: { name: 'By name', '-created_at': 'Newest first' },
    },
    commands: {
      publish: { label: 'Publish' },
      pause: {
        label: 'Pause',
        title: 'Pause the store',
        text: 'Meanwhile buyers cannot order, and the deadlines of open orders stop.',
        fields: { from: 'First day', to: 'Last day', message: 'What to tell buyers' },
        hints: { to: 'Leave empty if you do not know yet', message: 'For example: “Back on 8 September”' },
        offers: { title: 'The next holidays', names: enHolidays },
      },
      resume: { label: 'End the pause' },
      primary: { label: 'Make primary' },
      rotate: {
        label: 'Replace the feed link',
        title: 'Replace the feed link of the store',
        text: 'The old link works for another day. Give the new one to everyone who reads the feed.',
      },
      close: {
        label: 'Close the store',
        title: 'Close the store',
        text: 'Buyers will no longer see the store and its products. It cannot be opened again.',
        fields: { newPrimary: 'Which store becomes the primary one' },
        hints: { newPrimary: 'Not needed if there are no other stores' },
        mended: { orders_open: 'Show the orders of the store', payout_open: 'To the payouts' },
      },
    },
    more: {
      ...enStoreCopy,
      products: 'Products',
      rating: 'Rating',
      primary: 'Primary',
      feed: 'Product feed',
      state: 'State of the store',
      newNote: 'The store is saved as a draft. Buyers see it once you publish it and the review is over.',
      primaryNote: 'This is the primary store: its name is the one in your account.',
      pauseFrom: 'Paused from',
      pauseTo: 'to',
      pauseOpen: ', with no end yet',
      pausePreview: 'Buyers will read',
      hidden_draft: 'Buyers do not see the store yet: publish it, and it opens after the review.',
      hidden_in_moderation: 'Buyers do not see the store during the review.',
      hidden_rejected: 'Buyers do not see the store: mend what it was rejected for and publish it again.',
      hidden_blocked: 'Buyers do not see the store: the marketplace has blocked it.',
      hidden_closed: 'Buyers no longer see the store: it is closed.',
      reason: 'Reason',
      problems: 'What keeps it from selling:',
      objections: 'Mend:',
      nothingMissing: 'Everything that selling takes is filled in and set up.',
      problem_description: 'The store has no description',
      problem_contacts: 'There is neither a telephone nor an e-mail',
      problem_products: 'There are no products',
      problem_delivery: 'Delivery is not set up',
      problem_payment: 'Payment is not set up',
      copyFeed: 'Copy the feed link',
      noFeed: 'The link appears after publishing.',
      feedMade: 'Updated',
      feedNotMade: 'The feed was not made yet.',
      feedProducts: 'products',
      feedErrors: 'Left out because of mistakes',
      feedUnread: 'The state of the feed could not be read.',
    },
  },
}
