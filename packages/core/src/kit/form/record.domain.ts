import { type Failure, fieldTextsOf } from '../../kernel/failure.ts'
import type { Errors, Fields } from './record-fields.domain.ts'

/** A field that makes no sense beside the others is hidden, and one that may not change any more is locked. */
export type FieldStates<Values> = { readonly [Name in keyof Values]?: 'hidden' | 'locked' }

export type AnyValues = Readonly<Record<string, unknown>>

/** What one form is about, in wide types. */
export interface RecordRules {
  readonly fields: Fields
  readonly statesOf: (values: AnyValues, row: unknown) => FieldStates<AnyValues>
}

export const initialOf = (fields: Fields): AnyValues =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial]))

/** Nothing is sent while anything is wrong in a field that can be seen. */
export const mistakesIn = ({ fields, statesOf }: RecordRules, values: AnyValues, row: unknown): Errors => {
  const states = statesOf(values, row)
  const checked = Object.entries(fields).filter(([name]) => states[name] === undefined)
  return Object.assign({}, ...checked.map(([name, field]) => field.check(values[name], name)))
}

/** The values as they are sent; a field that cannot be seen has nothing to say. */
export const cleaned = ({ fields, statesOf }: RecordRules, values: AnyValues, row: unknown): AnyValues => {
  const states = statesOf(values, row)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      states[name] === 'hidden' ? field.initial : field.clean(values[name]),
    ]),
  )
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The values that differ from the saved ones: nothing else is sent. */
export const changedIn = (saved: AnyValues, values: AnyValues): AnyValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, saved[name])))

/** The mistakes of a field, and of everything inside it, go as soon as it is edited. */
export const withoutPath = (errors: Errors, name: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`)))

/** The server's first sentence about each field; a field that the form does not have is told with the whole form. */
export const refusalsIn = (failure: Failure, fields: Fields): Errors =>
  Object.fromEntries(
    Object.entries(fieldTextsOf(failure)).flatMap(([path, [said]]) =>
      said && Object.hasOwn(fields, path.split('.')[0] ?? '')
        ? [[path, said.isStock ? { key: 'failure.field' as const } : said]]
        : [],
    ),
  )
