import { attributeRow } from '@supplier/core/attributes/attributes.domain'
import {
  attributes,
  changesUnit,
  codeFrom,
  similarValues,
  type ValueMerge,
} from '@supplier/core/attributes/attributes.section'
import { tidied } from '@supplier/core/kit/fields/entry-fields.domain'
import type { AnswerView } from '@supplier/core/kit/form/question.selectors'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { WordBadge } from '../kit/values/WordBadge.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { attributesTranslations } from './attributes.translations.ts'
import { MergePreview } from './MergePreview.tsx'
import { Required } from './Required.tsx'
import { SimilarValues } from './SimilarValues.tsx'
import { UnitNote } from './UnitNote.tsx'

export const screen = sectionScreen(attributes, {
  t: attributesTranslations,
  nameOf: ({ title }) => title,
  // The dialog of a merge has a field `values` as well, and asks the server about it.
  notes: {
    code: ({ values: { code, title } }, { more }) => {
      const made = code.trim() === '' ? codeFrom(title) : null
      return made && `${more.codeWillBe} ${made}`
    },
    unit: ({ values, row }, { more }) =>
      changesUnit(values, row) && <UnitNote before={row} unit={values.unit} more={more} />,
    values: ({ values, row, answer, onRetry }, { more }) => {
      if ('into' in values)
        return <MergePreview answer={answer as AnswerView<ValueMerge>} onRetry={onRetry} more={more} />
      const groups = similarValues(tidied(values.values))
      return groups.length > 0 && <SimilarValues id={row?.id ?? null} groups={groups} more={more} />
    },
  },
  columns: ({ fields, choices, filters, more, states }) => [
    {
      id: 'type',
      file: ['type', 'unit'],
      header: fields.type,
      width: 180,
      cell: ({ type, unit }) => (unit ? `${choices.type[type]}, ${unit}` : choices.type[type]),
    },
    { id: 'group', header: fields.group, width: 192, priority: 2 },
    {
      id: 'values',
      file: ['valueCount'],
      priority: 3,
      width: 96,
      header: fields.values,
      align: 'end',
      named: true,
      cell: ({ valueCount }) => (valueCount > 0 ? valueCount : null),
    },
    {
      id: 'required',
      file: ['isRequired'],
      priority: 2,
      header: more.required,
      named: true,
      cell: (row) => (row.isRequired ? <Required row={row} more={more} /> : null),
    },
    { id: 'usage', header: more.usage, priority: 3, align: 'end', named: true },
    {
      id: 'status',
      file: ['status', 'isSystem'],
      header: filters.status,
      card: 'figure',
      cell: ({ isSystem, status }) =>
        isSystem ? (
          <Badge tone="plain">{more.system}</Badge>
        ) : (
          <WordBadge tones={attributeRow.status.tones} texts={states.status} word={status} />
        ),
    },
  ],
})
