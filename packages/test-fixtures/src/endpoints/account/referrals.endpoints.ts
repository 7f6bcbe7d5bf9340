import { ReferralSummaryReply, referralsPath, referralsWire } from '@supplier/core/adapters/http/account/referrals.wire'
import { MessageReply } from '@supplier/core/adapters/http/kit/kernel.wire'
import { WithdrawalBody } from '@supplier/core/adapters/http/money/intents.wire'
import * as v from 'valibot'
import { ok, refused, wrongState } from '../../http/laravel.ts'
import {
  bonusesOf,
  leastWithdrawal,
  type ReferralRecord,
  referralAsOf,
  referralSeeds,
  referralsName,
  shownReferral,
  shownSummary,
  withWithdrawal,
} from '../../world/account/referrals.ts'
import { hryvnias } from '../../world/account/supplier.ts'
import type { StoredRecord, Supplier } from '../../world/world.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'
import { once } from '../kit/once.ts'
import { byNumber, byText, sectionEndpoints } from '../kit/section.ts'

const summary = supplierEndpoint({
  method: 'GET',
  path: `${referralsPath}/summary`,
  assumed: true,
  answer: ReferralSummaryReply,
  handle: (world, { supplier, panel }) => [world, ok({ data: shownSummary(world, supplier, panel) })],
})

interface Withdrawing {
  readonly supplier: Supplier
  readonly body: v.InferOutput<typeof WithdrawalBody>
  readonly now: number
  readonly idempotencyKey: string | null
}

const withdrawn = once((world, { supplier, body, now }: Withdrawing) => {
  const { amount, client_key: key, description } = body
  const { available, debt } = bonusesOf(world, supplier)
  if (debt > 0) return [world, refused({ amount: [`Борг ${hryvnias(debt)}: переказати бонус поки не можна.`] })]
  if (amount < leastWithdrawal) return [world, refused({ amount: [`Найменша сума: ${hryvnias(leastWithdrawal)}`] })]
  if (amount > available) return [world, refused({ amount: [`Доступно лише ${hryvnias(available)}`] })]
  return [
    withWithdrawal(world, supplier, { amount, key, description }, now),
    ok({ message: 'Бонус переказано на баланс послуг.' }),
  ]
})

/** The same key is carried out once and answered alike. */
const withdraw = supplierEndpoint({
  method: 'POST',
  path: `${referralsPath}/withdraw`,
  assumed: true,
  body: WithdrawalBody,
  answer: MessageReply,
  handle: (world, call) => withdrawn(world, { ...call, idempotencyKey: call.body.client_key }),
})

const of = (record: StoredRecord) => record as ReferralRecord

export const referralsEndpoints = sectionEndpoints({
  name: referralsName,
  wire: referralsWire,
  event: 'referral.changed',
  body: v.object({}),
  isFixed: true,
  seeds: referralSeeds,
  made: {},
  textOf: () => '',
  filters: { status: (record, chosen) => chosen.includes(of(record).status) },
  sorts: { joined_at: byText('joined_at'), bonus: byNumber('bonus') },
  asOf: referralAsOf,
  shownAs: shownReferral,
  mayChange: () => wrongState('Цей запис не змінюється.'),
  more: [summary, withdraw],
})
