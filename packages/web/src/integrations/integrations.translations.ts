import type { IntegrationKind } from '@supplier/core/integrations/integrations.domain'
import type { Integrations } from '@supplier/core/integrations/integrations.section'
import type { TranslationsOf } from '../kit/look/section-translations.ts'

const ukKinds = { prom: 'Prom', rozetka: 'Rozetka', keycrm: 'KeyCRM', webhook: 'Webhook', token: 'Токен API' } as const
const enKinds = { prom: 'Prom', rozetka: 'Rozetka', keycrm: 'KeyCRM', webhook: 'Webhook', token: 'API token' } as const
const ukStatuses = {
  draft: 'Чернетка',
  checking: 'Перевіряється',
  active: 'Працює',
  paused: 'Призупинено',
  error: 'Помилка',
} as const
const enStatuses = {
  draft: 'Draft',
  checking: 'Being checked',
  active: 'Works',
  paused: 'Paused',
  error: 'Error',
} as const
const ukDirections = {
  products_in: 'Отримувати товари',
  stock_in: 'Отримувати ціни та залишки',
  orders_in: 'Отримувати замовлення',
  stock_out: 'Передавати залишки',
} as const
const enDirections = {
  products_in: 'Products here',
  stock_in: 'Prices and stock here',
  orders_in: 'Orders here',
  stock_out: 'Stock there',
} as const
const ukEvents = {
  'order.created': 'Нове замовлення',
  'order.changed': 'Зміна замовлення',
  'product.changed': 'Зміна товару',
  'review.created': 'Новий відгук',
  'chat.message': 'Повідомлення',
} as const
const enEvents = {
  'order.created': 'New order',
  'order.changed': 'Changed order',
  'product.changed': 'Changed product',
  'review.created': 'New review',
  'chat.message': 'Message',
} as const

const ukBrings = {
  brings_prom: 'назви, ціни, залишки, фото, замовлення',
  bringsNot_prom: 'характеристики та відгуки; варіанти стають окремими товарами',
  brings_rozetka: 'назви, ціни, залишки, замовлення',
  bringsNot_rozetka: 'фото, характеристики, запитання й відгуки',
  brings_keycrm: 'ціни, залишки, замовлення',
  bringsNot_keycrm: 'описи, фото та характеристики',
  brings_webhook: 'підписану подію на вашу адресу, щойно щось сталося',
  bringsNot_webhook: 'сюди нічого; якщо адреса не відповідає три дні, події вимикаються',
  brings_token: 'вашій програмі доступ до нашого API: товари, залишки, замовлення',
  bringsNot_token: 'сам нічого не передає: дані запитує ваша програма',
} as const
const enBrings = {
  brings_prom: 'titles, prices, stock, pictures, orders',
  bringsNot_prom: 'attributes and reviews; variants become products of their own',
  brings_rozetka: 'titles, prices, stock, orders',
  bringsNot_rozetka: 'pictures, attributes, questions and reviews',
  brings_keycrm: 'prices, stock, orders',
  bringsNot_keycrm: 'descriptions, pictures and attributes',
  brings_webhook: 'a signed event to your address as soon as something happens',
  bringsNot_webhook: 'anything here; three days without an answer turn it off',
  brings_token: 'your program access to our API: products, stock, orders',
  bringsNot_token: 'anything by itself: your program asks',
} as const

export type MoreIntegrationTexts =
  | 'state'
  | 'lastSync'
  | 'noSync'
  | 'runs'
  | 'deliveries'
  | 'noDeliveries'
  | 'delivered'
  | 'notDelivered'
  | 'completed'
  | 'failed'
  | 'created'
  | 'updated'
  | 'withError'
  | 'mistakes'
  | 'secret'
  | 'noSecret'
  | 'unsigned'
  | 'oldUntil'
  | 'kinds'
  | 'brings'
  | 'bringsNot'
  | `brings_${IntegrationKind}`
  | `bringsNot_${IntegrationKind}`
  | 'connect'
  | 'sendAgain'

