import type { Codecs } from '@supplier/core/kit/list/query.domain'
import { Select } from '../../ui/choices/Select.tsx'
import type { Query } from '../filters/filters.ts'
import type { ListTexts } from '../filters/list-texts.ts'

interface PageSizeProps {
  readonly codecs: Codecs
  readonly t: ListTexts
  readonly query: Query
  readonly onChange: (filter: Query) => void
}

/** How many rows a page has, for a list whose query says so. */
export function PageSize({ codecs, t, query, onChange }: PageSizeProps) {
  const size = Object.entries(codecs).find(([, { kind }]) => kind === 'size')
  if (size === undefined) return null
  const [name, { choices }] = size
  return (
    <Select
      plain
      label={t.filters[name] ?? name}
      value={String(query[name])}
      options={choices.map((choice) => ({ value: choice, label: choice }))}
      onChange={(choice) => onChange({ [name]: Number(choice) })}
    />
  )
}
