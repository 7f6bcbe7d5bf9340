import { type Failure, fieldTextsOf, type ServerText } from '../../kernel/failure.ts'
import { type Message, messagesOf } from '../../kernel/message.ts'
import { isSame } from '../../kernel/same.ts'
import type { Errors, Fields } from '../fields/record-fields.domain.ts'

/**
 * Fields that are hidden because of other values, and so lose their own; locked because they may not change any more; or
 * absent, because the record is shown without them and keeps their values.
 */
export type FieldStates<Values> = { readonly [Name in keyof Values]?: 'hidden' | 'locked' | 'absent' }

export const isShown = (state: 'hidden' | 'locked' | 'absent' | undefined): boolean =>
  state === undefined || state === 'locked'

export type AnyValues = Readonly<Record<string, unknown>>

/** The rules of one record's form, in wide types. */
export interface RecordRules {
  readonly fields: Fields
  readonly statesOf: (values: AnyValues, row: unknown) => FieldStates<AnyValues>
  /** Errors that depend on several fields, by dotted path. */
  readonly mistakesOf: (values: AnyValues, row: unknown) => Errors
  /** What the values ask the server while they are typed; `null` for nothing. */
  readonly questionOf?: (values: AnyValues, row: unknown) => AnyValues | null
  /** Errors that the answer tells, by dotted path. */
  readonly answerMistakesOf?: (answer: unknown) => Errors
}

/** The rules of a form whose fields do not depend on each other. */
export const rulesOf = <All extends Fields>(fields: All): RecordRules & { readonly fields: All } => ({
  fields,
  statesOf: () => ({}),
  mistakesOf: () => ({}),
})

export const initialOf = (fields: Fields): AnyValues =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial]))

/** Validates the fields that are neither hidden nor locked; a form with errors is not sent. */
export const mistakesIn = ({ fields, statesOf, mistakesOf }: RecordRules, values: AnyValues, row: unknown): Errors => {
  const states = statesOf(values, row)
  const checked = Object.entries(fields).filter(([name]) => states[name] === undefined)
  const among = Object.entries(mistakesOf(values, row)).filter(([path]) => states[fieldIn(path)] === undefined)
  return Object.assign(Object.fromEntries(among), ...checked.map(([name, field]) => field.check(values[name], name)))
}

const fieldIn = (path: string): string => path.split('.')[0] ?? ''

/**
 * Normalizes the values before sending; a hidden field is reset to its initial value. A choice of a word that the panel
 * does not know says nothing about the other fields, so none of them is reset.
 */
export const cleaned = ({ fields, statesOf }: RecordRules, values: AnyValues, row: unknown): AnyValues => {
  const states = statesOf(values, row)
  const isKnown = Object.entries(fields).every(([name, field]) => field.kind !== 'one' || field.holds(values[name]))
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isKnown && states[name] === 'hidden' ? field.initial : field.clean(values[name]),
    ]),
  )
}

/** The values after a field was changed. A field whose options the changed one narrows is cleared. */
export const valuesWith = (fields: Fields, values: AnyValues, name: string, value: unknown): AnyValues => {
  const dependent = isSame(values[name], value) ? [] : Object.keys(fields).filter((one) => fields[one]?.within === name)
  return dependent.reduce((all, one) => valuesWith(fields, all, one, fields[one]?.initial), {
    ...values,
    [name]: value,
  } as AnyValues)
}

/** The values without those that the server never returns. */
export const withoutSecrets = (fields: Fields, values: AnyValues): AnyValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.isSecret !== true))

/** The values that a draft may hold. */
export const withoutSensitive = (fields: Fields, values: AnyValues): AnyValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.isSensitive !== true))

/** The values that differ from the saved ones; only these are sent. */
export const changedIn = (saved: AnyValues, values: AnyValues): AnyValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, saved[name])))

/** Clears the errors of a field and of everything nested in it, after it was edited. */
export const withoutPath = (errors: Errors, name: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`)))

/** The server's texts about each field that the form shows, by dotted path. */
export const refusalsIn = (failure: Failure, fields: Fields, states: FieldStates<AnyValues> = {}): Errors =>
  Object.fromEntries(
    Object.entries(fieldTextsOf(failure)).flatMap(([path, texts]) =>
      texts.length > 0 && Object.hasOwn(fields, fieldIn(path)) && isShown(states[fieldIn(path)])
        ? [[path, sentences(texts) ?? { key: 'failure.field' as const }]]
        : [],
    ),
  )

/**
 * The message above a form whose fields show these errors: the texts about anything else, of which none is lost, or the
 * text about the whole form if no field shows an error.
 */
export const noteOn = (failure: Failure | null, errors: Errors): Message | null => {
  if (failure === null) return null
  const others = Object.entries(fieldTextsOf(failure)).flatMap(([path, texts]) =>
    Object.hasOwn(errors, path) ? [] : texts,
  )
  const hasErrors = Object.keys(errors).length > 0
  const stock = { key: 'failure.unexpected', details: others.map(({ text }) => text).join(' ') } as const
  return sentences(others) ?? (hasErrors ? (others.length > 0 ? stock : null) : (messagesOf(failure)[0] ?? null))
}

/** The texts that are meant for suppliers as one; `null` when there are none. */
const sentences = (texts: readonly ServerText[]): Message | null => {
  const told = [...new Set(texts.filter(({ isStock }) => !isStock).map(({ text }) => text))]
  return told.length > 0 ? { text: told.join(' ') } : null
}
