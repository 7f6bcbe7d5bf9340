import { type Payout, type Supplier, supplierById, type World, withSupplier } from '../world.ts'
import { type NewLine, posted } from './lines.ts'
import { feeOf, withRequisites } from './payouts.ts'

const day = 86_400_000
const minute = 60_000
const daysOfRound = 30
const fee = 499_00

interface Moment {
  readonly supplier: Supplier
  readonly at: number
  /** The index of this moment in the whole history. */
  readonly location: number
  readonly isLastRound: boolean
  /** A pseudo-random integer between the bounds, equal each time the history is generated. */
  readonly draw: (least: number, most: number) => number
}

/** Adds the lines of one moment, unless a balance would become negative. */
type Happening = (world: World, moment: Moment) => World

const happened = (lines: (moment: Moment) => readonly NewLine[]): Happening => {
  return (world, moment) => {
    const written = lines(moment)
    const after = (purse: 'main' | 'service') =>
      written.reduce((sum, line) => (line.purse === purse ? sum + line.amount : sum), moment.supplier[purse])
    return after('main') < 0 || after('service') < 0 ? world : posted(world, moment.supplier.id, moment.at, written)
  }
}

const orderOf = ({ location }: Moment) => String(104_000 + location * 7)

const sale = happened((moment) => {
  const amount = moment.draw(180, 2_600) * 100 + moment.draw(0, 2) * 45
  const order = orderOf(moment)
  return [
    { purse: 'main', type: 'sale', amount, order, description: `Замовлення № ${order}` },
    { purse: 'main', type: 'commission', amount: -Math.round(amount * 0.08), order, description: 'Комісія 8 %' },
  ]
})

const topUp = happened(({ draw }) => [
  { purse: 'main', type: 'top_up', amount: draw(5, 30) * 100_00, description: 'Поповнення карткою' },
])

const toService = happened(({ draw }) => {
  const amount = draw(14, 24) * 50_00
  const description = 'Переказ між балансами'
  return [
    { purse: 'main', type: 'transfer_out', amount: -amount, description },
    { purse: 'service', type: 'transfer_in', amount, description },
  ]
})

const toMain = happened(({ draw }) => {
  const amount = draw(1, 3) * 50_00
  const description = 'Переказ між балансами'
  return [
    { purse: 'service', type: 'transfer_out', amount: -amount, description },
    { purse: 'main', type: 'transfer_in', amount, description },
  ]
})

const subscription = happened(({ supplier, isLastRound }) =>
  isLastRound && !supplier.subscribed
    ? []
    : [{ purse: 'service', type: 'subscription', amount: -fee, description: 'Оплата підписки' }],
)

const sms = happened(({ draw }) => {
  const count = draw(8, 60)
  return [{ purse: 'service', type: 'sms', amount: -count * 85, description: `SMS: ${count}` }]
})

/** What was advertised takes turns from month to month. */
const inTurn = (ids: readonly [string, ...string[]], { location }: Moment): string =>
  ids[Math.floor(location / round.length) % ids.length] ?? ids[0]

const advertising = happened((moment) => [
  {
    purse: 'service',
    type: 'advertising',
    amount: -moment.draw(4_000, 14_000),
    reference: inTurn(['9101', '9102'], moment),
    description: 'Просування товарів',
  },
])

const telegramAds = happened((moment) => [
  {
    purse: 'service',
    type: 'telegram_ads',
    amount: -moment.draw(6, 12) * 10_00,
    reference: inTurn(['9301', '9302', '9308'], moment),
    description: 'Пост у каналі',
  },
])

const refund = happened((moment) => {
  const order = orderOf(moment)
  const description = `Повернення за замовленням № ${order}`
  return [{ purse: 'main', type: 'refund', amount: -moment.draw(150, 700) * 100, order, description }]
})

const frozen = 320_00

const hold = happened((moment) => {
  const order = orderOf(moment)
  return [{ purse: 'main', type: 'hold', amount: -frozen, order, description: 'Очікує підтвердження отримання' }]
})

/** In the last round the frozen money is not released. */
const release = happened(({ isLastRound }) =>
  isLastRound ? [] : [{ purse: 'main', type: 'release', amount: frozen, description: 'Отримання підтверджено' }],
)

const bonus = happened(({ draw }) => [
  { purse: 'main', type: 'bonus', amount: draw(1, 4) * 25_00, description: 'Бонус за рейтинг' },
])

const serviceBonus = happened(() => [
  { purse: 'service', type: 'bonus', amount: 50_00, description: 'Бонус на просування' },
])

