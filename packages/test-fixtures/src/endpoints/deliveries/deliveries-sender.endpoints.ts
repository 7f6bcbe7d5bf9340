import { SenderBody, sendersPath, sendersWire } from '@supplier/core/adapters/http/deliveries/deliveries-sender.wire'
import * as v from 'valibot'
import { message, refused, wrongState } from '../../http/laravel.ts'
import { quoteFor } from '../../world/deliveries/carrier.ts'
import { deliveriesChanged, methodsOf, senderSeeds, sendersName, sendersOf } from '../../world/deliveries/deliveries.ts'
import { warehouseAt } from '../../world/deliveries/directory.ts'
import { problemsOf, refOf } from '../../world/deliveries/sender-problems.ts'
import { isOfStore, shownStores } from '../../world/stores/record-stores.ts'
import { type StoredRecord, supplierByToken } from '../../world/world.ts'
import { AnswerOf } from '../kit/answers.ts'
import { type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'
import { byNumber, byText, sectionEndpoints } from '../kit/section.ts'
import { withMethodEvents } from './deliveries-panel.effects.ts'
import { shownBranch, shownDefaults } from './deliveries-sender.view.ts'

type Fields = Readonly<Record<string, unknown>>

/** What the carrier says about the sample parcel of a sender. */
const quote = supplierEndpoint({
  method: 'POST',
  path: `${sendersPath}/:id/test`,
  assumed: true,
  body: v.object({ weight: v.optional(v.number()) }),
  answer: AnswerOf(sendersWire),
  refuses: ['provider_away', 'provider_refused', 'wrong_state'],
  handle: (world, { supplier, params, now, body: { weight } }) => {
    const nova = methodsOf(world, supplier).find(({ code }) => code === 'nova')
    const isThere = sendersOf(world, supplier).some(({ id }) => String(id) === params['id'])
    return [
      world,
      isThere && nova ? quoteFor(nova, world, supplier, now, weight) : message(404, 'Такого відправника немає.'),
    ]
  },
})

/** A change names only the changed defaults; the others stay. */
const withDefaults = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  step: (world, call) => {
    const supplier = supplierByToken(world, call.token)
    const sent = call.body as { readonly defaults?: object } | null
    if (endpoint.method !== 'PATCH' || !supplier || !sent?.defaults) return endpoint.step(world, call)
    const record = sendersOf(world, supplier).find(({ id }) => String(id) === call.params['id'])
    const defaults = { ...(record?.['defaults'] as object | undefined), ...sent.defaults }
    return endpoint.step(world, { ...call, body: { ...sent, defaults } })
  },
})

const personal = 'counterparty-2'

const defaultsComplaint = (defaults: Fields, counterparty: unknown, warehouse: unknown) => {
  const isPersonal = refOf(counterparty) === personal
  if (isPersonal && (defaults['payer'] === 'third' || defaults['payment'] === 'non_cash'))
    return refused({ 'defaults.payment': ['Безготівково платять лише за договором із Новою Поштою.'] })
  if (isPersonal && defaults['return_money'] === 'control')
    return refused({ 'defaults.return_money': ['Контроль оплати доступний лише бізнесу.'] })
  return warehouseAt(refOf(warehouse))?.kind === 'locker' && Number(defaults['weight'] ?? 0) > 30
    ? refused({ 'defaults.weight': ['У поштомат приймають до 30 кг.'] })
    : null
}

export const deliveriesSenderEndpoints = [
  quote,
  ...sectionEndpoints({
    name: sendersName,
    wire: sendersWire,
    body: SenderBody,
    seeds: senderSeeds,
    made: (_, others) => ({ orders_open: 0, ...(others.length === 0 && { is_default: true }) }),
    mayRemove: ({ orders_open: orders }) =>
      Number(orders) > 0
        ? wrongState('Незавершені замовлення ще відправляються від цього відправника.', {
            reason: 'sender_in_use',
            orders,
          })
        : null,
    textOf: ({ title, counterparty, settlement }) =>
      [title, counterparty, settlement]
        .map((one) => (typeof one === 'string' ? one : (one as { readonly title: string }).title))
        .join(' '),
    filters: { store_id: isOfStore },
    sorts: {
      is_default: byNumber('is_default'),
      title: byText('title'),
    },
    complaint: (
      { title, send_from: from, settlement, warehouse, street, building, defaults, counterparty },
      others,
    ) => {
      const wrong = defaultsComplaint(defaults as Fields, counterparty, warehouse)
      if (wrong) return wrong
      if (others.some((other) => other['title'] === title))
        return refused({ title: ['Відправник із такою назвою вже є.'] })
      if (from === 'address') return street && building ? null : refused({ street: ['Вкажіть вулицю і будинок.'] })
      const found = warehouseAt(refOf(warehouse))
      if (found === undefined || !found.ref.startsWith(`${refOf(settlement)}/`))
        return refused({ warehouse: ['Виберіть відділення цього населеного пункту.'] })
      return found.isOpen ? null : refused({ warehouse: ['Це відділення тимчасово зачинено.'] })
    },
    shownAs: ({ clientKey: _, sent: __, orders_open: ___, ...record }, world, supplier, now) => ({
      ...record,
      ...shownStores(record as StoredRecord, world, supplier),
      warehouse: shownBranch(record['warehouse']),
      defaults: shownDefaults(record['defaults']),
      problems: problemsOf(record as StoredRecord, world, supplier, now),
    }),
    after: (world, supplier, _, { stored, now }) => deliveriesChanged(world, supplier, sendersName, stored, now),
  })
    .map(withDefaults)
    .map(withMethodEvents),
]
