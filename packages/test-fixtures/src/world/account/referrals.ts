import { kyivDay } from '../days.ts'
import { moved, movesOf } from '../money/ledger.ts'
import { recordsOf, withRecords } from '../records.ts'
import { seedTime } from '../seed-time.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'

export const referralsName = 'referrals'

/** Sums in kopecks. */
interface ReferralFields {
  readonly name: string | null
  readonly phone: string | null
  readonly joined_at: string
  readonly status: 'clicked' | 'registered' | 'activated' | 'subscribed' | 'rewarded' | 'rejected'
  readonly bonus: number | null
  readonly bonus_ready_on: string | null
  readonly why: string | null
}

export type ReferralRecord = StoredRecord & ReferralFields

export const referralTerms = { bonus: 250_00, payments: 2, days: 14 }
export const leastWithdrawal = 200_00
/** Clicks of people who never came back, beside those of the list. */
const otherClicks = 112

const day = 24 * 3_600_000
const at = (days: number): string => new Date(seedTime - days * day).toISOString()
const afterPayments = 'Бонус буде через 14 днів після другої оплати.'
const paidTwice = 'Оплачено двічі, бонус буде через 14 днів після оплати.'
const { bonus } = referralTerms

type Seed = readonly [
  status: ReferralFields['status'],
  days: number,
  name: string | null,
  phone: string | null,
  why: string | null,
]

const written: readonly Seed[] = [
  ['clicked', 0.1, null, null, 'Ще не зареєструвалися.'],
  ['clicked', 0.6, null, null, 'Ще не зареєструвалися.'],
  ['registered', 2, 'Мар’яна Дзюба', '380671230045', 'Ще не заповнили кабінет.'],
  ['activated', 6, 'Остап Вишня', '380501234411', 'Ще не оплатили підписку.'],
  ['subscribed', 41, 'Галина Сорока', '380631237788', paidTwice],
  ['subscribed', 20, 'Тарас Бульбенко', '380931112200', afterPayments],
  ['rejected', 25, 'Олена Коваль', '380671112234', 'Це ваш другий кабінет: збігається картка оплати.'],
  ['rewarded', 70, 'Юрій Лисенко', '380661239900', null],
  ['rewarded', 96, 'Ніна Гайова', '380971238811', null],
  ['rewarded', 120, 'Павло Чорний', '380681237722', null],
  ['rewarded', 150, 'Ірина Білик', '380991236633', null],
]

const seeds: readonly ReferralRecord[] = written.map(([status, days, name, phone, why], index) => ({
  id: 9211 - index,
  version: 1,
  name,
  phone,
  joined_at: at(days),
  status,
  bonus: status === 'subscribed' || status === 'rewarded' ? bonus : null,
  bonus_ready_on: why === paidTwice ? kyivDay(seedTime + day) : null,
  why,
}))

/** One who has just signed up has invited nobody. */
export const referralSeeds = (supplier: Supplier): readonly ReferralRecord[] =>
  supplier.id === 1 && supplier.steps.product ? seeds : []

export const referralsOf = (world: World, supplier: Supplier): readonly ReferralRecord[] =>
  recordsOf(world, supplier, referralsName, referralSeeds(supplier)) as readonly ReferralRecord[]

/** A bonus is ready on its day. */
export const referralAsOf = (record: StoredRecord, now: number): StoredRecord => {
  const referral = record as ReferralRecord
  const { status, bonus_ready_on: ready } = referral
  if (status !== 'subscribed' || ready === null || ready > kyivDay(now)) return record
  return { ...referral, version: referral.version + 1, status: 'rewarded', why: null }
}

const masked = (name: string): string => {
  const [first = '', last = ''] = name.split(' ')
  return `${first} ${last.slice(0, 1)}.`
}

export const shownReferral = (record: StoredRecord) => {
  const { id, version, name, phone, joined_at, status, bonus: sum, bonus_ready_on, why } = record as ReferralRecord
  return {
    id,
    version,
    name: name && masked(name),
    phone: phone && `+380 ${phone.slice(3, 5)} ••• •• ${phone.slice(-2)}`,
    joined_at,
    status,
    bonus: sum === null ? null : sum / 100,
    bonus_ready_on,
    why,
  }
}

const sumOf = (sums: readonly (number | null)[]): number => sums.reduce<number>((sum, one) => sum + (one ?? 0), 0)

/** What was earned, and what of it was not withdrawn yet; less than nothing is a debt. */
export const bonusesOf = (world: World, supplier: Supplier) => {
  const earned = sumOf(
    referralsOf(world, supplier).flatMap(({ status, bonus: sum }) => (status === 'rewarded' ? [sum] : [])),
  )
  const withdrawn = sumOf(
    movesOf(world, supplier.id).flatMap(({ kind, amount }) => (kind === 'referral_bonus' ? [amount] : [])),
  )
  return { earned, available: Math.max(0, earned - withdrawn), debt: Math.max(0, withdrawn - earned) }
}

export const shownSummary = (world: World, supplier: Supplier, panel: string) => {
  const all = referralsOf(world, supplier)
  const { earned, available, debt } = bonusesOf(world, supplier)
  const code = `S${supplier.id}-${String(supplier.telephone).slice(-4)}`
  return {
    code,
    link: `${panel}/auth/signup?ref=${code}`,
    terms: { ...referralTerms, bonus: referralTerms.bonus / 100 },
    totals: {
      clicks: all.length === 0 ? 0 : all.length + otherClicks,
      registered: all.filter(({ status }) => status !== 'clicked').length,
      paid: all.filter(({ status }) => status === 'subscribed' || status === 'rewarded').length,
      earned: earned / 100,
      available: available / 100,
      debt: debt / 100,
    },
    minimum: leastWithdrawal / 100,
  }
}

interface Withdrawal {
  readonly amount: number
  readonly key: string | null
  readonly description?: string | undefined
}

export const withWithdrawal = (
  world: World,
  { id: supplierId }: Pick<Supplier, 'id'>,
  { amount, key, description = 'Реферальний бонус' }: Withdrawal,
  now: number,
): World =>
  moved(world, { supplierId, at: now, kind: 'referral_bonus', amount, intent: key }, [
    { purse: 'service', type: 'bonus', amount, description },
  ])

/** The world in which so many bonuses are taken back, because the subscriptions were returned. */
export const withTakenBack = (world: World, supplier: Supplier, count: number): World => {
  const rewarded = referralsOf(world, supplier).filter(({ status }) => status === 'rewarded')
  const taken = new Set(rewarded.slice(0, count).map(({ id }) => id))
  const all = referralsOf(world, supplier).map((one) =>
    taken.has(one.id)
      ? {
          ...one,
          version: one.version + 1,
          status: 'rejected' as const,
          bonus: null,
          why: 'Гроші за підписку повернено, тому бонус скасовано.',
        }
      : one,
  )
  return withRecords(world, supplier, referralsName, all)
}
