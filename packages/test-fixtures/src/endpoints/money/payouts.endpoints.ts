import { KnownText } from '@supplier/core/adapters/http/kit/kernel.wire'
import {
  PayoutBody,
  PayoutPreviewQuery,
  PayoutPreviewReply,
  PayoutsQuery,
  PayoutsReply,
  payoutEntries,
} from '@supplier/core/adapters/http/money/payouts.wire'
import * as v from 'valibot'
import { message, ok, type Reply, refused } from '../../http/laravel.ts'
import { changeOf } from '../../world/account/supplier.ts'
import { isIban } from '../../world/money/iban.ts'
import {
  hasOpenPayout,
  isCancellable,
  payoutById,
  payoutLeast,
  payoutMoved,
  payoutRequested,
  payoutsOf,
  requisitesOf,
  versionOf,
  withRequisites,
} from '../../world/money/payouts.ts'
import type { Requisites, Supplier, World } from '../../world/world.ts'
import { type Step, supplierEndpoint } from '../kit/endpoint.ts'
import { once } from '../kit/once.ts'
import { foundPayouts, payoutChange, shownPayout, shownPreview, shownRequisites, shownTotals } from './payouts.view.ts'

const base = '/admin-suppliers/v1/payouts'

const PayoutReply = v.object({ message: KnownText, data: v.object(payoutEntries) })

export const payouts = supplierEndpoint({
  method: 'GET',
  path: base,
  assumed: true,
  body: PayoutsQuery,
  answer: PayoutsReply,
  handle: (world, { supplier, body, now }) => {
    const { data, meta } = foundPayouts(world, payoutsOf(world, supplier.id), body)
    const totals = shownTotals(world, supplier, now)
    const requisites = requisitesOf(world, supplier.id).map(shownRequisites)
    return [world, ok({ data: data.map((payout) => shownPayout(world, payout)), meta, totals, requisites })]
  },
})

export const payoutPreview = supplierEndpoint({
  method: 'GET',
  path: `${base}/preview`,
  assumed: true,
  body: PayoutPreviewQuery,
  answer: PayoutPreviewReply,
  handle: (world, { supplier, body: { amount }, now }) => [
    world,
    complaintAbout(supplier, amount) ?? ok({ data: shownPreview(world, supplier, amount, now) }),
  ],
})

export const requestPayout = supplierEndpoint({
  method: 'POST',
  path: base,
  assumed: true,
  body: PayoutBody,
  answer: PayoutReply,
  handle: once((world, { supplier, body, now, origin, idempotencyKey: intent }) => {
    const { amount, comment, version, client_key: clientKey = null } = body
    if (hasOpenPayout(world, supplier.id)) return [world, message(422, 'Попередня заявка ще в обробці')]
    if (version !== versionOf(world, supplier.id)) {
      const current = shownPreview(world, supplier, amount, now)
      return [
        world,
        { status: 409, body: { message: 'Баланс змінився. Перевірте суму ще раз.', code: 'stale', current } },
      ]
    }
    const complaint = complaintAbout(supplier, amount)
    if (complaint) return [world, complaint]
    const [known, requisites] = destinationOf(world, supplier, body)
    if ('status' in requisites) return [world, requisites]
    const wanted = { supplierId: supplier.id, amount, comment, clientKey, intent, requisitesId: requisites.id }
    const [next, { id }] = payoutRequested(known, wanted, now)
    return told(supplier, next, id, origin, 'Заявку на виплату створено.')
  }),
})

export const cancelPayout = supplierEndpoint({
  method: 'POST',
  path: `${base}/:id/cancel`,
  assumed: true,
  answer: PayoutReply,
  refuses: [409],
  handle: (world, { supplier, params, now, origin }) => {
    const payout = payoutById(world, Number(params.id))
    if (payout?.supplierId !== supplier.id) return [world, message(404, 'Такої виплати немає.')]
    if (!isCancellable(payout)) return [world, message(409, 'Виплату вже не можна скасувати.')]
    const next = payoutMoved(world, payout, 'cancelled', null, now)
    return told(supplier, next, payout.id, origin, 'Виплату скасовано.')
  },
})

export const payoutsEndpoints = [payouts, payoutPreview, requestPayout, cancelPayout] as const

function complaintAbout({ main }: Supplier, amount: number): Reply | null {
  if (amount < payoutLeast) return refused({ amount: ['Найменша сума виплати: 100 грн.'] })
  return amount > main ? refused({ amount: ['Сума перевищує доступний баланс'] }) : null
}

/** The account to pay to, with a world that holds it; or the reply that refuses it. */
function destinationOf(
  world: World,
  { id }: Supplier,
  body: v.InferOutput<typeof PayoutBody>,
): readonly [World, Requisites | Reply] {
  if ('iban' in body) {
    if (!isIban(body.iban)) return [world, refused({ iban: ['Неправильний IBAN'] })]
    return withRequisites(world, id, { iban: body.iban, title: body.holder })
  }
  const saved = requisitesOf(world, id).find((one) => String(one.id) === body.requisites_id)
  return [world, saved ?? refused({ requisites_id: ['Таких реквізитів немає.'] })]
}

function told(before: Supplier, next: World, id: number, origin: string, text: string): Step {
  const payout = payoutsOf(next, before.id).find((one) => one.id === id)
  const data = payout ? shownPayout(next, payout) : null
  return [next, ok({ message: text, data }), ...changeOf(before, next, origin), ...payoutChange(next, id)]
}
