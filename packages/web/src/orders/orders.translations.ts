import type { OrderStatus } from '@supplier/core/orders/orders.domain'
import type { Orders } from '@supplier/core/orders/orders.section'
import type { TranslationsOf } from '../kit/look/section-translations.ts'
import { orderWords } from '../parcels/order-words.translations.ts'

const {
  status: ukStatuses,
  payment: ukMethods,
  delivery: ukCarriers,
  source: ukSources,
  reason: ukReasons,
} = orderWords.uk
const {
  status: enStatuses,
  payment: enMethods,
  delivery: enCarriers,
  source: enSources,
  reason: enReasons,
} = orderWords.en

const ukPaid = {
  unpaid: 'Не оплачено',
  pending: 'Очікує оплати',
  paid: 'Оплачено',
  refunded: 'Кошти повернено',
} as const
const enPaid = {
  unpaid: 'Not paid',
  pending: 'Waiting for the payment',
  paid: 'Paid',
  refunded: 'Refunded',
} as const

const ukKinds = { branch: 'Відділення або поштомат', address: 'Адреса (кур’єр)' } as const
const enKinds = { branch: 'A branch or a parcel locker', address: 'An address (courier)' } as const
const ukPlace = {
  recipientName: 'Ім’я отримувача',
  recipientPhone: 'Телефон отримувача',
  settlement: 'Населений пункт',
  kind: 'Куди доставити',
  warehouse: 'Відділення або поштомат',
  street: 'Вулиця',
  house: 'Будинок',
  flat: 'Квартира',
} as const
const enPlace = {
  recipientName: 'Name of the recipient',
  recipientPhone: 'Phone of the recipient',
  settlement: 'Settlement',
  kind: 'Deliver to',
  warehouse: 'Branch or parcel locker',
  street: 'Street',
  house: 'Building',
  flat: 'Flat',
} as const

const ukTtnTexts = {
  label: 'Створити ТТН',
  title: 'Створити ТТН',
  fields: {
    ...ukPlace,
    weight: 'Вага, кг',
    seats: 'Кількість місць',
    length: 'Довжина, см',
    width: 'Ширина, см',
    height: 'Висота, см',
    cargo: 'Тип відправлення',
    description: 'Опис відправлення',
    payer: 'Хто платить за доставку',
    payment: 'Як платить',
    declaredValue: 'Оголошена вартість',
    moneyBack: 'Як ви отримаєте гроші',
    shipOn: 'Коли відправите',
  },
  hints: { settlement: 'Можна одразу з відділенням: «Київ 23»', warehouse: 'Шукайте за номером або вулицею' },
  groups: { recipient: 'Отримувач', place: 'Куди', parcel: 'Посилка', money: 'Гроші', day: 'День' },
  choices: {
    kind: ukKinds,
    cargo: { parcel: 'Посилка', documents: 'Документи', cargo: 'Вантаж' },
    payer: { recipient: 'Отримувач', sender: 'Відправник', third: 'Третя особа' },
    payment: { cash: 'Готівкою', non_cash: 'Безготівково' },
    moneyBack: { none: 'Покупець уже заплатив', cod: 'Післяплата', control: 'Контроль оплати' },
  },
  mended: {
    key_missing: 'Додати ключ',
    key_expired: 'Замінити ключ',
    sender_missing: 'Додати відправника',
  },
} as const
const enTtnTexts = {
  label: 'Create the waybill',
  title: 'Create the waybill',
  fields: {
    ...enPlace,
    weight: 'Weight, kg',
    seats: 'Number of pieces',
    length: 'Length, cm',
    width: 'Width, cm',
    height: 'Height, cm',
    cargo: 'Kind of shipment',
    description: 'Description',
    payer: 'Who pays for delivery',
    payment: 'How it is paid',
    declaredValue: 'Declared value',
    moneyBack: 'How the money comes back',
    shipOn: 'When you hand it over',
  },
  hints: { settlement: 'With its branch, if you like: “Київ 23”', warehouse: 'Search by number or street' },
  groups: { recipient: 'Recipient', place: 'Where to', parcel: 'Parcel', money: 'Money', day: 'Day' },
  choices: {
    kind: enKinds,
    cargo: { parcel: 'Parcel', documents: 'Documents', cargo: 'Freight' },
    payer: { recipient: 'Recipient', sender: 'Sender', third: 'A third person' },
    payment: { cash: 'In cash', non_cash: 'Cashless' },
    moneyBack: { none: 'The buyer has paid', cod: 'Cash on delivery', control: 'Control of payment' },
  },
  mended: { key_missing: 'Add a key', key_expired: 'Replace the key', sender_missing: 'Add a sender' },
} as const

