import type { OrderStatus } from '@supplier/core/orders/orders.domain'

const ukStatuses = {
  new: 'Нове',
  on_hold: 'Відкладене',
  confirmed: 'Підтверджене',
  packing: 'Комплектується',
  ready: 'Готове до відправлення',
  shipped: 'Відправлене',
  arrived: 'Прибуло',
  completed: 'Виконане',
  refused: 'Відмова',
  returning: 'Повертається',
  returned: 'Повернене',
  cancelled: 'Скасоване',
} as const satisfies Record<OrderStatus, string>

const enStatuses = {
  new: 'New',
  on_hold: 'On hold',
  confirmed: 'Confirmed',
  packing: 'Packing',
  ready: 'Ready to ship',
  shipped: 'Shipped',
  arrived: 'Arrived',
  completed: 'Completed',
  refused: 'Refused',
  returning: 'Returning',
  returned: 'Returned',
  cancelled: 'Cancelled',
} as const satisfies Record<OrderStatus, string>

const ukMethods = {
  cod: 'Післяплата',
  control: 'Контроль оплати',
  iban: 'На рахунок',
  liqpay: 'LiqPay',
  monobank: 'monobank',
  card: 'На картку',
  cash: 'Готівка',
} as const

const enMethods = {
  cod: 'Cash on delivery',
  control: 'Payment control',
  iban: 'Bank transfer',
  liqpay: 'LiqPay',
  monobank: 'monobank',
  card: 'To a card',
  cash: 'Cash',
} as const

const ukCarriers = {
  nova: 'Нова Пошта',
  ukrposhta: 'Укрпошта',
  meest: 'Meest',
  courier: 'Кур’єр продавця',
  pickup: 'Самовивіз',
} as const

const enCarriers = {
  nova: 'Nova Poshta',
  ukrposhta: 'Ukrposhta',
  meest: 'Meest',
  courier: 'Own courier',
  pickup: 'Pick-up',
} as const

const ukSources = {
  marketplace: 'Маркетплейс',
  prom: 'Prom',
  rozetka: 'Rozetka',
  site: 'Свій сайт',
  manual: 'Створене вручну',
} as const

const enSources = {
  marketplace: 'Marketplace',
  prom: 'Prom',
  rozetka: 'Rozetka',
  site: 'Own site',
  manual: 'Made by hand',
} as const

const ukReasons = {
  out_of_stock: 'Немає в наявності',
  price_changed: 'Змінилася ціна',
  buyer_request: 'Прохання покупця',
  no_answer: 'Не вдалося зв’язатися з покупцем',
  not_enough_data: 'Недостатньо даних',
  wrong_phone: 'Неправильний номер телефону',
  duplicate: 'Повторне замовлення',
  other: 'Інше',
} as const

const enReasons = {
  out_of_stock: 'Out of stock',
  price_changed: 'The price has changed',
  buyer_request: 'The buyer asked for it',
  no_answer: 'The buyer does not answer',
  not_enough_data: 'Not enough data',
  wrong_phone: 'Wrong phone number',
  duplicate: 'Duplicate order',
  other: 'Other',
} as const

/** The words for states, payments, carriers, sources and reasons of orders, by the names of the API. */
export const orderWords = {
  uk: {
    status: { ...ukStatuses, refusals: 'Повернення' },
    payment: ukMethods,
    delivery: ukCarriers,
    source: ukSources,
    reason: ukReasons,
  },
  en: {
    status: { ...enStatuses, refusals: 'Returns' },
    payment: enMethods,
    delivery: enCarriers,
    source: enSources,
    reason: enReasons,
  },
} as const