export const integrationsTranslations: TranslationsOf<Integrations, MoreIntegrationTexts> = {
  uk: {
    label: 'Інтеграції',
    name: 'Інтеграція',
    create: 'Додати інтеграцію',
    edit: 'Інтеграція',
    nothingYet: 'Інтеграцій ще немає',
    nothingYetText: 'Під’єднайте інший майданчик, CRM чи власну програму: товари, залишки й замовлення йтимуть самі.',
    groups: { main: 'Що під’єднати', access: 'Доступ', what: 'Що передавати' },
    fields: {
      kind: 'Сервіс',
      title: 'Назва',
      store: 'Магазин',
      credential: 'Ключ API',
      url: 'Адреса, на яку надсилати події',
      directions: 'Напрямки',
      events: 'Події',
      scopes: 'Дозволи',
    },
    hints: {
      store: 'Сюди потраплять нові товари. Не заповнюйте, якщо в усі магазини.',
      credential: 'Його видно лише зараз. Щоб залишити збережений ключ, не заповнюйте поле.',
      url: 'https://…',
    },
    locks: { kind: 'Сервіс не змінюється: додайте іншу інтеграцію' },
    choices: {
      kind: ukKinds,
      directions: ukDirections,
      events: ukEvents,
      scopes: { read: 'Читання', write: 'Запис' },
    },
    filters: { search: 'Назва', status: 'Стан', kind: 'Сервіс', sort: 'Порядок', size: 'На сторінці' },
    states: { status: ukStatuses },
    filterChoices: { kind: ukKinds, sort: { title: 'За назвою', '-title': 'За назвою, з кінця' } },
    commands: {
      sync: {
        label: 'Синхронізувати зараз',
        title: 'Синхронізувати зараз',
        text: 'Оновимо дані у вибраних напрямках. Сторінку можна закрити.',
        fields: { direction: 'Що обміняти' },
        choices: { direction: { all: 'Усе', here: 'Лише отримати', there: 'Лише передати' } },
      },
      check: { label: 'Перевірити' },
      test: { label: 'Надіслати пробну подію' },
      again: {
        label: 'Повторити надсилання',
        title: 'Надіслати подію ще раз',
        text: 'Вона піде на ту саму адресу з тими самими даними.',
        fields: { delivery: 'Надсилання' },
      },
      rotate: {
        label: 'Створити секрет',
        title: 'Створити новий секрет',
        text: 'Секрет буде показано один раз. Попередній діятиме ще добу.',
      },
      pause: { label: 'Призупинити' },
      resume: { label: 'Відновити' },
      remove: {
        label: 'Видалити',
        title: 'Видалити інтеграцію',
        text: 'Обмін припиниться. Замовлення лишаться.',
        fields: { products: 'Товари з цієї інтеграції' },
        choices: { products: { keep: 'Лишити', hide: 'Приховати' } },
      },
    },
    more: {
      state: 'Стан',
      lastSync: 'Остання синхронізація',
      noSync: 'Ще не було',
      runs: 'Останні синхронізації',
      deliveries: 'Останні надсилання',
      noDeliveries: 'Ще нічого не надсилали',
      delivered: 'Доставлено',
      notDelivered: 'Не доставлено',
      completed: 'Виконано',
      failed: 'Не вдалося',
      created: 'створено',
      updated: 'оновлено',
      withError: 'з помилкою',
      mistakes: 'помилок:',
      secret: 'Секрет закінчується на',
      noSecret: 'Секрету ще немає: створіть його.',
      unsigned: 'Без секрету події надходять без підпису: отримувач не перевірить, чи вони від нас.',
      oldUntil: 'Попередній діє до',
      kinds: 'Що можна під’єднати',
      brings: 'Що передається',
      bringsNot: 'Що ні',
      ...ukBrings,
      connect: 'Під’єднати',
      sendAgain: 'Ще раз',
    },
  },
  en: {
    label: 'Integrations',
    name: 'Integration',
    create: 'Add an integration',
    edit: 'Integration',
    nothingYet: 'There are no integrations yet',
    nothingYetText:
      'Connect another marketplace, a CRM or your own program: products, stock and orders go by themselves.',
    groups: { main: 'What to connect', access: 'Access', what: 'What to pass on' },
    fields: {
      kind: 'Kind',
      title: 'Name',
      store: 'Store',
      credential: 'API key',
      url: 'Address to which events are sent',
      directions: 'Directions',
      events: 'Events',
      scopes: 'Permissions',
    },
    hints: {
      store: 'New products go there. An empty field: into all stores.',
      credential: 'It is seen only now. If a key is saved, an empty field keeps it.',
      url: 'https://…',
    },
    locks: { kind: 'The kind does not change: add another integration' },
    choices: {
      kind: enKinds,
      directions: enDirections,
      events: enEvents,
      scopes: { read: 'Read', write: 'Write' },
    },
    filters: { search: 'Name', status: 'State', kind: 'Kind', sort: 'Order', size: 'Per page' },
    states: { status: enStatuses },
    filterChoices: { kind: enKinds, sort: { title: 'By name', '-title': 'By name, from the end' } },
    commands: {
      sync: {
        label: 'Synchronise now',
        title: 'Synchronise now',
        text: 'Everything goes in the chosen directions. You may close the page.',
        fields: { direction: 'What to exchange' },
        choices: { direction: { all: 'Everything', here: 'Here only', there: 'There only' } },
      },
      check: { label: 'Check' },
      test: { label: 'Send a test event' },
      again: {
        label: 'Send the failed one again',
        title: 'Send the event again',
        text: 'It goes to the same address with the same data.',
        fields: { delivery: 'Delivery' },
      },
      rotate: {
        label: 'Make a secret',
        title: 'Make a new secret',
        text: 'The secret is shown once. The former one is taken for another day.',
      },
      pause: { label: 'Pause' },
      resume: { label: 'Resume' },
      remove: {
        label: 'Delete',
        title: 'Delete the integration',
        text: 'The exchange ends. Orders stay.',
        fields: { products: 'The products that it brought' },
        choices: { products: { keep: 'Keep', hide: 'Hide' } },
      },
    },
    more: {
      state: 'State',
      lastSync: 'Last synchronisation',
      noSync: 'None yet',
      runs: 'Last synchronisations',
      deliveries: 'Last deliveries',
      noDeliveries: 'Nothing was sent yet',
      delivered: 'Delivered',
      notDelivered: 'Not delivered',
      completed: 'Completed',
      failed: 'Failed',
      created: 'created',
      updated: 'updated',
      withError: 'failed',
      mistakes: 'mistakes:',
      secret: 'The secret ends in',
      noSecret: 'There is no secret yet: make one.',
      unsigned: 'Without a secret events come unsigned: their receiver cannot check that they are ours.',
      oldUntil: 'The former one is taken until',
      kinds: 'What can be connected',
      brings: 'Brings',
      bringsNot: 'Does not bring',
      ...enBrings,
      connect: 'Connect',
      sendAgain: 'Again',
    },
  },
}
