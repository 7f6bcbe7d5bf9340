import {
  PaymentMethodsOrderBody,
  paymentMethodsPath,
  paymentMethodsWire,
} from '@supplier/core/adapters/http/money/payment-methods-methods.wire'
import { StoreIds } from '@supplier/core/adapters/http/stores/store-switch.wire'
import * as v from 'valibot'
import { ok, type Reply, refused, wrongState } from '../../http/laravel.ts'
import { isIban } from '../../world/money/iban.ts'
import {
  blockersOf,
  emptied,
  isPaymentDone,
  kindOf,
  missingIn,
  paymentMethodsName as name,
  paymentSeeds,
  placed,
  shownMethod,
  statusOf,
} from '../../world/money/payment-methods.ts'
import { recordsOf, withRecords } from '../../world/records.ts'
import { isOfStore } from '../../world/stores/record-stores.ts'
import { Done } from '../kit/answers.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'
import { byNumber, byText, sectionEndpoints } from '../kit/section.ts'
import { event, withEffects, withSetup } from './payment-methods.effects.ts'

const Sum = v.nullish(v.pipe(v.number(), v.minValue(0.01)))

/** The details lie among the other fields, as they are stored. */
const Body = v.looseObject({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  min_sum: Sum,
  max_sum: Sum,
  store_ids: StoreIds,
  buyer_text: v.nullish(v.pipe(v.string(), v.maxLength(500))),
  commission_payer: v.picklist(['supplier', 'buyer']),
})

const state = (reason: string, text: string): Reply => wrongState(text, { reason })

const blockedTexts: Readonly<Record<string, string>> = {
  needs_keys: 'Спершу вкажіть ключі.',
  needs_cod_delivery: 'Спершу налаштуйте доставку Новою Поштою.',
  needs_contract: 'Потрібен договір із Новою Поштою про контроль оплати.',
}

const endpoints = sectionEndpoints({
  name,
  wire: paymentMethodsWire,
  body: Body,
  seeds: paymentSeeds,
  made: {},
  isFixed: true,
  event,
  textOf: ({ title }) => String(title),
  filters: { status: (record, chosen) => chosen.includes(statusOf(record)), store_id: isOfStore },
  sorts: {
    position: byNumber('position'),
    title: byText('title'),
  },
  refuses: ['provider_refused'],
  shownAs: shownMethod,
  after: withSetup,
  complaint: ({ iban, min_sum, max_sum }) => {
    if (typeof iban === 'string' && !isIban(iban)) return refused({ 'details.iban': ['Неправильний IBAN.'] })
    if (min_sum != null && max_sum != null && Number(max_sum) < Number(min_sum))
      return refused({ max_sum: ['Найбільша сума менша за найменшу.'] })
    return null
  },
  commands: {
    enable: (record, _, __, { supplier }) => {
      const [blocker] = blockersOf(record, supplier)
      if (blocker !== undefined) return state(blocker, blockedTexts[blocker] ?? '')
      const [missing] = missingIn(record)
      if (missing !== undefined) return refused({ [`details.${missing}`]: ['Спершу заповніть реквізити методу.'] })
      const { provider } = kindOf(record)
      if (statusOf(record) === 'attention')
        return {
          status: 424,
          body: {
            message: String((record['check'] as { message?: string } | null)?.message),
            code: 'provider_refused',
            details: { provider },
          },
        }
      return { changed: { is_enabled: true, is_touched: true } }
    },
    disable: (_, __, ___, { supplier, others }) =>
      supplier.steps.payment && !isPaymentDone(supplier, others)
        ? state('last_active', 'Має залишитися хоча б один метод.')
        : { changed: { is_enabled: false, is_checking: false } },
    check: (record) =>
      kindOf(record).provider === undefined || missingIn(record).length > 0
        ? state('needs_keys', 'Спершу вкажіть ключі.')
        : { changed: { is_checking: true } },
    reset: (record) => {
      if (record['is_enabled'] === true) return state('last_active', 'Спершу вимкніть метод.')
      return Number(record['orders_waiting']) > 0
        ? state('orders_waiting', 'Цим методом ще чекають оплати замовлення.')
        : { changed: emptied(record) }
    },
  },
})

const order = supplierEndpoint({
  method: 'PUT',
  path: `${paymentMethodsPath}/order`,
  assumed: true,
  body: PaymentMethodsOrderBody,
  answer: Done,
  handle: (world, { supplier, body: { ids } }) => {
    const before = recordsOf(world, supplier, name, paymentSeeds(supplier))
    const after = placed(before, ids)
    // Only the place changed, so that an open form does not conflict: the event has no version.
    const moved = after.filter(({ position }, at) => position !== before[at]?.['position'])
    const told = moved.map(({ id }) => ({ channel: `private-customer.${supplier.id}`, event, data: { id } }))
    return [withRecords(world, supplier, name, after), ok({}), ...told]
  },
})

export const paymentMethodsEndpoints = [order, ...endpoints.map(withEffects)]