/** The carrier’s words for a branch, and how a list abbreviates them. */
export const placeAbbreviations: readonly (readonly [long: RegExp, short: string])[] = [
  [/вантажне відділення\s*№?\s*/i, 'вант. від. '],
  [/відділення\s*№?\s*/i, 'від. '],
  [/поштомат\s*№?\s*/i, 'поштомат '],
]

const ukFormats = { '100x100': 'Етикетка 100 × 100 мм', a4: 'Аркуш А4' } as const
const enFormats = { '100x100': 'A label of 100 × 100 mm', a4: 'A sheet of A4' } as const
const ukLabels = {
  label: 'Маркування',
  title: 'Маркування',
  text: 'Файл перевізника відкриється в новій вкладці.',
  fields: { format: 'Формат' },
  choices: { format: ukFormats },
} as const
const enLabels = {
  label: 'Print labels',
  title: 'Labels',
  text: 'The file of the carrier opens in a new tab.',
  fields: { format: 'Format' },
  choices: { format: enFormats },
} as const

/** States that have a shorter name as a point of an order’s way. */
type ShortPoint = 'atReady' | 'atShipped'

export type MoreOrderTexts =
  | OrderStatus
  | 'number'
  | 'status'
  | 'buyer'
  | 'delivery'
  | 'payment'
  | 'total'
  | 'deadline'
  | 'until'
  | 'storage'
  | 'onDelivery'
  | 'over'
  | 'hours'
  | 'minutes'
  | 'days'
  | 'codSum'
  | 'call'
  | 'write'
  | 'copyPhone'
  | 'copyTtn'
  | 'recipient'
  | 'takesBuyer'
  | 'change'
  | 'changeLines'
  | 'note'
  | 'sum'
  | 'lines'
  | 'shelf'
  | 'inStock'
  | 'gone'
  | 'subtotal'
  | 'discount'
  | 'deliverySum'
  | 'commission'
  | 'toReceive'
  | 'comment'
  | 'making'
  | 'notMade'
  | 'printed'
  | 'quote'
  | 'quoting'
  | 'storedUntil'
  | 'history'
  | 'path'
  | ShortPoint
  | 'pickList'
  | 'pickListText'
  | 'print'
  | 'pieces'
  | 'noShelf'
  | 'short'
  | 'missing'
  | 'nothingToPick'
  | 'reading'
  | 'unread'
  | 'source'
  | 'store'
  | keyof typeof ukMethods
  | keyof typeof ukPaid
  | keyof typeof ukCarriers
  | keyof typeof ukSources

const ukCancelTexts = {
  label: 'Скасувати',
  title: 'Скасувати замовлення',
  text: 'Товар повернеться на залишок, покупець отримає повідомлення.',
  fields: { reason: 'Причина', comment: 'Коментар' },
  choices: { reason: ukReasons },
} as const
const enCancelTexts = {
  label: 'Cancel',
  title: 'Cancel the order',
  text: 'The goods return to the stock, and the buyer is notified.',
  fields: { reason: 'Reason', comment: 'Comment' },
  choices: { reason: enReasons },
} as const

