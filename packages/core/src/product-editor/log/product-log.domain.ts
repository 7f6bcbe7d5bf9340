import type { Kopecks } from '../../kernel/money.ts'
import type { Location } from '../../kernel/routes.ts'
import { locationWith, paramsIn, searchFrom, searchWithout } from '../../kit/list/address.domain.ts'
import { type AppendList, appended } from '../../kit/list/append-list.domain.ts'
import { type ProductField, productFields } from '../form/product-form.domain.ts'

/** A value as the log shows it; `null` for an empty one. */
export type LogValue =
  | { readonly kind: 'money'; readonly sum: Kopecks }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'flag'; readonly isOn: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | null

/** One change of one field. */
export interface LogLine {
  readonly id: string
  /** `null` when the server does not say when. */
  readonly at: string | null
  /** Who changed it, in the server's word; the panel knows `logOrigins`. */
  readonly origin: string
  /** The path of the field in the form; a field that the panel does not know keeps the server's name. */
  readonly field: string
  readonly before: LogValue
  readonly changed: LogValue
}

export interface LogPage {
  readonly lines: readonly LogLine[]
  /** Where the older lines begin; `null` when there are none. */
  readonly next: string | null
}

export const logOrigins = ['supplier', 'import', 'integration', 'order', 'marketplace'] as const
export type LogOrigin = (typeof logOrigins)[number]

export const isLogOrigin = (origin: string): origin is LogOrigin => logOrigins.some((one) => one === origin)

/** What changes beside the fields of the form. */
const further = ['images', 'status', 'moderation', 'stores', 'dimensions', 'is_active'] as const
export type LogField = ProductField | (typeof further)[number]

/** What a line is about: a known field, of the product or of one variant, or a name of the server's. */
export type LogSubject =
  | { readonly kind: 'field'; readonly field: LogField; readonly variant: string | null }
  | { readonly kind: 'name'; readonly name: string }

interface Named {
  /** The titles of the attributes and the article codes of the variants, by id. */
  readonly attributes: ReadonlyMap<string, string>
  readonly variants: ReadonlyMap<string, string>
}

const isKnown = (field: string): field is LogField =>
  Object.hasOwn(productFields, field) || further.some((one) => one === field)

export const subjectOf = (path: string, { attributes, variants }: Named): LogSubject => {
  const [field = '', id, part] = path.split('.')
  if (field === 'attributes' && id !== undefined) return { kind: 'name', name: attributes.get(id) ?? path }
  if (field === 'variants' && id !== undefined && part !== undefined && isKnown(part))
    return { kind: 'field', field: part, variant: variants.get(id) || id }
  return isKnown(path) ? { kind: 'field', field: path, variant: null } : { kind: 'name', name: path }
}

export interface LogList {
  readonly lines: AppendList<LogLine>
  readonly next: string | null
}

/** The list with an older page below it. A page that brings nothing new is the last one, so that it is not asked forever. */
export const grownLog = ({ lines, next }: LogList, page: LogPage): LogList => {
  const grown = appended(lines, page.lines)
  return { lines: grown, next: grown.length === lines.length || page.next === next ? null : page.next }
}

const param = 'log'

/** Whether an address opens the log of its product. */
export const showsLogIn = ({ search = '' }: Location): boolean => paramsIn(search).has(param)

export const locationWithLog = (location: Location): Location =>
  locationWith(location, searchFrom({ ...Object.fromEntries(paramsIn(location.search ?? '')), [param]: 'open' }))

export const locationWithoutLog = (location: Location): Location =>
  locationWith(location, searchWithout(location.search ?? '', [param]))
