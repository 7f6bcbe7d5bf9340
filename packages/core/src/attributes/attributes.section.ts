import { choice } from '../kit/form/choice-fields.domain.ts'
import { entries } from '../kit/form/entry-fields.domain.ts'
import { ofRecord, type Picked, pick, picks } from '../kit/form/pick-fields.domain.ts'
import { flag, text } from '../kit/form/record-fields.domain.ts'
import { manyOf, oneOf, search, size, sort } from '../kit/list/query.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'
import { isIntoItself, type Merged } from './attribute-merge.domain.ts'

export const attributeTypes = ['one', 'many', 'text', 'area', 'number', 'flag', 'color', 'date', 'size'] as const
export type AttributeType = (typeof attributeTypes)[number]

/** Types whose values are chosen from a list. */
const listed: readonly AttributeType[] = ['one', 'many', 'color', 'size']
/** Types by which the variants of a product can differ. */
const varying: readonly AttributeType[] = ['one', 'color', 'size']

export interface Attribute {
  readonly id: string
  readonly title: string
  readonly type: AttributeType
  readonly unit: string | null
  /** The title of its group; `null` for an attribute without one. */
  readonly group: string | null
  readonly isRequired: boolean
  readonly valueCount: number
  /** The number of products that use the attribute. */
  readonly usage: number
  /** An attribute of the marketplace: it can be copied but not changed. */
  readonly isSystem: boolean
  readonly status: 'draft' | 'active' | 'archived'
}

export type { ValueMerge } from './attribute-merge.domain.ts'
export { similarValues } from './similar-values.domain.ts'

export const attributes = defineSection<Attribute>()({
  id: 'attributes',
  route: 'attributes',
  param: 'attribute',
  query: {
    search: search(),
    type: manyOf(attributeTypes),
    owner: oneOf(['own', 'system']),
    status: oneOf(['active', 'draft', 'archived']),
    sort: sort(['title', '-usage_count']),
    size: size(),
  },
  form: {
    title: text({ required: true, min: 2, max: 100 }),
    type: choice(attributeTypes),
    unit: text({ max: 10 }),
    values: entries({ required: true, max: 500, longest: 100 }),
    group: pick('attribute-groups'),
    isRequired: flag(),
    isFilterable: flag(true),
    isVariant: flag(),
    help: text({ max: 255, area: true }),
  },
  // The type is locked while products hold values of it.
  statesOf: ({ type }, row) => ({
    ...(row !== null && row.usage > 0 && { type: 'locked' as const }),
    ...(type !== 'number' && { unit: 'hidden' as const }),
    ...(!listed.includes(type) && { values: 'hidden' as const }),
    ...(!varying.includes(type) && { isVariant: 'hidden' as const }),
  }),
  // The usage is counted in the products.
  follows: ['products'],
  mayEdit: ({ isSystem }) => !isSystem,
  commands: {
    adopt: { may: ({ isSystem }) => isSystem },
    copy: { may: ({ isSystem }) => !isSystem },
    archive: {
      may: ({ isSystem, status }) => !isSystem && status !== 'archived',
      isDone: (row) => row?.status === 'archived',
    },
    restore: { may: ({ status }) => status === 'archived', isDone: (row) => row?.status === 'active' },
    // A value that products use goes only if another one takes its place.
    replaceValue: {
      may: ({ isSystem, type, valueCount }) => !isSystem && listed.includes(type) && valueCount > 1,
      asks: true,
      form: {
        value: pick('attribute-values', { required: true, within: ofRecord }),
        replacement: pick('attribute-values', { required: true, within: ofRecord }),
      },
      mistakesOf: ({ value, replacement }) =>
        value !== null && (value as Picked).id === (replacement as Picked | null)?.id
          ? { replacement: { key: 'attributes.sameValue' } }
          : {},
    },
    // Shows what it changes first. Products whose variants would become equal keep their values.
    mergeValues: {
      may: ({ isSystem, type, valueCount }) => !isSystem && listed.includes(type) && valueCount > 1,
      form: {
        values: picks('attribute-values', { required: true, within: ofRecord }),
        into: pick('attribute-values', { required: true, within: ofRecord }),
      },
      mistakesOf: (values) => (isIntoItself(values) ? { into: { key: 'attributes.sameValue' } } : {}),
      questionOf: (typed, { id }) => {
        const { values, into } = typed as unknown as Merged
        return into === null || values.length === 0 || isIntoItself(typed) ? null : { attribute: id, values, into }
      },
    },
    remove: { may: ({ isSystem, usage }) => !isSystem && usage === 0, asks: true, isDone: (row) => row === null },
  },
})
export type Attributes = typeof attributes
