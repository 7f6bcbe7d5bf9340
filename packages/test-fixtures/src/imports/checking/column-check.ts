import { availabilityIn } from '../../world/products/availability.ts'
import type { Table } from '../reading/table.ts'
import { barcodeOf } from '../values/codes.ts'
import { isLink, linksIn } from '../values/links.ts'
import { numberIn } from '../values/numbers.ts'
import { barePieces, bareSum } from '../values/sums.ts'
import type { Order } from './row-plan.ts'

const isNumber = (bare: (text: string) => string) => (text: string) => numberIn(bare(text), ',') !== null

/** Whether a text may be a value of a field, however its numbers are written. */
const readable: Readonly<Record<string, (text: string) => boolean>> = {
  price: isNumber(bareSum),
  sale_price: isNumber(bareSum),
  old_price: isNumber(bareSum),
  quantity: (text) => isNumber(barePieces)(text) || availabilityIn(text) !== null,
  availability: (text) => availabilityIn(text) !== null,
  barcode: (text) => barcodeOf(text) !== null,
  images: (text) => linksIn(text).every(isLink),
}

const looked = 1000
const doubtful = 0.2

/** How many values of a column cannot be what its field holds, where they are so many that the field may be wrong. */
export const unreadIn = (
  { columns, rows }: Table,
  { mapping }: Pick<Order, 'mapping'>,
  column: string,
): { readonly rows: number; readonly of: number; readonly sample: string } | null => {
  const field = mapping.find((one) => one.column === column)?.field ?? ''
  const isReadable = readable[field]
  if (isReadable === undefined) return null
  const at = columns.indexOf(column)
  const values = rows.slice(0, looked).flatMap(({ cells }) => (cells[at] ? [cells[at]] : []))
  const unread = values.filter((text) => !isReadable(text))
  return unread.length > 0 && unread.length >= values.length * doubtful
    ? { rows: unread.length, of: values.length, sample: unread[0] ?? '' }
    : null
}
