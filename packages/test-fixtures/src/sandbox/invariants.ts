import { sumsOf } from '../world/money/lines.ts'
import { isOpenPayout } from '../world/money/payouts.ts'
import { brokenOrders } from '../world/orders/orders.ts'
import type { World } from '../world/world.ts'

const isUnique = (values: readonly (string | number)[]) => new Set(values).size === values.length

const isPrice = (amount: number) => Number.isSafeInteger(amount) && amount > 0

/** The broken invariants of a world; an empty list means that it is valid. */
export const brokenInvariants = (world: World): readonly string[] => {
  const { suppliers, ledger, lines, invoices, requisites, payouts, answers, notifications, articles, stores, jobs } =
    world
  const owned = [...ledger, ...lines, ...invoices, ...requisites, ...payouts, ...notifications, ...jobs]
  const versions = articles.flatMap((article) => article.versions)
  const ids = [...suppliers, ...world.inbox, ...world.images, ...owned, ...versions].map(({ id }) => id)
  const supplierIds = new Set(suppliers.map(({ id }) => id))
  const money = suppliers.flatMap(({ main, service }) => [main, service])
  const intents = ledger.filter(({ intent }) => intent !== null)
  const claims: readonly (readonly [boolean, string])[] = [
    [isUnique(ids), 'an id repeats'],
    [ids.every((id) => Number.isSafeInteger(id) && id > 0 && id < world.nextId), 'an id is not below the next one'],
    [isUnique(suppliers.map(({ telephone }) => telephone)), 'two suppliers share a telephone'],
    [isUnique(world.tokens.map(({ token }) => token)), 'a token repeats'],
    [world.tokens.every(({ supplierId }) => supplierIds.has(supplierId)), 'a token belongs to nobody'],
    [
      [...owned, ...world.notificationSettings].every(({ supplierId }) => supplierIds.has(supplierId)),
      'something belongs to nobody',
    ],
    [[...ledger, ...invoices, ...payouts].every(({ amount }) => isPrice(amount)), 'a move is not whole kopecks'],
    [isInOrder(ledger), 'the ledger is out of order'],
    [isInOrder(lines), 'the lines are out of order'],
    [isUnique(intents.map(({ supplierId, kind, intent }) => `${supplierId} ${kind} ${intent}`)), 'money moved twice'],
    [
      isUnique(world.notificationSettings.map(({ supplierId }) => supplierId)),
      'a supplier has two settings of notifications',
    ],
    [articles.every(({ supplierId }) => supplierIds.has(supplierId)), 'an article belongs to nobody'],
    [stores.every(({ supplierId }) => supplierIds.has(supplierId)), 'a store belongs to nobody'],
    [isUnique(articles.map(({ supplierId, type }) => `${supplierId} ${type}`)), 'an article repeats'],
    [
      articles.every(({ status, publishedBody }) => status !== 'published' || publishedBody !== null),
      'nothing is published',
    ],
    [articles.every((article) => article.versions.length <= 10), 'an article has more than ten versions'],
    [isUnique(answers.map(({ supplierId, key }) => `${supplierId} ${key}`)), 'a key has two answers'],
    [money.every(Number.isSafeInteger), 'a balance is not whole kopecks'],
    [addsUp(world), "the ledger's lines do not add up to the balances"],
    [isRunning(world), 'a line does not follow from the one before it'],
    [isUnique(payouts.filter(isOpenPayout).map(({ supplierId }) => supplierId)), 'a supplier waits for two payouts'],
    [isPrice(world.cost), 'the cost is not whole kopecks'],
    [isUnique(world.challenges.map(({ telephone, purpose }) => `${telephone} ${purpose}`)), 'two codes are waited for'],
    [isUnique(world.countries.map(({ iso_code }) => iso_code)), 'a country repeats'],
    [suppliers.every(({ telephone }) => /^\d{8,15}$/.test(telephone)), 'a telephone is not digits'],
  ]
  return [...claims.flatMap(([holds, complaint]) => (holds ? [] : [complaint])), ...brokenOrders(world)]
}

function isInOrder(rows: readonly { readonly id: number }[]): boolean {
  return rows.every(({ id }, location) => location === 0 || id > (rows[location - 1]?.id ?? 0))
}

function addsUp(world: World): boolean {
  const sums = sumsOf(world)
  return world.suppliers.every(
    ({ id, main, service }) => main === (sums.get(`${id} main`) ?? 0) && service === (sums.get(`${id} service`) ?? 0),
  )
}

/** Whether the `balanceAfter` of each line follows from the lines before it. */
function isRunning({ lines }: World): boolean {
  const balances = new Map<string, number>()
  return lines.every(({ supplierId, purse, amount, status, balanceAfter }) => {
    const key = `${supplierId} ${purse}`
    const balance = (balances.get(key) ?? 0) + (status === 'done' ? amount : 0)
    balances.set(key, balance)
    return balance === balanceAfter
  })
}
