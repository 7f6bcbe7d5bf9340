import type { PaymentMethods } from '@supplier/core/payment-methods-methods/payment-methods-methods.section'
import type { TranslationsOf } from '../kit/look/section-translations.ts'

type More =
  | 'orders'
  | 'place'
  | 'status'
  | 'anyOrder'
  | 'from'
  | 'upTo'
  | 'ok'
  | 'refused'
  | 'away'
  | 'needs_keys'
  | 'addKeys'
  | 'needs_cod_delivery'
  | 'needs_contract'
  | 'unblock'
  | 'buyerView'
  | 'prepaid'
  | 'of'
  | 'youGet'
  | 'buyerPays'
  | 'fee'
  | 'noFee'
  | 'storedSecret'
  | 'storedHidden'
  | 'refusedText'
  | 'otherKeys'
  | 'test'
  | 'testText'
  | 'testStart'
  | 'testPay'
  | 'testWaits'
  | 'testOpen'
  | 'testCheck'
  | 'testPaid'
  | 'testRefused'
  | 'testExpired'
  | 'testUnsent'
  | 'testUnsafe'
  | 'testAgain'
  | 'testCode'

const ukStatuses = {
  active: 'Активний',
  checking: 'Перевіряється',
  attention: 'Потрібна увага',
  disabled: 'Вимкнено',
  not_configured: 'Не налаштовано',
} as const

const enStatuses = {
  active: 'Active',
  checking: 'Being checked',
  attention: 'Needs attention',
  disabled: 'Off',
  not_configured: 'Not set up',
} as const

const partsOf = (few: string, many: string) => ({
  '2': `2 ${few}`,
  '3': `3 ${few}`,
  '4': `4 ${few}`,
  '5': `5 ${many}`,
  '6': `6 ${many}`,
  '8': `8 ${many}`,
  '10': `10 ${many}`,
  '12': `12 ${many}`,
  '18': `18 ${many}`,
  '24': `24 ${few}`,
})

