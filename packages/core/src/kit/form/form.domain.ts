import type { Message } from '../../kernel/message.ts'
import type { TrunkEvent } from '../../kernel/trunk.ts'
import type { Draft, DraftTexts } from '../drafts/drafts.domain.ts'
import type { FieldErrors } from './fields.domain.ts'

/** What stands in the fields of a form, as typed. */
export type Values<Field extends string = string> = Readonly<Record<Field, string>>

export type Changes<Field extends string = string> = Readonly<Partial<Record<Field, string>>>

/** What one form is about. */
export interface FormRules<Field extends string, Saved> {
  /** What is wrong with the values, beside what is saved; nothing is sent while anything is. */
  mistakesIn(values: Values<Field>, saved: Values<Field>): FieldErrors<Field>
  /** The names the API gives to the fields. */
  readonly wireNames: Readonly<Record<string, Field>>
  /** Fields that are never written into storage. */
  readonly secrets: readonly Field[]
  /** Whether leaving the page with unsaved changes is asked about. */
  readonly guardsLeaving: boolean
  /** What the app hears when the changes are saved. */
  saved(answer: Saved, changes: Changes<Field>): readonly TrunkEvent[]
  /** Said of a failed saving where the server says nothing. */
  readonly otherwise?: Message
  /** What the app hears when nobody knows whether the changes were saved: where to look it up. */
  readonly unclear?: TrunkEvent
}

/** Fields in which the values differ from what is saved. */
export const changesIn = <Field extends string>(saved: Values<Field>, values: Values<Field>): Changes<Field> =>
  Object.fromEntries(
    Object.entries<string>(values).filter(([field, text]) => text !== saved[field as Field]),
  ) as Changes<Field>

export const isChanged = (saved: Values, values: Values): boolean => Object.keys(changesIn(saved, values)).length > 0

/** Newer saved values: a field that nobody touched follows them, what was typed stays. */
export const followed = (saved: Values, values: Values, news: Values): Values => ({
  ...news,
  ...(changesIn(saved, values) as Values),
})

/** What of the changes may wait in storage. */
export const draftTexts = (saved: Values, values: Values, secrets: readonly string[]): DraftTexts =>
  Object.fromEntries(Object.entries(changesIn(saved, values) as Values).filter(([field]) => !secrets.includes(field)))

/** Whether anything of the changes may wait in storage. */
export const isKept = (saved: Values, values: Values, secrets: readonly string[]): boolean =>
  Object.keys(draftTexts(saved, values, secrets)).length > 0

/** What is still offered when a field was typed into: the newer text of that field counts. */
export const offerWithout = (offer: DraftTexts | null, field: string): DraftTexts | null => {
  const left = Object.entries(offer ?? {}).filter(([name]) => name !== field)
  return left.length > 0 ? Object.fromEntries(left) : null
}

/** What a draft adds to the values: known fields whose text differs from what is saved; `null` when that is nothing. */
export const offerOf = (saved: Values, texts: Draft['texts']): DraftTexts | null => {
  const found = Object.entries(texts).filter(([field, text]) => Object.hasOwn(saved, field) && text !== saved[field])
  return found.length > 0 ? Object.fromEntries(found) : null
}
