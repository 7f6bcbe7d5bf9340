import type { Picked } from '@supplier/core/kit/fields/pick-fields.domain'
import type { Range } from '@supplier/core/kit/list/filters.domain'
import type { Codecs, Period } from '@supplier/core/kit/list/query.domain'
import X from 'lucide-react/icons/x'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { chip, chips } from '../fields/Section.styles.ts'
import { choicesOf, chosenIn, type Query } from './filters.ts'
import type { ListTexts } from './list-texts.ts'

interface ChipsProps {
  readonly codecs: Codecs
  readonly t: ListTexts
  readonly query: Query
  readonly onChange: (filter: Query) => void
  readonly onClear: () => void
}

/** The active filters of a list; each can be removed on its own. */
export function Chips({ codecs, t, query, onChange, onClear }: ChipsProps) {
  const { section: labels, list } = useTranslations()
  const { day } = useFormats()
  const chosen = choicesOf(codecs).flatMap(([name, codec]) => {
    if (codec.write(query[name]) === null) return []
    if (codec.kind === 'period') {
      const { from, to } = query[name] as Period
      const days = [from && day(from), to && day(to)].map((one) => one || '…').join(' – ')
      return [{ id: name, label: `${t.filters[name]}: ${days}`, filter: { [name]: { from: null, to: null } } }]
    }
    if (codec.kind === 'range') {
      const { from, to } = query[name] as Range
      const ends = [from, to].map((one) => one ?? '…').join(' – ')
      return [{ id: name, label: `${t.filters[name]}: ${ends}`, filter: { [name]: { from: null, to: null } } }]
    }
    if (codec.kind === 'pick') {
      const { title } = query[name] as Picked
      return [{ id: name, label: `${t.filters[name]}: ${title}`, filter: { [name]: null } }]
    }
    return [query[name]].flat().map((choice) => ({
      id: `${name} ${choice}`,
      label: t.filterChoices[name]?.[String(choice)] ?? String(choice),
      filter: { [name]: chosenIn(codec, query[name], String(choice), false) },
    }))
  })
  if (chosen.length === 0) return null
  return (
    <ul className={chips}>
      {chosen.map(({ id, label, filter }) => (
        <li key={id} className={chip}>
          {label}
          <IconButton
            size="small"
            label={labels.removeFilter({ name: label })}
            icon={<X size={14} aria-hidden="true" />}
            onClick={() => onChange(filter)}
          />
        </li>
      ))}
      <li>
        <Button size="small" variant="ghost" onClick={onClear}>
          {list.clear()}
        </Button>
      </li>
    </ul>
  )
}
