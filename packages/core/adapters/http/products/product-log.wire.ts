import * as v from 'valibot'
import { parseHryvnias } from '../../../src/kernel/money.ts'
import type { LogValue } from '../../../src/product-editor/log/product-log.domain.ts'
import { JsonObject, KnownInstant, KnownKey, LaxText } from '../kit/kernel.wire.ts'

const Line = v.object({
  at: KnownInstant,
  origin: LaxText,
  field: v.fallback(v.string(), ''),
  before: v.optional(v.unknown()),
  after: v.optional(v.unknown()),
})

export const ProductLogReply = v.pipe(
  JsonObject,
  v.object({ data: v.array(Line), meta: v.fallback(v.object({ next_cursor: KnownKey }), { next_cursor: null }) }),
)

/** Longer texts, such as descriptions, are cut: the log says what changed, the form shows it. */
const longest = 300

const prices = ['price', 'old_price', 'cost_price']

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)

/** A value of the log. Prices are hryvnias, like everywhere in the API. */
export const logValueOf = (field: string, written: unknown): LogValue => {
  if (written === null || written === undefined || written === '') return null
  const sum = prices.includes(field.split('.').at(-1) ?? '') ? parseHryvnias(written) : null
  if (sum !== null) return { kind: 'money', sum }
  if (typeof written === 'number') return { kind: 'number', number: written }
  if (typeof written === 'boolean') return { kind: 'flag', isOn: written }
  return { kind: 'text', text: cut(typeof written === 'string' ? written : JSON.stringify(written)) }
}
