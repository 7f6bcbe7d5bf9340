import type { DeliveryMethods, Need } from '@supplier/core/deliveries-panel/deliveries-panel.section'
import type { TranslationsOf } from '../kit/look/section-translations.ts'
import { enKeyCheck, type KeyCheckText, ukKeyCheck } from './key-check.translations.ts'
import { enRegions, ukRegions } from './regions.translations.ts'

type OfferText =
  | KeyCheckText
  | 'buyerView'
  | 'free'
  | 'byCarrier'
  | 'sample'
  | 'freeOver'
  | 'arrives'
  | 'arrivesDays'
  | 'later'
  | 'quoting'
  | 'retry'
  | 'sampleNeeds'
  | 'addKey'
  | 'addSender'
  | 'addAddress'
  | 'isSetUp'
  | 'isSetUpText'
  | 'allStores'

export const deliveriesPanelTranslations: TranslationsOf<
  DeliveryMethods,
  Need | 'connected' | 'off' | 'everywhere' | 'regions' | 'days' | OfferText
> = {
  uk: {
    label: 'Методи доставки',
    name: 'Метод',
    create: '',
    edit: 'Умови доставки',
    nothingYet: 'Методів доставки немає',
    nothingYetText: 'Оновіть сторінку трохи пізніше.',
    groups: { terms: 'Умови', place: 'Звідки і куди', usage: 'Для кого' },
    fields: {
      tariff: 'Тариф',
      price: 'Ціна доставки',
      payer: 'Хто платить',
      freeFrom: 'Безкоштовно від',
      days: 'Днів до відправлення',
      cutoff: 'Час, до якого відправляємо того самого дня',
      address: 'Адреса',
      note: 'Примітка для покупця',
      regions: 'Області (без вибору: уся Україна)',
      stores: 'Магазини',
    },
    hints: {
      freeFrom: 'Сума замовлення, від якої за доставку платите ви. Не заповнюйте, якщо безкоштовної доставки немає',
      days: '0: у день замовлення',
      cutoff: 'Пізніші замовлення вирушають на день пізніше. Не заповнюйте, якщо обмеження в часі немає',
      address: 'Звідки відправляєте або де покупець забирає товар',
      note: 'Наприклад: телефонуйте за годину',
      stores: 'Якщо не вибрати жодного, метод пропонують усі магазини',
    },
    choices: {
      tariff: { carrier: 'Тариф перевізника', fixed: 'Фіксована ціна', free: 'Безкоштовно' },
      payer: { recipient: 'Отримувач', sender: 'Відправник' },
      regions: ukRegions,
    },
    filters: { search: 'Пошук за назвою', state: 'Стан', sort: 'Порядок' },
    filterChoices: {
      state: { on: 'Увімкнено', off: 'Вимкнено' },
      sort: { position: 'Звичайний', title: 'За назвою' },
    },
    commands: { enable: { label: 'Увімкнути' }, disable: { label: 'Вимкнути' } },
    more: {
      ...ukKeyCheck,
      connected: 'Підключено',
      off: 'Вимкнено',
      key: 'Потрібен ключ',
      sender: 'Потрібен відправник',
      address: 'Потрібна адреса',
      everywhere: 'Уся Україна',
      regions: 'Області',
      days: 'Днів',
      buyerView: 'Очима покупця',
      free: 'Безкоштовно',
      byCarrier: 'За тарифом перевізника',
      sample: 'Посилка 1 кг до Києва:',
      freeOver: 'Безкоштовно від',
      arrives: 'Отримає за',
      arrivesDays: 'дн.',
      later: 'На день пізніше, якщо замовити після',
      quoting: 'Рахуємо…',
      retry: 'Порахувати ще раз',
      sampleNeeds: 'Щоб порахувати пробну посилку, потрібно',
      addKey: 'додати ключ',
      addSender: 'додати відправника',
      addAddress: 'вказати й зберегти адресу',
      isSetUp: 'Доставку налаштовано',
      isSetUpText: 'Покупці вже можуть її вибрати. Щоб продавати, залишилося завершити інші кроки.',
      allStores: 'Усі магазини',
    },
  },
  en: {
    label: 'Delivery methods',
    name: 'Method',
    create: '',
    edit: 'Delivery terms',
    nothingYet: 'There are no delivery methods',
    nothingYetText: 'Reload the page a little later.',
    groups: { terms: 'Terms', place: 'From and to', usage: 'For whom' },
    fields: {
      tariff: 'Rate',
      price: 'Delivery price',
      payer: 'Who pays',
      freeFrom: 'Free from',
      days: 'Days to dispatch',
      cutoff: 'Order cut-off time',
      address: 'Address',
      note: 'Note for the buyer',
      regions: 'Regions (none chosen: all of Ukraine)',
      stores: 'Stores',
    },
    hints: {
      freeFrom: 'The order total from which you pay for delivery. Empty: never free',
      days: '0: on the day of the order',
      cutoff: 'Later orders leave a day later. Empty: no limit',
      address: 'Where you send from, or where the buyer picks the goods up',
      note: 'For example: call an hour before',
      stores: 'If none is chosen, all stores offer the method',
    },
    choices: {
      tariff: { carrier: 'Carrier’s rates', fixed: 'Fixed price', free: 'Free' },
      payer: { recipient: 'Recipient', sender: 'Sender' },
      regions: enRegions,
    },
    filters: { search: 'Search by title', state: 'State', sort: 'Order' },
    filterChoices: { state: { on: 'On', off: 'Off' }, sort: { position: 'Usual', title: 'By title' } },
    commands: { enable: { label: 'Turn on' }, disable: { label: 'Turn off' } },
    more: {
      ...enKeyCheck,
      connected: 'Connected',
      off: 'Off',
      key: 'Needs a key',
      sender: 'Needs a sender',
      address: 'Needs an address',
      everywhere: 'All of Ukraine',
      regions: 'Regions',
      days: 'Days',
      buyerView: 'As a buyer sees it',
      free: 'Free',
      byCarrier: 'At the carrier’s rates',
      sample: 'A parcel of 1 kg to Kyiv:',
      freeOver: 'Free from',
      arrives: 'Arrives',
      arrivesDays: 'days after the order',
      later: 'A day later for orders after',
      quoting: 'Calculating…',
      retry: 'Calculate again',
      sampleNeeds: 'To price a sample parcel,',
      addKey: 'add a key',
      addSender: 'add a sender',
      addAddress: 'fill in and save the address',
      isSetUp: 'Delivery is set up',
      isSetUpText: 'Buyers can choose it now. To sell, complete the remaining steps.',
      allStores: 'All stores',
    },
  },
}
