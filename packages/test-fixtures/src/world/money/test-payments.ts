import type { Broadcast } from '../events.ts'
import { recordsOf, withRecords } from '../records.ts'
import { type StoredRecord, type Supplier, supplierById, type World } from '../world.ts'

const name = 'test-payments'
const life = 15 * 60_000

/** The buttons of the payment page for a test payment. */
export const testDeeds = ['pay', 'cancel'] as const
export type TestDeed = (typeof testDeeds)[number]

const noTests = (): readonly StoredRecord[] => []

const testsOf = (world: World, supplier: Supplier) => recordsOf(world, supplier, name, noTests())

/** The newest test payment of a method. */
export const testOf = (world: World, supplier: Supplier, method: number): StoredRecord | undefined =>
  testsOf(world, supplier).findLast((one) => one['method'] === method)

export const testWithKey = (world: World, supplier: Supplier, key: string): StoredRecord | undefined =>
  testsOf(world, supplier).find(({ clientKey }) => clientKey === key)

export const statusOfTest = ({ status, at }: StoredRecord, now: number): string =>
  status === 'waiting' && now >= Number(at) + life ? 'expired' : String(status)

export const expiryOf = ({ at }: StoredRecord): string => new Date(Number(at) + life).toISOString()

/** Starts a test payment; it charges nothing and appears on no balance. */
export const withTest = (
  world: World,
  supplier: Supplier,
  made: { readonly method: number; readonly key: string; readonly at: number; readonly panel: string },
): readonly [World, StoredRecord] => {
  const { key, ...same } = made
  const test: StoredRecord = { id: world.nextId, version: 1, clientKey: key, status: 'waiting', ...same }
  const all = [...testsOf(world, supplier), test]
  return [withRecords({ ...world, nextId: world.nextId + 1 }, supplier, name, all), test]
}

const ownerOf = (world: World, id: number): Supplier | undefined => {
  const found = Object.entries(world.records[name] ?? {}).find(([, tests]) => tests.some((one) => one.id === id))
  return found && supplierById(world, Number(found[0]))
}

/** A test payment for its payment page. */
export const testById = (world: World, id: number): StoredRecord | undefined =>
  Object.values(world.records[name] ?? {})
    .flat()
    .find((one) => one.id === id)

/** Where the payment page leads back to. */
export const testReturn = ({ panel, method }: StoredRecord): string =>
  `${panel}/payment-methods/methods/details/${method}`

/** Applies a button of the payment page. Only a waiting payment changes. */
export const testSettled = (
  world: World,
  id: number,
  deed: TestDeed,
  now: number,
): readonly [World, ...Broadcast[]] => {
  const [supplier, test] = [ownerOf(world, id), testById(world, id)]
  if (supplier === undefined || test === undefined || statusOfTest(test, now) !== 'waiting') return [world]
  const status = deed === 'pay' ? 'paid' : 'refused'
  const all = testsOf(world, supplier).map((one) => (one.id === id ? { ...one, status } : one))
  const told = {
    channel: `private-customer.${supplier.id}`,
    event: 'payment_method.changed',
    data: { id: test['method'] },
  }
  return [withRecords(world, supplier, name, all), told]
}