export const ordersTranslations: TranslationsOf<Orders, MoreOrderTexts> = {
  uk: {
    label: 'Замовлення',
    name: 'Замовлення',
    create: 'Нове замовлення',
    edit: 'Замовлення',
    nothingYet: 'Тут з’являться замовлення',
    nothingYetText:
      'Покупці замовляють товари, які опубліковано і є на залишку, з доставкою та оплатою, які ви ввімкнули.',
    groups: { recipient: 'Отримувач і місце', lines: 'Кількість товарів', note: 'Нотатка для себе' },
    fields: { ...ukPlace, lines: 'Скільки штук', note: 'Нотатка для себе' },
    hints: { lines: '0 прибирає товар із замовлення', note: 'Покупець її не бачить' },
    choices: { kind: ukKinds },
    filters: {
      search: 'Номер, телефон, ТТН, ім’я, артикул',
      tab: 'Стан',
      created: 'Дата',
      shipped: 'Відправлено',
      ended: 'Завершено',
      source: 'Звідки',
      reason: 'Причина скасування',
      payment_method: 'Спосіб оплати',
      payment_status: 'Оплата',
      carrier: 'Доставка',
      has_ttn: 'ТТН',
      total: 'Сума',
      product_id: 'Товар',
      category_id: 'Категорія',
      region_id: 'Область',
      sort: 'Порядок',
      size: 'На сторінці',
    },
    filterChoices: {
      tab: {
        all: 'Усі',
        new: 'Нові',
        on_hold: 'Відкладені',
        confirmed: 'Підтверджені',
        packing: 'Комплектуються',
        ready: 'Готові',
        shipped: 'У дорозі',
        arrived: 'Прибули',
        completed: 'Виконані',
        refusals: 'Повернення',
        cancelled: 'Скасовані',
        overdue: 'Прострочені',
      },
      source: ukSources,
      reason: ukReasons,
      payment_method: ukMethods,
      payment_status: { ...ukPaid, control: ukMethods.control },
      carrier: ukCarriers,
      has_ttn: { '1': 'Є ТТН', '0': 'Без ТТН' },
      sort: {
        '-created_at': 'Спершу нові',
        deadline_at: 'За терміном',
        '-total': 'За сумою',
        '-status_changed_at': 'За зміною стану',
      },
    },
    commands: {
      confirm: { label: 'Підтвердити' },
      pack: { label: 'Комплектувати' },
      ttn: ukTtnTexts,
      write: { label: 'Написати' },
      removeTtn: {
        label: 'Видалити ТТН',
        title: 'Видалити ТТН замовлення',
        text: 'Накладна зникне й у перевізника. Замовлення повернеться до комплектування.',
      },
      labels: { ...ukLabels, label: 'Маркування', title: 'Маркування замовлення' },
      unpack: { label: 'Повернути в «Підтверджені»' },
      unconfirm: { label: 'Повернути в «Нові»' },
      attach: {
        label: 'Додати ТТН вручну',
        title: 'Додати ТТН вручну',
        text: 'Номер накладної, яку створено в перевізника.',
        fields: { carrier: 'Перевізник', ttn: 'Номер ТТН' },
        choices: { carrier: ukCarriers },
      },
      ready: { label: 'Готове до видачі' },
      ship: { label: 'Відправлено' },
      complete: {
        label: 'Виконано',
        title: 'Замовлення виконано?',
        text: 'Покупець отримав товар. Після цього стан замовлення не змінюють.',
      },
      restock: {
        label: 'Повернути на склад',
        title: 'Повернути замовлення',
        text: 'Замовлення перейде в «Повернені».',
        fields: { restock: 'Повернути товар на залишок' },
      },
      hold: {
        label: 'Відкласти',
        title: 'Відкласти замовлення',
        fields: { reason: 'Причина', comment: 'Коментар' },
        choices: { reason: ukReasons },
      },
      paid: {
        label: 'Оплату отримано',
        title: 'Оплату отримано',
        text: 'Оплата, яку ви отримали не через маркетплейс.',
        fields: { amount: 'Сума', comment: 'Підстава: чек, виписка, дзвінок' },
      },
      copy: {
        label: 'Відновити копією',
        title: 'Відновити замовлення',
        text: 'З’явиться нове замовлення з тими самими товарами, під новим номером.',
      },
      cancel: ukCancelTexts,
    },
    bulk: {
      confirm: { label: 'Підтвердити' },
      ttn: {
        label: 'Створити ТТН',
        title: 'Створити ТТН',
        text: 'Кожна накладна заповнюється із замовлення та відправника його магазину.',
        groups: { day: 'День', lockers: 'Посилки в поштомати, товари яких не мають розмірів' },
        fields: { shipOn: 'Коли відправите', length: 'Довжина, см', width: 'Ширина, см', height: 'Висота, см' },
      },
      papers: { ...ukLabels, label: 'Маркування й реєстр', title: 'Маркування й реєстр передачі' },
      labels: ukLabels,
      registry: { label: 'Реєстр передачі' },
      cancel: { ...ukCancelTexts, title: 'Скасувати замовлення' },
    },
    more: {
      ...ukStatuses,
      ...ukMethods,
      ...ukPaid,
      ...ukCarriers,
      ...ukSources,
      number: '№',
      status: 'Стан',
      buyer: 'Покупець',
      delivery: 'Доставка',
      payment: 'Оплата',
      total: 'Сума',
      deadline: 'Термін',
      until: 'ще',
      storage: 'зберігання',
      onDelivery: 'Післяплата',
      over: 'прострочено',
      hours: 'год',
      minutes: 'хв',
      days: 'дн',
      codSum: 'Покупець заплатить при отриманні',
      call: 'Зателефонувати',
      write: 'Написати покупцеві',
      copyPhone: 'Копіювати номер телефону',
      copyTtn: 'Копіювати номер ТТН',
      recipient: 'Отримувач',
      takesBuyer: 'Отримує покупець',
      change: 'Змінити',
      changeLines: 'Змінити кількість',
      note: 'Нотатка для себе',
      sum: 'Сума замовлення',
      lines: 'Товари',
      shelf: 'Полиця',
      inStock: 'на залишку',
      gone: 'Товару більше немає',
      subtotal: 'Товари',
      discount: 'Знижка',
      deliverySum: 'доставку платять перевізникові окремо:',
      commission: 'Комісія',
      toReceive: 'Ви отримаєте',
      comment: 'Коментар покупця',
      making: 'Перевізник створює ТТН',
      notMade: 'Перевізник не створив ТТН',
      printed: 'Маркування надруковано',
      quote: 'Доставка',
      quoting: 'Рахуємо ціну доставки…',
      storedUntil: 'Зберігають до',
      history: 'Історія',
      path: 'Шлях замовлення',
      atReady: 'Готове',
      atShipped: 'У дорозі',
      pickList: 'Аркуш збирання',
      pickListText: 'Що взяти з полиць для підтверджених замовлень і тих, що комплектуються.',
      print: 'Друкувати',
      pieces: 'шт.',
      noShelf: 'Без полиці',
      short: 'Не вистачає на залишку',
      missing: 'бракує',
      nothingToPick: 'Збирати нічого: підтверджених замовлень немає.',
      reading: 'Складаємо лист…',
      unread: 'Не вдалося завантажити аркуш збирання',
      source: 'Звідки',
      store: 'Магазин',
    },
  },
  en: {
    label: 'Orders',
    name: 'Order',
    create: 'New order',
    edit: 'Order',
    nothingYet: 'Orders will appear here',
    nothingYetText:
      'Buyers order products that are published and in stock, with a delivery and a payment that you have enabled.',
    groups: { recipient: 'Recipient and place', lines: 'Quantities', note: 'Note' },
    fields: { ...enPlace, lines: 'How many', note: 'Note to yourself' },
    hints: { lines: '0 takes the product out of the order', note: 'The buyer does not see it' },
    choices: { kind: enKinds },
    filters: {
      search: 'Number, phone, waybill, name, SKU',
      tab: 'State',
      created: 'Date',
      shipped: 'Shipped',
      ended: 'Ended',
      source: 'From',
      reason: 'Reason of cancelling',
      payment_method: 'Payment method',
      payment_status: 'Payment',
      carrier: 'Delivery',
      has_ttn: 'Waybill',
      total: 'Total',
      product_id: 'Product',
      category_id: 'Category',
      region_id: 'Region',
      sort: 'Order',
      size: 'Per page',
    },
    filterChoices: {
      tab: {
        all: 'All',
        new: 'New',
        on_hold: 'On hold',
        confirmed: 'Confirmed',
        packing: 'Packing',
        ready: 'Ready',
        shipped: 'On the way',
        arrived: 'Arrived',
        completed: 'Completed',
        refusals: 'Returns',
        cancelled: 'Cancelled',
        overdue: 'Overdue',
      },
      source: enSources,
      reason: enReasons,
      payment_method: enMethods,
      payment_status: { ...enPaid, control: enMethods.control },
      carrier: enCarriers,
      has_ttn: { '1': 'With a waybill', '0': 'Without a waybill' },
      sort: {
        '-created_at': 'Newest first',
        deadline_at: 'By deadline',
        '-total': 'By total',
        '-status_changed_at': 'By change of state',
      },
    },
    commands: {
      confirm: { label: 'Confirm' },
      pack: { label: 'Pack' },
      ttn: enTtnTexts,
      write: { label: 'Write' },
      removeTtn: {
        label: 'Delete the waybill',
        title: 'Delete the waybill of the order',
        text: 'The waybill is deleted at the carrier’s, too. The order is being packed again.',
      },
      labels: { ...enLabels, label: 'Print the label', title: 'Label of the order' },
      unpack: { label: 'Back to “Confirmed”' },
      unconfirm: { label: 'Back to “New”' },
      attach: {
        label: 'Add a waybill by hand',
        title: 'Add a waybill by hand',
        text: 'The number of a waybill that was made at the carrier’s.',
        fields: { carrier: 'Carrier', ttn: 'Number of the waybill' },
        choices: { carrier: enCarriers },
      },
      ready: { label: 'Ready for pick-up' },
      ship: { label: 'Shipped' },
      complete: {
        label: 'Completed',
        title: 'Is the order completed?',
        text: 'The buyer has received the goods. The state of the order does not change after that.',
      },
      restock: {
        label: 'Take back',
        title: 'Take the order back',
        text: 'The order becomes returned.',
        fields: { restock: 'Return the goods to the stock' },
      },
      hold: {
        label: 'Put on hold',
        title: 'Put on hold',
        fields: { reason: 'Reason', comment: 'Comment' },
        choices: { reason: enReasons },
      },
      paid: {
        label: 'Payment received',
        title: 'Payment received',
        text: 'A payment that did not come through the marketplace.',
        fields: { amount: 'Amount', comment: 'How do you know' },
      },
      copy: {
        label: 'Restore as a copy',
        title: 'Restore the order',
        text: 'A new order with the same goods appears, with a number of its own.',
      },
      cancel: enCancelTexts,
    },
    bulk: {
      confirm: { label: 'Confirm' },
      ttn: {
        label: 'Create waybills',
        title: 'Create waybills',
        text: 'Each waybill is filled in from the order and the sender of its store.',
        groups: { day: 'Day', lockers: 'Parcels to lockers whose goods have no size' },
        fields: {
          shipOn: 'When you hand them over',
          length: 'Length, cm',
          width: 'Width, cm',
          height: 'Height, cm',
        },
      },
      papers: { ...enLabels, label: 'Labels and handover list', title: 'Labels and handover list' },
      labels: enLabels,
      registry: { label: 'Handover list' },
      cancel: { ...enCancelTexts, title: 'Cancel orders' },
    },
    more: {
      ...enStatuses,
      ...enMethods,
      ...enPaid,
      ...enCarriers,
      ...enSources,
      number: 'No.',
      status: 'State',
      buyer: 'Buyer',
      delivery: 'Delivery',
      payment: 'Payment',
      total: 'Total',
      deadline: 'Deadline',
      until: 'in',
      storage: 'in storage',
      onDelivery: 'On delivery',
      over: 'overdue by',
      hours: 'h',
      minutes: 'min',
      days: 'd',
      codSum: 'the buyer pays on delivery',
      call: 'Call',
      write: 'Write to the buyer',
      copyPhone: 'Copy the phone number',
      copyTtn: 'Copy the waybill number',
      recipient: 'Recipient',
      takesBuyer: 'The buyer takes it',
      change: 'Change',
      changeLines: 'Change the quantity',
      note: 'Note to yourself',
      sum: 'Total of the order',
      lines: 'Goods',
      shelf: 'Shelf',
      inStock: 'in stock',
      gone: 'The product is gone',
      subtotal: 'Goods',
      discount: 'Discount',
      deliverySum: 'delivery is paid to the carrier separately:',
      commission: 'Commission',
      toReceive: 'You receive',
      comment: 'Comment of the buyer',
      making: 'The carrier is making the waybill',
      notMade: 'The carrier has not made the waybill',
      printed: 'Label printed',
      quote: 'Delivery',
      quoting: 'Calculating the price of the delivery…',
      storedUntil: 'Kept until',
      path: 'The way of the order',
      atReady: 'Ready',
      atShipped: 'On the way',
      history: 'History',
      pickList: 'Pick list',
      pickListText: 'What to take from the shelves for orders that are confirmed or being packed.',
      print: 'Print',
      pieces: 'pcs',
      noShelf: 'No shelf',
      short: 'Not enough in stock',
      missing: 'missing',
      nothingToPick: 'There is nothing to pack: no order is confirmed.',
      reading: 'Making the list…',
      unread: 'The pick list could not be read',
      source: 'From',
      store: 'Store',
    },
  },
}
