import type { World } from './world.ts'

const isUnique = (values: readonly (string | number)[]) => new Set(values).size === values.length

/** What must be true of every world; an empty list means that it is. */
export const brokenInvariants = (world: World): readonly string[] => {
  const ids = [...world.suppliers, ...world.inbox, ...world.pictures, ...world.ledger].map(({ id }) => id)
  const supplierIds = new Set(world.suppliers.map(({ id }) => id))
  const money = world.suppliers.flatMap(({ main, service }) => [main, service])
  const claims: readonly (readonly [boolean, string])[] = [
    [isUnique(ids), 'an id repeats'],
    [ids.every((id) => Number.isSafeInteger(id) && id > 0 && id < world.nextId), 'an id is not below the next one'],
    [isUnique(world.suppliers.map(({ telephone }) => telephone)), 'two suppliers share a telephone'],
    [isUnique(world.tokens.map(({ token }) => token)), 'a token repeats'],
    [world.tokens.every(({ supplierId }) => supplierIds.has(supplierId)), 'a token belongs to nobody'],
    [world.ledger.every(({ supplierId }) => supplierIds.has(supplierId)), 'a money move belongs to nobody'],
    [world.ledger.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0), 'a move is not whole kopecks'],
    [
      world.ledger.every(({ id }, at) => at === 0 || id > (world.ledger[at - 1]?.id ?? 0)),
      'the ledger is out of order',
    ],
    [money.every(Number.isSafeInteger), 'a balance is not whole kopecks'],
    [Number.isSafeInteger(world.cost) && world.cost > 0, 'the cost is not whole kopecks'],
    [isUnique(world.challenges.map(({ telephone, purpose }) => `${telephone} ${purpose}`)), 'two codes are waited for'],
    [isUnique(world.countries.map(({ iso_code }) => iso_code)), 'a country repeats'],
    [world.suppliers.every(({ telephone }) => /^\d{8,15}$/.test(telephone)), 'a telephone is not digits'],
  ]
  return claims.flatMap(([holds, complaint]) => (holds ? [] : [complaint]))
}
