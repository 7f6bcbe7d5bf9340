import { withTakenBack, withWithdrawal } from '../account/referrals.ts'
import { keySeeds, keysName, senderSeeds, sendersName } from '../deliveries/deliveries.ts'
import { warehousesLike } from '../deliveries/directory.ts'
import { answerFor, paymentMethodsName, paymentSeeds } from '../money/payment-methods.ts'
import { productsName } from '../products/products.ts'
import { withRecords } from '../records.ts'
import { seedTime } from '../seed-time.ts'
import { storesName } from '../stores/primary-store.ts'
import { storeSeeds } from '../stores/store-records.ts'
import type { StoredRecord, World } from '../world.ts'
import { troubledProducts } from './troubled-products.ts'

const day = 24 * 3_600_000

const closedBranch = warehousesLike('settlement-1', '').find(({ isOpen }) => !isOpen)

/** The default key ended, and another one works. */
const ended = (key: StoredRecord): StoredRecord =>
  key['is_default'] === true ? { ...key, status: 'expired', expires_at: seedTime - day } : key

const closed = (sender: StoredRecord): StoredRecord =>
  sender['is_default'] === true && closedBranch !== undefined
    ? { ...sender, warehouse: { ref: closedBranch.ref, title: closedBranch.title } }
    : sender

/** An enabled method whose provider no longer accepts its keys. */
const refused = (method: StoredRecord): StoredRecord => {
  if (method['code'] !== 'wayforpay') return method
  const enabled = { ...method, is_enabled: true }
  return { ...enabled, check: answerFor(enabled, seedTime - day) }
}

const storeTroubles: Readonly<Record<number, object>> = {
  70: { status: 'rejected', moderation: { reason: 'У назві не має бути адреси сайту.', fields: ['name'] } },
  71: {
    status: 'blocked',
    moderation: { reason: 'Надійшло три скарги на підробки. Напишіть у підтримку.', fields: [] },
  },
  72: { status: 'paused', pause: { from: '2026-08-10', to: null, message: 'Повернемося восени.' } },
}

const halted = (store: StoredRecord): StoredRecord => ({ ...store, ...storeTroubles[store.id] })

/** The bonus that the first supplier of the troubled world had withdrawn before some of it was taken back. */
export const withdrawnOnce = 750_00

/** The first supplier of a world with stores that do not sell, a key that ended, a closed branch, refused keys, and a debt of bonuses. */
export const withTroubles = (world: World): World => {
  const [supplier] = world.suppliers
  if (supplier === undefined) return world
  const records = [
    [storesName, storeSeeds(supplier).map(halted)],
    [keysName, keySeeds(supplier).map(ended)],
    [sendersName, senderSeeds(supplier).map(closed)],
    [paymentMethodsName, paymentSeeds(supplier).map(refused)],
    [productsName, troubledProducts],
  ] as const
  const paid = withWithdrawal(world, supplier, { amount: withdrawnOnce, key: null }, seedTime)
  return records.reduce((next, [name, all]) => withRecords(next, supplier, name, all), withTakenBack(paid, supplier, 4))
}
