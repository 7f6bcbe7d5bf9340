import type { BulkAction } from '../kit/bulk/bulk.domain.ts'
import { day, kyivDayAt } from '../kit/fields/time-fields.domain.ts'
import { searchFrom } from '../kit/list/address.domain.ts'
import { sizeMistakes, type WaybillValues, waybillFields } from '../parcels/waybill.domain.ts'
import { labelFields, reasonFields, reasonMistakes } from './order-fields.domain.ts'
import { mayCancel, mayConfirm, mayMakeTtn, mayPrint } from './order-steps.domain.ts'

const { length, width, height } = waybillFields

/** The steps of many orders. */
export const orderBulk = {
  confirm: { fits: mayConfirm, told: 'orders.confirmed' },
  ttn: {
    fits: mayMakeTtn,
    // One size for all parcels to lockers whose goods have none.
    form: { shipOn: day({ required: true }), length, width, height },
    groups: { day: ['shipOn'], lockers: ['length', 'width', 'height'] },
    mistakesOf: (values) => sizeMistakes(values as WaybillValues),
    initialValuesAt: (now) => ({ shipOn: kyivDayAt(now) }),
    helpLink: (id) => ({ to: 'orders', search: searchFrom({ order: id, do: 'ttn' }) }),
    opensJob: true,
    told: 'orders.ttnMade',
  },
  papers: {
    fits: mayPrint,
    form: labelFields,
    sentAs: 'labels',
    followedBy: 'registry',
    opensJob: true,
    keepsPicks: true,
  },
  labels: { fits: mayPrint, form: labelFields, opensJob: true, keepsPicks: true },
  registry: { fits: mayPrint, opensJob: true, keepsPicks: true },
  cancel: {
    fits: mayCancel,
    form: reasonFields,
    mistakesOf: reasonMistakes,
    told: 'orders.cancelled',
  },
} as const satisfies Readonly<Record<string, BulkAction>>
