import { holdingIn, type OrderStatus } from './order-states.ts'

/** The place of a product among the seeded ones, how many pieces, and of which variant. */
export type PlannedLine = readonly [product: number, qty: number, variant?: number]

export interface Planned {
  readonly status: OrderStatus
  /** Hours before the seeds’ clock at which it was made, and at which its state changed. */
  readonly made: number
  readonly changed: number
  readonly lines: readonly PlannedLine[]
  readonly place?: 'locker' | 'address' | 'pickup' | 'closed'
  readonly carrier?: 'ukrposhta'
  /** A product that is gone stands among its lines. */
  readonly hasGone?: true
}

/** A week of orders, newest first: the state, hours since it was made and since its state, products × pieces / variant. */
const week = `
new 0.3 0.3 10x2
new 0.9 0.9 5x1 13x2 locker
new 1.6 1.6 4x2/1
new 3 3 28x1 address
new 5 5 1x1/0 10x1 20x3
new 7 7 24x1 pickup
new 11 11 8x6 9x6 13x4 17x2
new 15 15 0x1 locker
new 19 19 18x8
new 22 22 27x2 gone
new 27 27 2x1
new 31 31 25x1 24x2 address
on_hold 20 14 14x1
on_hold 40 36 21x2 22x1 locker
confirmed 21 2 3x1
confirmed 23 0.2 9x2 10x2 13x3 locker
confirmed 26 4 7x2 closed
confirmed 29 6 17x4 address
confirmed 60 52 20x5 10x1
packing 28 0.2 18x1 13x1
packing 30 6 8x4
packing 33 9 20x2 pickup
packing 58 20 11x1 locker
ready 34 3 18x2
ready 36 4 10x3 locker
ready 38 5 17x2 13x2 address ukrposhta
ready 41 8 8x2 pickup
ready 74 24 20x4
shipped 50 20 4x1/0 5x1
shipped 54 22 2x1 locker
shipped 57 26 28x1 address
shipped 70 40 27x3 ukrposhta
arrived 80 18 0x1
arrived 90 30 14x2 13x4 locker
arrived 150 130 21x1
arrived 110 48 1x1/1 address
completed 120 40 10x6
completed 126 44 8x2 9x2 locker
completed 133 50 25x1 gone
completed 140 62 17x2 pickup
completed 160 80 5x3 address
refused 130 10 2x1
returning 145 30 22x1 locker
returned 165 40 24x1
cancelled 66 60 6x1
cancelled 100 96 12x2 address
`

const places = ['locker', 'address', 'pickup', 'closed'] as const

const plannedIn = (row: string): Planned => {
  const [status = 'new', made, changed, ...words] = row.split(' ')
  const lines = words.flatMap((word): readonly PlannedLine[] => {
    const [, product, qty, variant] = /^(\d+)x(\d+)(?:\/(\d))?$/.exec(word) ?? []
    if (product === undefined) return []
    const line = [Number(product), Number(qty)] as const
    return [variant === undefined ? line : [...line, Number(variant)]]
  })
  const place = places.find((one) => words.includes(one))
  return {
    status: status as OrderStatus,
    made: Number(made),
    changed: Number(changed),
    lines,
    ...(place && { place }),
    ...(words.includes('ukrposhta') && { carrier: 'ukrposhta' }),
    ...(words.includes('gone') && { hasGone: true }),
  }
}

/** Those that hold stock use no variants, and explain all pieces that the seeded products have in orders. */
export const plan: readonly Planned[] = week.trim().split('\n').map(plannedIn)

export const manyOrders = 5000

/** The pieces of a seeded product that orders hold, in one of many rounds of the same week. */
export const plannedReserve = (product: number, round: number, total: number): number =>
  plan
    .filter(({ status }, at) => round * plan.length + at < total && holdingIn(status, false) === 'reserved')
    .flatMap(({ lines }) => lines)
    .reduce((sum, [of, qty]) => sum + (of === product ? qty : 0), 0)
