import { ukrainianTelephone } from '../countries/telephone-field.domain.ts'
import { quantities } from '../kit/fields/quantity-fields.domain.ts'
import { text } from '../kit/fields/record-fields.domain.ts'
import { chosenStore, pickOf, range, tab } from '../kit/list/filters.domain.ts'
import { manyOf, oneOf, period, search, size, sort } from '../kit/list/query.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'
import { findingPlaces } from '../parcels/place-options.domain.ts'
import { orderBulk } from './order-bulk.domain.ts'
import { orderCommands } from './order-commands.domain.ts'
import { orderStates } from './order-fields.domain.ts'
import { placeFields } from './order-place.domain.ts'
import { isMakingTtn, nextAction } from './order-steps.domain.ts'
import {
  carriers,
  orderReasons,
  orderRow,
  orderSources,
  orderTabs,
  paymentMethods,
  paymentStatuses,
} from './orders.domain.ts'

export const orders = defineSection(orderRow)({
  id: 'orders',
  route: 'orders',
  param: 'order',
  namedBy: ['number', 'createdAt'],
  query: {
    search: search(),
    tab: tab(orderTabs),
    store: chosenStore(),
    created: period(),
    shipped: period(),
    ended: period(),
    source: manyOf(orderSources),
    reason: manyOf(orderReasons),
    payment_method: manyOf(paymentMethods),
    payment_status: manyOf(paymentStatuses),
    carrier: manyOf(carriers),
    has_ttn: oneOf(['1', '0']),
    total: range(),
    product_id: pickOf('products'),
    category_id: pickOf('categories'),
    region_id: pickOf('regions'),
    sort: sort(['-created_at', 'deadline_at', '-total', '-status_changed_at']),
    size: size(),
  },
  form: {
    recipientName: text({ required: true, max: 100 }),
    recipientPhone: ukrainianTelephone(),
    ...placeFields,
    lines: quantities(),
    note: text({ area: true, max: 1000 }),
  },
  groups: {
    recipient: ['recipientName', 'recipientPhone', 'settlement', 'kind', 'warehouse', 'street', 'house', 'flat'],
    lines: ['lines'],
    note: ['note'],
  },
  statesOf: orderStates,
  findsOptions: findingPlaces,
  isInProgress: isMakingTtn,
  mayEdit: () => true,
  mayCreate: false,
  staysOpen: true,
  next: nextAction,
  commands: orderCommands,
  bulk: orderBulk,
})
export type Orders = typeof orders
