/** Valid input for a section whose fields do not take any text. */
export interface Samples {
  /** Values of a new record. */
  readonly values?: Readonly<Record<string, unknown>>
  /** Values of the fields of its commands. */
  /** Values of the fields of its actions on many rows. */
  readonly bulk?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The action after which a row is not in the list without a filter any more. */
  readonly leaving?: string
  /** A new text for each of its cells. */
  readonly cells?: Readonly<Record<string, string>>
  /** Where commands are sent that are not below its records. */
  readonly commandPaths?: Readonly<Record<string, string>>
  readonly commands?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** By the id of the section. */
export const samples: Readonly<Record<string, Samples>> = {
  campaigns: {
    values: {
      products: [{ id: '2001', title: 'Сукня лляна «Полтава» з вишивкою' }],
      bid: '2',
      dailyBudget: '100',
      startsOn: '2026-09-01',
    },
    commands: { budget: { dailyBudget: '300' } },
  },
  'telegram-ads': {
    values: {
      product: {
        id: '2001',
        title: 'Сукня лляна «Полтава» з вишивкою',
        facts: { image: 'http://localhost/api/storage/drawings/111/20010' },
      },
      url: 'https://market.example/p/2001',
      channels: [{ id: '42', title: 'Затишна оселя', facts: { price: 140_00 } }],
      budget: '300',
      startsOn: '2026-09-01',
    },
  },
  'delivery-keys': {
    values: { key: '0123456789abcdef0123456789abcdef' },
    commands: { replace: { key: 'fedcba9876543210fedcba9876543210' } },
  },
  'delivery-senders': {
    values: {
      counterparty: { id: 'counterparty-1', title: 'ФОП Коваль Олена' },
      contact: { id: 'contact-2', title: 'Гнатюк Ірина' },
      phone: '380671234567',
      settlement: { id: 'settlement-2', title: 'Львів' },
      warehouse: {
        id: 'settlement-2/7',
        title: 'Відділення №7',
        facts: { isLocker: false, weight: 30, sides: [120, 80, 80] },
      },
    },
  },
  attributes: {
    values: { code: 'zrazok' },
    commands: {
      addValues: { values: [{ id: null, title: 'Середній' }] },
      renameValue: { value: { id: '5260', title: 'Короткий' }, title: 'Зовсім короткий' },
      orderValues: { values: [{ id: '5261', title: 'Довгий' }] },
      replaceValue: { value: { id: '5260', title: 'Короткий' }, replacement: { id: '5261', title: 'Довгий' } },
      mergeValues: { values: [{ id: '5260', title: 'Короткий' }], into: { id: '5261', title: 'Довгий' } },
    },
  },
  integrations: { values: { kind: 'prom', credential: 'prom-sample-key', directions: ['stock_in'] } },
  'attribute-groups': { values: { attributes: [{ id: '525', title: 'Сезон' }] } },
  orders: {
    bulk: { ttn: { shipOn: '2026-08-24' } },
    values: { recipientName: 'Олена Зразок', recipientPhone: '380671234567' },
    commands: { attach: { ttn: '20450000000099' }, paid: { comment: 'Надійшло на рахунок' } },
  },
  products: {
    leaving: 'archive',
    bulk: {
      price: { kind: 'lower_percent', value: '10' },
      availability: { availability: 'to_order' },
      quantity: { value: '50' },
      category: { category: { id: '222', title: 'Пледи' } },
      store: { store: { id: '71', title: 'Крамничка на Подолі' } },
      shelf: { shelf: { id: '7415', title: 'Г-01-10' } },
    },
    cells: { price: '1999,50', oldPrice: '9000', quantity: '77', availability: 'expected' },
  },
  shelvings: {
    commandPaths: { put: '/admin-suppliers/v1/shelf-moves', move: '/admin-suppliers/v1/shelf-moves' },
    values: { zone: 'Я', rackFrom: '1', levelFrom: '1' },
    commands: {
      put: { product: { id: '2009', title: 'Тарілка' }, quantity: '1' },
      move: { product: { id: '2004', title: 'Светр' }, to: { id: '7415', title: 'Г-01-10' }, quantity: '1' },
    },
  },
  reviews: { commands: { complaint: { text: 'Це реклама іншого магазину.' } } },
  stores: {
    values: { slug: 'zrazok', phone: '380671112233', email: 'shop@example.com', telegram: '@shop', domain: 'shop.укр' },
    commands: { pause: { from: '2026-09-01', to: '2026-09-07', message: 'Повернемося 8 вересня.' } },
  },
}
