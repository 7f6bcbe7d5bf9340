import type { FeatureEvent } from '../../kernel/app-ref.ts'
import type { Draft, DraftTexts } from '../drafts/drafts.domain.ts'
import type { FieldErrors } from '../fields/fields.domain.ts'

/** The typed values of a form by field. */
export type Values<Field extends string = string> = Readonly<Record<Field, string>>

export type Changes<Field extends string = string> = Readonly<Partial<Record<Field, string>>>

/** The rules of one form. */
export interface FormRules<Field extends string, Saved> {
  /** Validates the values against the saved ones; a form with errors is not sent. */
  mistakesIn(values: Values<Field>, saved: Values<Field>): FieldErrors<Field>
  /** The form's field names by the API's names. */
  readonly wireNames: Readonly<Record<string, Field>>
  /** Fields that are never written to storage. */
  readonly secrets: readonly Field[]
  /** The events for the app after a save. */
  saved(answer: Saved, changes: Changes<Field>): readonly FeatureEvent[]
  /** The event for the app when the outcome of a save is not known, so that the saved values are fetched again. */
  readonly unclear?: FeatureEvent
}

/** The fields whose values differ from the saved ones. */
export const changesIn = <Field extends string>(saved: Values<Field>, values: Values<Field>): Changes<Field> =>
  Object.fromEntries(
    Object.entries<string>(values).filter(([field, text]) => text !== saved[field as Field]),
  ) as Changes<Field>

export const isChanged = (saved: Values, values: Values): boolean => Object.keys(changesIn(saved, values)).length > 0

/** Merges newer saved values into the form: untouched fields take them, typed text stays. */
export const followed = (saved: Values, values: Values, events: Values): Values => ({
  ...events,
  ...(changesIn(saved, values) as Values),
})

/** The changes that may be written to a draft. */
export const draftTexts = (saved: Values, values: Values, secrets: readonly string[]): DraftTexts =>
  Object.fromEntries(Object.entries(changesIn(saved, values) as Values).filter(([field]) => !secrets.includes(field)))

/** Whether any change may be written to a draft. */
export const isKept = (saved: Values, values: Values, secrets: readonly string[]): boolean =>
  Object.keys(draftTexts(saved, values, secrets)).length > 0

/** The offer after a field was typed into: the newer text of that field replaces it. */
export const offerWithout = (offer: DraftTexts | null, field: string): DraftTexts | null => {
  const left = Object.entries(offer ?? {}).filter(([name]) => name !== field)
  return left.length > 0 ? Object.fromEntries(left) : null
}

/** The fields of a draft that exist in the form and differ from the saved values; `null` when there are none. */
export const offerOf = (saved: Values, texts: Draft['texts']): DraftTexts | null => {
  const found = Object.entries(texts).filter(([field, text]) => Object.hasOwn(saved, field) && text !== saved[field])
  return found.length > 0 ? Object.fromEntries(found) : null
}
