import type { CategoryAttribute, CategoryStep } from '../categories/categories.domain.ts'
import { type Message, messagesOf } from '../kernel/message.ts'
import type { Errors } from '../kit/fields/record-fields.domain.ts'
import { type AttributeValues, attributesField } from '../product-editor/form/product-attributes.domain.ts'
import { withNamed } from '../product-editor/form/value-names.domain.ts'
import type { FormPreviewSnapshot } from './form-preview.machine.ts'

export interface FormPreviewView {
  /** `null` while none is chosen. */
  readonly category: CategoryStep | null
  /** `null` until they are read. */
  readonly attributes: readonly CategoryAttribute[] | null
  readonly values: AttributeValues
  /** The mistakes in the tried values, by dotted path. */
  readonly errors: Errors
  readonly isLoading: boolean
  /** Why the attributes could not be read. */
  readonly message: Message | null
}

export const selectFormPreview = (snapshot: FormPreviewSnapshot): FormPreviewView => {
  const { category, attributes, values, named, failure } = snapshot.context
  return {
    category,
    attributes: attributes && withNamed(attributes, named),
    values,
    errors: attributesField.check(values, 'attributes'),
    isLoading: snapshot.hasTag('busy'),
    message: snapshot.matches({ open: 'failed' }) && failure ? (messagesOf(failure)[0] ?? null) : null,
  }
}
