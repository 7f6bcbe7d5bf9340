import type { LinesQuery } from '@supplier/core/adapters/http/money/balances.wire'
import { hryvnias } from '../../world/account/supplier.ts'
import { kyivDay } from '../../world/days.ts'
import type { BalanceLine } from '../../world/world.ts'

const usualSize = 10

/** One page of a list with its pagination meta. */
export const paged = <Row>(rows: readonly Row[], page: number, perPage = usualSize) => ({
  data: rows.slice((page - 1) * perPage, page * perPage),
  meta: {
    total: rows.length,
    per_page: perPage,
    current_page: page,
    last_page: Math.max(1, Math.ceil(rows.length / perPage)),
  },
})

/** The page of lines that a query asks for, newest first by default. */
export const foundLines = (lines: readonly BalanceLine[], query: LinesQuery) => {
  const { page, sort, 'filter[type]': type, 'filter[from]': from, 'filter[to]': to } = query
  const { 'filter[order]': order, 'filter[reference]': reference } = query
  const found = lines.filter((line) => {
    const day = kyivDay(line.at)
    return (
      (type === undefined || line.type === type) &&
      (from === undefined || day >= from) &&
      (to === undefined || day <= to) &&
      (order === undefined || line.order === order) &&
      (reference === undefined || line.reference === reference)
    )
  })
  return paged(sort === 'created_at' ? found : found.toReversed(), page, query.per_page)
}

/** A line of the main balance as the API shows it. */
export const shownMainLine = (line: BalanceLine) => ({
  ...shownServiceLine(line),
  amount_format: hryvnias(line.amount),
  order_number: line.order,
  status: line.status,
})

/** A line of the service balance as the API shows it. */
export const shownServiceLine = ({ id, at, type, amount, balanceAfter, description }: BalanceLine) => ({
  id,
  created_at: new Date(at).toISOString(),
  type,
  amount: amount / 100,
  balance_after: balanceAfter / 100,
  description,
})
