import { type BalanceLine, type Purse, supplierById, type World, withSupplier } from '../world.ts'

/** A line to append; it changes the balance if its status is `done`. */
export interface NewLine extends Pick<BalanceLine, 'purse' | 'type' | 'amount'> {
  readonly order?: string
  readonly reference?: string
  readonly description?: string
  readonly status?: BalanceLine['status']
}

/** Appends lines to a supplier’s balances and updates the balances. */
export const posted = (world: World, supplierId: number, at: number, lines: readonly NewLine[]): World =>
  lines.reduce((before, line) => withLine(before, supplierId, at, line), world)

/** The lines of one balance, oldest first. */
export const linesOf = (world: World, supplierId: number, purse: Purse): readonly BalanceLine[] =>
  world.lines.filter((line) => line.supplierId === supplierId && line.purse === purse)

/** The sum of the lines of each balance, by "supplier purse". */
export const sumsOf = (world: World): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const { supplierId, purse, amount, status } of world.lines) {
    const key = `${supplierId} ${purse}`
    if (status === 'done') sums.set(key, (sums.get(key) ?? 0) + amount)
  }
  return sums
}

const purses: readonly Purse[] = ['main', 'service']

/** The types of the lines that correct a balance set from outside. */
const corrections = {
  main: { up: 'bonus', down: 'commission' },
  service: { up: 'bonus', down: 'advertising' },
} as const

/** Appends a correction line for every balance that differs from the sum of its lines. */
export const balanced = (world: World, at: number): World => {
  const sums = sumsOf(world)
  const wrong = world.suppliers.flatMap((supplier) =>
    purses.flatMap((purse) => {
      const amount = supplier[purse] - (sums.get(`${supplier.id} ${purse}`) ?? 0)
      return amount === 0 ? [] : [{ supplier, purse, amount }]
    }),
  )
  const lines = wrong.map(({ supplier, purse, amount }, location): BalanceLine => {
    const type = corrections[purse][amount > 0 ? 'up' : 'down']
    const rest = { order: null, description: 'Коригування балансу', status: 'done' } as const
    const id = world.nextId + location
    return { id, supplierId: supplier.id, purse, at, type, amount, balanceAfter: supplier[purse], ...rest }
  })
  return lines.length === 0
    ? world
    : { ...world, nextId: world.nextId + lines.length, lines: [...world.lines, ...lines] }
}

function withLine(world: World, supplierId: number, at: number, line: NewLine): World {
  const supplier = supplierById(world, supplierId)
  if (!supplier) return world
  const { purse, type, amount, order = null, reference, description = null, status = 'done' } = line
  const balanceAfter = supplier[purse] + (status === 'done' ? amount : 0)
  const entry = { id: world.nextId, supplierId, purse, at, type, amount, balanceAfter, order, description, status }
  const written = { ...entry, ...(reference !== undefined && { reference }) }
  const next = withSupplier(world, supplierId, { [purse]: balanceAfter })
  return { ...next, nextId: world.nextId + 1, lines: [...world.lines, written] }
}
