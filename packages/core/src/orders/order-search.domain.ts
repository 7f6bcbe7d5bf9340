import type { Location } from '../kernel/routes.ts'
import { searchFrom } from '../kit/list/address.domain.ts'

/** A number of an order, the end of a telephone, or a waybill in groups. */
const number = /^№?\d{4,14}$/

/** The orders with a typed number, telephone or waybill; `null` for any other text. */
export const ordersWith = (typed: string): Location | null => {
  const written = typed.replaceAll(/[\s+()-]/g, '')
  return number.test(written) ? { to: 'orders', search: searchFrom({ search: written }) } : null
}
