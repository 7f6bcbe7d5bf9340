import type { BaseTranslation } from '../../i18n-types.ts'

const uk_nav = {
  label: 'Головне меню',
  dashboard: 'Дашборд',
  orders: 'Замовлення',
  products: 'Продукти',
  myStores: 'Мої магазини',
  myProducts: 'Мої продукти',
  categories: 'Категорії',
  import: 'Імпорт',
  attributes: 'Атрибути',
  payments: 'Платежі',
  balances: 'Баланси',
  payouts: 'Виплати',
  communications: 'Комунікації',
  chats: 'Чати',
  reviews: 'Відгуки',
  deliveries: 'Методи доставки',
  paymentMethods: 'Методи оплати',
  articles: 'Інформаційні статті',
  settings: 'Налаштування',
  howItWorks: 'Як це працює?',
  logOut: 'Вийти',
  collapse: 'Згорнути меню',
  expand: 'Розгорнути меню',
  open: 'Відкрити меню',
  close: 'Закрити меню',
  breadcrumb: 'Шлях до сторінки',
  home: 'Головна',
  skip: 'Перейти до вмісту',
  newOrders: '{count:number} {{нових замовлень|нове замовлення||нові замовлення|нових замовлень|нового замовлення}}',
  newChats:
    '{count:number} {{непрочитаних чатів|непрочитаний чат||непрочитані чати|непрочитаних чатів|непрочитаного чату}}',
} satisfies BaseTranslation

export default uk_nav