/** A line that does not count, because it is pending or cancelled. */
const awaited = happened((moment) => {
  const status = moment.isLastRound ? 'pending' : 'cancelled'
  const order = orderOf(moment)
  const line = { purse: 'main', type: 'sale', amount: moment.draw(300, 900) * 100, order } as const
  return [{ ...line, description: `Замовлення № ${order}`, status }]
})

/** In every second month the bank rejects the payout. */
const payout: Happening = (world, moment) => {
  const { supplier, at, location } = moment
  const amount = Math.floor((supplier.main * 0.6) / 100_00) * 100_00
  if (amount === 0) return world
  const isRejected = Math.floor(location / round.length) % 2 === 1
  const paid = paidOut(world, moment, amount, isRejected)
  const id = paid.payouts.at(-1)?.id
  const back = { purse: 'main', type: 'refund', amount, description: `Повернення за виплатою № ${id}` } as const
  return isRejected ? posted(paid, supplier.id, at + minute, [back]) : paid
}

const round: readonly Happening[] = [
  topUp,
  sale,
  toService,
  subscription,
  sale,
  sms,
  hold,
  sale,
  advertising,
  refund,
  telegramAds,
  sale,
  release,
  serviceBonus,
  bonus,
  payout,
  awaited,
  toMain,
  sale,
  sms,
]

const requisites = [
  { title: 'Основний рахунок', iban: 'UA743052990000026007233566001' },
  { title: 'Картка для виплат', iban: 'UA263220010000026201234567890' },
] as const

/** Generates a history of this many months that ends before `until` with the supplier’s current balances. */
export const withPast = (world: World, supplierId: number, months: number, until: number): World => {
  const target = supplierById(world, supplierId)
  if (!target || months === 0) return world
  const begin = Math.max(Date.parse(target.created_at), until - months * daysOfRound * day)
  const pause = (until - begin - 4 * day) / (months * round.length)
  const draw = drawing(supplierId)
  const start = withSupplier(world, supplierId, { main: 0, service: 0 })
  const account = requisites.reduce((before, one) => withRequisites(before, supplierId, one)[0], start)
  const lived = Array.from({ length: months * round.length }).reduce<World>((before, _, location) => {
    const supplier = supplierById(before, supplierId) ?? target
    const at = Math.floor((begin + location * pause) / minute) * minute
    const isLastRound = location >= (months - 1) * round.length
    return round[location % round.length]?.(before, { supplier, at, location, isLastRound, draw }) ?? before
  }, account)
  return settledTo(lived, target, until)
}

/** Adds the last lines, which bring the balances to the expected amounts. */
function settledTo(world: World, target: Supplier, until: number): World {
  const { id, main, service } = target
  const supplier = supplierById(world, id) ?? target
  const missing = service - supplier.service
  const toMove = Math.max(0, missing)
  const rest = main + toMove - supplier.main
  const description = 'Переказ між балансами'
  const lines: readonly NewLine[] = [
    { purse: 'main', type: 'transfer_out', amount: -toMove, description },
    { purse: 'service', type: 'transfer_in', amount: toMove, description },
    { purse: 'service', type: 'advertising', amount: Math.min(0, missing), description: 'Просування товарів' },
  ]
  const evened =
    rest < 0 ? paidOut(world, { supplier, at: until - 3 * day }, -rest, false) : gained(world, id, rest, until)
  const needed = lines.filter(({ amount }) => amount !== 0)
  return posted(evened, id, until - day, needed)
}

function gained(world: World, supplierId: number, amount: number, until: number): World {
  const description = 'Поповнення карткою'
  return amount === 0
    ? world
    : posted(world, supplierId, until - 3 * day, [{ purse: 'main', type: 'top_up', amount, description }])
}

/** Adds a past payout with its final status. */
function paidOut(
  world: World,
  { supplier, at }: Pick<Moment, 'supplier' | 'at'>,
  amount: number,
  isRejected: boolean,
): World {
  const id = world.nextId
  const made: Payout = {
    id,
    supplierId: supplier.id,
    at,
    amount,
    fee: feeOf(amount),
    requisitesId: world.requisites.find(({ supplierId }) => supplierId === supplier.id)?.id ?? 0,
    comment: '',
    clientKey: null,
    status: isRejected ? 'rejected' : 'paid',
    reason: isRejected ? 'Банк не прийняв реквізити отримувача' : null,
    expectedAt: at + 2 * day,
    paidAt: isRejected ? null : at + 2 * day,
  }
  const next = { ...world, nextId: id + 1, payouts: [...world.payouts, made] }
  return posted(next, supplier.id, at, [
    { purse: 'main', type: 'payout', amount: -amount, description: `Виплата № ${id}` },
  ])
}

/** A pseudo-random generator with a seed. */
function drawing(seed: number): Moment['draw'] {
  let state = seed
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) % (most - least + 1))
  }
}
