import type { BulkAction } from '../kit/bulk/bulk.domain.ts'
import { day, kyivDayAt } from '../kit/form/time-fields.domain.ts'
import { searchFrom } from '../kit/list/address.domain.ts'
import { labelFields, reasonFields, reasonMistakes } from './order-fields.domain.ts'

/** The steps of many orders. */
export const orderBulk = {
  confirm: {},
  ttn: {
    form: { shipOn: day({ required: true }) },
    beginsAt: (now) => ({ shipOn: kyivDayAt(now) }),
    mendedAt: (id) => ({ to: 'orders', search: searchFrom({ order: id, do: 'ttn' }) }),
    opensJob: true,
  },
  labels: { form: labelFields, opensJob: true },
  registry: { opensJob: true },
  cancel: {
    form: reasonFields,
    mistakesOf: reasonMistakes,
  },
} as const satisfies Readonly<Record<string, BulkAction>>