export const paymentMethodsTranslations: TranslationsOf<PaymentMethods, More> = {
  uk: {
    label: 'Методи оплати',
    create: '',
    edit: 'Метод оплати',
    saveWith: 'Зберегти й увімкнути',
    nothingYet: 'Методів оплати немає',
    nothingYetText: 'Тут з’являться способи, якими покупці платять за замовлення.',
    fields: {
      title: 'Назва для покупця',
      recipient: 'Отримувач',
      iban: 'IBAN',
      taxId: 'ЄДРПОУ або РНОКПП',
      bankTitle: 'Банк',
      purpose: 'Призначення платежу',
      cardNumber: 'Номер картки',
      holder: 'Власник картки',
      publicKey: 'Публічний ключ',
      privateKey: 'Приватний ключ',
      isTest: 'Тестовий режим: гроші не списуються',
      merchantAccount: 'Мерчант-акаунт',
      secretKey: 'Секретний ключ',
      domain: 'Домен магазину',
      token: 'Токен',
      provider: 'Банк',
      parts: 'На скільки платежів',
      min: 'Найменша сума замовлення',
      max: 'Найбільша сума замовлення',
      prepaymentKind: 'Передплата',
      prepaymentPercent: 'Відсоток передплати',
      prepaymentAmount: 'Сума передплати',
      feePayer: 'Хто сплачує комісію',
      buyerText: 'Текст для покупця',
      stores: 'Магазини',
    },
    hints: {
      title: 'Так метод називається під час оформлення замовлення',
      iban: '29 знаків. Пробіли можна не прибирати',
      bankTitle: 'Якщо не вказати, заповнимо за IBAN',
      purpose: 'До нього додамо номер замовлення',
      cardNumber: 'Після збереження видно лише останні 4 цифри',
      privateKey: 'Після збереження видно лише останні 4 знаки',
      secretKey: 'Після збереження видно лише останні 4 знаки',
      token: 'Після збереження видно лише останні 4 знаки',
      domain: 'Той, що вказаний у кабінеті WayForPay',
      min: 'За менших сум покупці не побачать цього методу',
      max: 'За більших сум покупці не побачать цього методу',
      buyerText: 'До 500 символів: як і коли платити',
      stores: 'Якщо не вибрати жодного, метод пропонують усі',
    },
    groups: {
      requisites: 'Реквізити',
      keys: 'Ключі доступу',
      instalments: 'Розстрочка',
      terms: 'Умови',
      buyers: 'Що бачать покупці',
    },
    choices: {
      provider: { none: 'Виберіть банк', privatbank: 'ПриватБанк', monobank: 'monobank' },
      parts: partsOf('платежі', 'платежів'),
      prepaymentKind: { none: 'Без передплати', percent: 'Відсоток від замовлення', amount: 'Фіксована сума' },
      feePayer: { supplier: 'Ви', buyer: 'Покупець' },
    },
    filters: { search: 'Пошук за назвою', status: 'Стан', sort: 'Порядок', size: 'На сторінці' },
    states: { status: ukStatuses },
    filterChoices: {
      sort: { position: 'Як бачать покупці', title: 'За назвою' },
    },
    commands: {
      moveUp: { label: 'Вище у списку' },
      moveDown: { label: 'Нижче у списку' },
      enable: { label: 'Увімкнути' },
      disable: { label: 'Вимкнути' },
      check: { label: 'Перевірити ключі' },
      reset: {
        label: 'Скинути',
        title: 'Скинути метод',
        text: 'Реквізити, ключі й умови буде видалено. Покупці його не бачать, тож замовлення не постраждають.',
        mended: { orders_waiting: 'До замовлень' },
      },
    },
    more: {
      status: 'Стан',
      orders: 'Для замовлень',
      place: 'Місце',
      anyOrder: 'усіх',
      from: 'від',
      upTo: 'до',
      ok: 'Ключі дійсні',
      refused: 'Ключі не прийнято',
      away: 'Не вдалося перевірити',
      needs_keys: 'Потребує ключів',
      addKeys: 'Вказати ключі',
      needs_cod_delivery: 'Потребує доставки Новою Поштою',
      needs_contract: 'Потребує договору з Новою Поштою',
      unblock: 'Налаштувати доставку',
      buyerView: 'Очима покупця',
      prepaid: 'Передплата',
      of: 'Із замовлення на',
      youGet: 'ви отримаєте',
      buyerPays: 'покупець сплатить',
      fee: 'Комісія',
      noFee: 'Без комісії',
      storedSecret: 'Щоб залишити збережене, не заповнюйте. Воно закінчується на',
      storedHidden: 'Щоб залишити збережене, не заповнюйте',
      refusedText:
        'Покупці не побачать цього методу, доки ключі не буде прийнято. Вкажіть інші або перевірте ці ще раз.',
      otherKeys: 'Вказати інші ключі',
      test: 'Тестовий платіж',
      testText: 'Сплатіть 1 ₴, щоб побачити, як платитиме покупець. Гроші не списуються і доходом не стають.',
      testStart: 'Почати тестовий платіж',
      testPay: 'Сплатіть',
      testWaits: 'Коли сплатите, результат з’явиться тут. Посилання діє 15 хвилин.',
      testOpen: 'Відкрити сторінку оплати',
      testCheck: 'Перевірити оплату',
      testPaid: 'Платіж пройшов: покупці зможуть так платити.',
      testRefused: 'Платіж не пройшов',
      testExpired: 'Час на оплату вийшов. Почніть знову.',
      testUnsent: 'Не вдалося почати платіж',
      testUnsafe: 'Адреса сторінки оплати небезпечна, тому ми її не відкриваємо.',
      testAgain: 'Спробувати ще раз',
      testCode: 'QR-код сторінки оплати',
    },
  },
  en: {
    label: 'Payment methods',
    create: '',
    edit: 'Payment method',
    saveWith: 'Save and turn on',
    nothingYet: 'No payment methods',
    nothingYetText: 'The ways in which buyers pay for orders will appear here.',
    fields: {
      title: 'Name for buyers',
      recipient: 'Recipient',
      iban: 'IBAN',
      taxId: 'Tax id (ЄДРПОУ or РНОКПП)',
      bankTitle: 'Bank',
      purpose: 'Purpose of payment',
      cardNumber: 'Card number',
      holder: 'Card holder',
      publicKey: 'Public key',
      privateKey: 'Private key',
      isTest: 'Test mode: no money is charged',
      merchantAccount: 'Merchant account',
      secretKey: 'Secret key',
      domain: 'Domain of the shop',
      token: 'Token',
      provider: 'Bank',
      parts: 'Number of payments',
      min: 'Smallest order',
      max: 'Largest order',
      prepaymentKind: 'Prepayment',
      prepaymentPercent: 'Prepaid percentage',
      prepaymentAmount: 'Prepaid sum',
      feePayer: 'Who pays the fee',
      buyerText: 'Text for buyers',
      stores: 'Stores',
    },
    hints: {
      title: 'The name of the method at the checkout',
      iban: '29 characters. Spaces may stay',
      bankTitle: 'Left empty, it is filled in from the IBAN',
      purpose: 'The order number is added to it',
      cardNumber: 'Only the last 4 digits are shown once it is saved',
      privateKey: 'Only the last 4 characters are shown once it is saved',
      secretKey: 'Only the last 4 characters are shown once it is saved',
      token: 'Only the last 4 characters are shown once it is saved',
      domain: 'As given in your WayForPay account',
      min: 'Buyers do not see the method for smaller orders',
      max: 'Buyers do not see the method for larger orders',
      buyerText: 'Up to 500 characters: how and when to pay',
      stores: 'If none is chosen, all of them offer the method',
    },
    groups: {
      requisites: 'Requisites',
      keys: 'Access keys',
      instalments: 'Instalments',
      terms: 'Terms',
      buyers: 'What buyers see',
    },
    choices: {
      provider: { none: 'Choose a bank', privatbank: 'PrivatBank', monobank: 'monobank' },
      parts: partsOf('payments', 'payments'),
      prepaymentKind: { none: 'None', percent: 'Percentage of the order', amount: 'Fixed sum' },
      feePayer: { supplier: 'You', buyer: 'The buyer' },
    },
    filters: { search: 'Search by name', status: 'State', sort: 'Order', size: 'On a page' },
    states: { status: enStatuses },
    filterChoices: {
      sort: { position: 'As buyers see them', title: 'By name' },
    },
    commands: {
      moveUp: { label: 'Move up the list' },
      moveDown: { label: 'Move down the list' },
      enable: { label: 'Turn on' },
      disable: { label: 'Turn off' },
      check: { label: 'Check the keys' },
      reset: {
        label: 'Reset',
        title: 'Reset the method',
        text: 'Its requisites, keys and terms will be deleted. Buyers do not see it, so no order is affected.',
        mended: { orders_waiting: 'To the orders' },
      },
    },
    more: {
      status: 'State',
      orders: 'For orders',
      place: 'Place',
      anyOrder: 'all',
      from: 'from',
      upTo: 'up to',
      ok: 'Keys are valid',
      refused: 'Keys were refused',
      away: 'Could not be checked',
      needs_keys: 'Needs keys',
      addKeys: 'Fill in the keys',
      needs_cod_delivery: 'Needs delivery by Nova Poshta',
      needs_contract: 'Needs a contract with Nova Poshta',
      unblock: 'Set up delivery',
      buyerView: 'As a buyer sees it',
      prepaid: 'Prepaid',
      of: 'Of an order of',
      youGet: 'you get',
      buyerPays: 'the buyer pays',
      fee: 'Fee',
      noFee: 'Without a fee',
      storedSecret: 'Leave empty to keep the saved value. It ends with',
      storedHidden: 'Leave empty to keep the saved value',
      refusedText:
        'Buyers do not see this method until its keys are accepted. Fill in others, or check these once more.',
      otherKeys: 'Fill in other keys',
      test: 'Test payment',
      testText: 'Pay 1 ₴ to see how a buyer will pay. Nothing is charged, and it does not count as income.',
      testStart: 'Start a test payment',
      testPay: 'Pay',
      testWaits: 'The result will appear here once you have paid. The link works for 15 minutes.',
      testOpen: 'Open the payment page',
      testCheck: 'Check the payment',
      testPaid: 'The payment went through: buyers can pay this way.',
      testRefused: 'The payment did not go through',
      testExpired: 'The time to pay is over. Start again.',
      testUnsent: 'The payment could not be started',
      testUnsafe: 'The address of the payment page is not safe, so we do not open it.',
      testAgain: 'Try again',
      testCode: 'QR code of the payment page',
    },
  },
}
