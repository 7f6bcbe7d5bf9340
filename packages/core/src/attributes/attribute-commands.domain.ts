import { entries } from '../kit/fields/entry-fields.domain.ts'
import { ofRecord, type Picked, pick, picks } from '../kit/fields/pick-fields.domain.ts'
import { text } from '../kit/fields/record-fields.domain.ts'
import type { Command } from '../kit/section/section.domain.ts'
import { isIntoItself, type Merged, mergeBegins } from './attribute-merge.domain.ts'
import { editableValues, hasList, hasSeveral } from './attribute-values.domain.ts'
import type { Attribute } from './attributes.domain.ts'

/** The commands on an attribute and on its values. */
export const attributeCommands = {
  adopt: { said: 'copied', may: ({ isSystem }) => isSystem, creates: true },
  copy: { said: 'copied', may: ({ isSystem }) => !isSystem, creates: true },
  archive: {
    said: 'archived',
    may: ({ isSystem, status }) => !isSystem && (status === 'draft' || status === 'active'),
    isDone: (row) => row?.status === 'archived',
  },
  restore: {
    said: 'restored',
    may: ({ status }) => status === 'archived',
    isDone: (row) => row?.status === 'active',
  },
  // These work for an attribute with any number of values; the form shows only some of very many.
  addValues: {
    said: 'valuesAdded',
    isKeyed: true,
    may: hasList,
    form: { values: entries({ required: true, max: editableValues, longest: 100 }) },
  },
  renameValue: {
    said: 'valueRenamed',
    isKeyed: true,
    may: hasList,
    form: {
      value: pick('attribute-values', { required: true, within: ofRecord }),
      title: text({ required: true, max: 100 }),
    },
  },
  // The chosen values come first, the others keep their order behind them.
  orderValues: {
    said: 'valuesOrdered',
    isKeyed: true,
    may: hasSeveral,
    form: { values: picks('attribute-values', { required: true, within: ofRecord }) },
  },
  // A value that products use goes only if another one takes its place.
  replaceValue: {
    said: 'valueReplaced',
    may: hasSeveral,
    needsConfirmation: true,
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
    isJob: true,
    may: hasSeveral,
    form: {
      values: picks('attribute-values', { required: true, within: ofRecord }),
      into: pick('attribute-values', { required: true, within: ofRecord }),
    },
    initialValues: mergeBegins,
    mistakesOf: (values) => (isIntoItself(values) ? { into: { key: 'attributes.sameValue' } } : {}),
    questionOf: (typed, { id }) => {
      const { values, into } = typed as unknown as Merged
      return into === null || values.length === 0 || isIntoItself(typed) ? null : { attribute: id, values, into }
    },
  },
  remove: {
    said: 'removed',
    may: ({ isSystem, usage }) => !isSystem && usage === 0,
    needsConfirmation: true,
    isDone: (row) => row === null,
  },
} as const satisfies Readonly<Record<string, Command<Attribute>>>
