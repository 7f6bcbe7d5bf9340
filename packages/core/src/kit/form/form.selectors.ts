import type { Message } from '../../kernel/message.ts'
import type { FieldErrors } from '../fields/fields.domain.ts'
import { isChanged, type Values } from './form.domain.ts'
import type { FormContext } from './form.setup.ts'

/** The state of a form for its view. */
export interface FormView<Field extends string> {
  readonly isBusy: boolean
  readonly values: Values<Field>
  readonly errors: FieldErrors<Field>
  /** The server's text about the whole form. */
  readonly note: Message | null
  /** The values differ from the saved ones. */
  readonly isChanged: boolean
  /** Unsaved input of an earlier visit can be restored. */
  readonly hasOffer: boolean
}

interface Seen<Field extends string> {
  readonly context: FormContext<Field>
  hasTag(tag: 'busy'): boolean
}

export const selectForm = <Field extends string>(snapshot: Seen<Field>): FormView<Field> => {
  const { values, saved, errors, note, offer } = snapshot.context
  return {
    isBusy: snapshot.hasTag('busy'),
    values,
    errors,
    note,
    isChanged: isChanged(saved, values),
    hasOffer: offer !== null,
  }
}
