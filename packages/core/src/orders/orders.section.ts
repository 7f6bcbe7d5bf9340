import { amountText } from '../kit/form/amount.domain.ts'
import { choice } from '../kit/form/choice-fields.domain.ts'
import { money } from '../kit/form/number-fields.domain.ts'
import { flag, text } from '../kit/form/record-fields.domain.ts'
import { chosenStore, pickOf, range, tab } from '../kit/list/filters.domain.ts'
import { manyOf, oneOf, period, search, size, sort } from '../kit/list/query.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'
import { reasonFields, reasonMistakes, telephoneRule, telephoneTidy, waybillNumber } from './order-fields.domain.ts'
import {
  hasParcel,
  mayAttach,
  mayBePaid,
  mayCancel,
  mayChange,
  mayComplete,
  mayConfirm,
  mayCopy,
  mayHold,
  mayPack,
  mayReady,
  mayRestock,
  mayShip,
  nextAction,
} from './order-steps.domain.ts'
import { carriers, type Order, type OrderStatus, orderTabs, paymentMethods, paymentStatuses } from './orders.domain.ts'

const isNow = (status: OrderStatus) => (row: Order | null) => row?.status === status

export const orders = defineSection<Order>()({
  id: 'orders',
  route: 'orders',
  param: 'order',
  query: {
    search: search(),
    tab: tab(orderTabs),
    store: chosenStore(),
    created: period(),
    payment_method: manyOf(paymentMethods),
    payment_status: manyOf(paymentStatuses),
    carrier: manyOf(carriers),
    has_ttn: oneOf(['1', '0']),
    total: range(),
    product_id: pickOf('products'),
    sort: sort(['-created_at', 'deadline_at', '-total', '-status_changed_at']),
    size: size(),
  },
  form: {
    recipientName: text({ required: true, max: 100 }),
    recipientPhone: text({ required: true, input: 'tel', rule: telephoneRule, tidy: telephoneTidy }),
    note: text({ area: true, max: 1000 }),
  },
  groups: { recipient: ['recipientName', 'recipientPhone'], note: ['note'] },
  statesOf: (_, row) => (row && mayChange(row) ? {} : { recipientName: 'locked', recipientPhone: 'locked' }),
  mayEdit: () => true,
  mayCreate: false,
  staysOpen: true,
  next: nextAction,
  commands: {
    confirm: { may: mayConfirm, isKeyed: true, isDone: isNow('confirmed') },
    pack: { may: mayPack, isKeyed: true, isDone: isNow('packing') },
    attach: {
      may: mayAttach,
      isKeyed: true,
      form: {
        carrier: choice(['nova', 'ukrposhta', 'meest', 'courier']),
        ttn: waybillNumber,
      },
      isDone: (row) => row !== null && hasParcel(row),
    },
    ready: { may: mayReady, isKeyed: true, isDone: isNow('ready') },
    ship: { may: mayShip, isKeyed: true, isDone: isNow('shipped') },
    complete: { may: mayComplete, isKeyed: true, asks: true, isDone: isNow('completed') },
    restock: {
      may: mayRestock,
      isKeyed: true,
      form: { restock: flag(true) },
      isDone: isNow('returned'),
    },
    hold: {
      may: mayHold,
      isKeyed: true,
      form: reasonFields,
      mistakesOf: reasonMistakes,
      isDone: isNow('on_hold'),
    },
    paid: {
      may: mayBePaid,
      isKeyed: true,
      form: { amount: money({ required: true }), comment: text({ required: true, max: 255 }) },
      beginsOf: ({ total }) => ({ amount: total === null ? '' : amountText(total) }),
      isDone: (row) => row?.payment.status === 'paid',
    },
    copy: { may: mayCopy, isKeyed: true, asks: true, creates: true },
    cancel: {
      may: mayCancel,
      isKeyed: true,
      form: reasonFields,
      mistakesOf: reasonMistakes,
      isDone: isNow('cancelled'),
    },
  },
  bulk: {
    confirm: {},
    cancel: {
      form: reasonFields,
      mistakesOf: reasonMistakes,
    },
  },
})
export type Orders = typeof orders
