import { isSame } from '../kernel/same.ts'
import type { ProductField } from './form/product-form.domain.ts'
import { fieldsOfStep, type ProductStep, stepOf } from './form/product-steps.domain.ts'
import type { ProductFormView } from './product-form.selectors.ts'

type Shown = Pick<ProductFormView, 'values' | 'saved' | 'fieldStates' | 'errors' | 'marks' | 'folded'>
type FieldsShown = Pick<ProductFormView, 'values' | 'saved' | 'fieldStates' | 'errors' | 'mendedTitle'>

const errorsOf = (card: ProductStep, { errors }: Shown) =>
  Object.entries(errors).filter(([path]) => stepOf(path) === card)

const foldedIn = ({ folded }: Shown): string => folded.map(({ id }) => id).join()

type Fields = Pick<Shown, 'values' | 'saved' | 'fieldStates'>

const sameValue = (name: ProductField, one: Fields, other: Fields): boolean =>
  one.values[name] === other.values[name] &&
  one.saved[name] === other.saved[name] &&
  one.fieldStates[name] === other.fieldStates[name]

/** Whether fields that stand beside the cards show the same for two views of the form. */
export const sameFields = (names: readonly ProductField[], one: FieldsShown, other: FieldsShown): boolean =>
  one.mendedTitle === other.mendedTitle &&
  names.every((name) => sameValue(name, one, other) && isSame(one.errors[name], other.errors[name]))

/**
 * Whether a card shows the same for two views of the form. Typing renders only the card that holds the field: rendering
 * a hundred variants and all attributes at every key would be felt.
 */
export const sameCard = (card: ProductStep, one: Shown, other: Shown): boolean =>
  // The check gathers what the whole product lacks.
  card !== 'check' &&
  one.marks[card] === other.marks[card] &&
  fieldsOfStep[card].every((name) => sameValue(name, one, other)) &&
  // The axes of the variants replace attributes, and variants have prices and stocks of their own.
  one.values.variants.axes === other.values.variants.axes &&
  one.values.variants.variants.length === other.values.variants.variants.length &&
  isSame(errorsOf(card, one), errorsOf(card, other)) &&
  foldedIn(one) === foldedIn(other)
