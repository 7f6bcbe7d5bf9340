import type { CategoryAttribute } from '../../categories/categories.domain.ts'
import { childOf } from '../../kernel/child.ts'
import { isSame } from '../../kernel/same.ts'
import type { AnyValues } from '../../kit/form/record.domain.ts'
import type { Matrix } from '../variants/variants.domain.ts'
import type { AttributeValue, AttributeValues } from './product-attributes.domain.ts'

type Merged = CategoryAttribute['merged']

/** The value that stands for this one, which may itself have given way to another one since. */
export const standingFor = (merged: Merged, id: string): string => {
  const seen = new Set<string>()
  let now = id
  while (merged[now] !== undefined && !seen.has(now)) {
    seen.add(now)
    now = merged[now] ?? now
  }
  return now
}

const valueWith = (merged: Merged, value: AttributeValue): AttributeValue => {
  if (typeof value !== 'object') return value
  if (!('number' in value)) return [...new Set(value.map((id) => standingFor(merged, id)))]
  return { number: standingFor(merged, value.number) }
}

const mergedOf = (attributes: readonly CategoryAttribute[], attribute: string): Merged =>
  attributes.find(({ id }) => id === attribute)?.merged ?? {}

/** The values of a product after some values of its attributes gave way to others. */
export const valuesAfterMerge = (attributes: readonly CategoryAttribute[], values: AttributeValues): AttributeValues =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, valueWith(mergedOf(attributes, id), value)]))

const chosenKinds: readonly CategoryAttribute['kind'][] = ['one', 'color', 'size', 'many']

/** A typed value without the choices that were deleted meanwhile; one that the product has on the server stays. */
const withoutGone = (
  { kind, values, hasMoreValues }: CategoryAttribute,
  typed: AttributeValue,
  saved: AttributeValue | undefined,
): AttributeValue | undefined => {
  if (hasMoreValues || !chosenKinds.includes(kind) || typeof typed !== 'object' || isSame(typed, saved)) return typed
  const isThere = (id: string) => values.some((one) => one.id === id)
  if ('number' in typed) return typed.number === '' || isThere(typed.number) ? typed : saved
  const before = typeof saved === 'object' && !('number' in saved) ? saved : []
  return typed.filter((id) => isThere(id) || before.includes(id))
}

/** Replaces merged choices in what was typed by the values that they were merged into, and takes deleted ones back. */
export const presentValues = (
  attributes: readonly CategoryAttribute[],
  values: AttributeValues,
  saved: AttributeValues = {},
): AttributeValues => {
  const merged = valuesAfterMerge(attributes, values)
  const present = Object.entries(merged).flatMap(([id, value]) => {
    const attribute = attributes.find((one) => one.id === id)
    const kept = attribute === undefined ? value : withoutGone(attribute, value, saved[id])
    return kept === undefined ? [] : [[id, kept] as const]
  })
  const after = Object.fromEntries(present)
  return isSame(after, values) ? values : after
}

/** The variants after that: two of them may have become equal, and then both stay for the supplier to choose. */
export const matrixAfterMerge = (attributes: readonly CategoryAttribute[], { axes, variants }: Matrix): Matrix => ({
  axes: axes.map(({ attributeId, values }) => {
    const merged = mergedOf(attributes, attributeId)
    return { attributeId, values: [...new Set(values.map((id) => standingFor(merged, id)))] }
  }),
  variants: variants.map((variant) => ({
    ...variant,
    options: Object.fromEntries(
      Object.entries(variant.options).map(([id, value]) => [id, standingFor(mergedOf(attributes, id), value)]),
    ),
  })),
})

interface Known {
  readonly all: readonly CategoryAttribute[]
}

/** The values in the form of a product, of which the attributes and the variants hold chosen values. */
export type TypedValues = AnyValues & { readonly attributes: AttributeValues; readonly variants: Matrix }

export interface FormValues {
  readonly saved: AnyValues
  readonly values: TypedValues
}

/** The values in the form of the product; `null` while it does not run. */
export const formIn = (editor: Parameters<typeof childOf>[0]): FormValues | null =>
  (childOf(editor, 'form')?.getSnapshot().context as FormValues | undefined) ?? null

type Change = { readonly type: 'field.changed'; readonly field: string; readonly value: unknown }

/** The changes that replace each merged value in the form by the value that it was merged into, and take back deleted ones. */
export const withoutMerged = (attributes: Known | null, form: FormValues | null): readonly Change[] => {
  if (attributes === null || form?.values === undefined) return []
  const { attributes: chosen, variants } = form.values
  const after = {
    attributes: presentValues(attributes.all, chosen, form.saved['attributes'] as AttributeValues | undefined),
    variants: matrixAfterMerge(attributes.all, variants),
  }
  return Object.entries(after)
    .filter(([field, value]) => !isSame(value, form.values[field as keyof typeof after]))
    .map(([field, value]) => ({ type: 'field.changed', field, value }))
}

/** The events that the editor sends to the form after it has read the attributes again: an untouched form reads the product anew. */
export const afterMerge = (
  attributes: Known | null,
  form: FormValues | null,
): readonly (Change | { readonly type: 'refresh.requested' })[] => {
  const changes = withoutMerged(attributes, form)
  return changes.length > 0 && isSame(form?.saved, form?.values) ? [{ type: 'refresh.requested' }] : changes
}
