import { type Codec, type Codecs, narrows, type Period } from '@supplier/core'
import ListFilter from 'lucide-react/icons/list-filter'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useCalendarTexts } from '../i18n/use-control-texts.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { DatePicker } from '../ui/DatePicker.tsx'
import { Field } from '../ui/Field.tsx'
import { Popover } from '../ui/Popover.tsx'
import type { ListTexts } from './list-texts.ts'
import { filterGroup, filterName } from './Section.styles.ts'

export type Query = Readonly<Record<string, unknown>>

/** The query parameters that filter by choices or by a period; the search has its own field. */
export const choicesOf = (codecs: Codecs): readonly (readonly [string, Codec<unknown>])[] =>
  Object.entries(codecs).filter(([, codec]) => narrows(codec) && codec.kind !== 'search')

interface FilterMenuProps {
  readonly codecs: Codecs
  readonly t: ListTexts
  readonly query: Query
  readonly onChange: (filter: Query) => void
}

/** All filters of a list in one popover. */
export function FilterMenu({ codecs, t, query, onChange }: FilterMenuProps) {
  const labels = useTranslations().section
  const all = choicesOf(codecs)
  const count = all.filter(([name, codec]) => codec.write(query[name]) !== null).length
  if (all.length === 0) return null
  const trigger = (
    <Button
      icon={<ListFilter size={16} aria-hidden="true" />}
      aria-label={count > 0 ? labels.filtersChosen({ count }) : undefined}
    >
      {count > 0 ? `${labels.filter()} (${count})` : labels.filter()}
    </Button>
  )
  return (
    <Popover label={labels.filter()} trigger={trigger}>
      {all.map(([name, codec]) => (
        <fieldset key={name} className={filterGroup}>
          <legend className={filterName}>{t.filters[name]}</legend>
          {codec.kind === 'period' ? (
            <Days value={query[name] as Period} onChange={(period) => onChange({ [name]: period })} />
          ) : (
            codec.choices.map((choice) => (
              <Checkbox
                key={choice}
                label={t.filterChoices[name]?.[choice] ?? choice}
                checked={[query[name]].flat().includes(choice)}
                onChange={(isChosen) => onChange({ [name]: chosenIn(codec, query[name], choice, isChosen) })}
              />
            ))
          )}
        </fieldset>
      ))}
    </Popover>
  )
}

/** The new value of a filter: choices add up when the filter allows several; otherwise the new one replaces the old. */
export const chosenIn = (codec: Codec<unknown>, before: unknown, choice: string, isChosen: boolean): unknown => {
  if (codec.kind !== 'many') return isChosen ? choice : null
  const others = (before as readonly string[]).filter((one) => one !== choice)
  return isChosen ? [...others, choice] : others
}

interface DaysProps {
  readonly value: Period
  readonly onChange: (value: Period) => void
}

function Days({ value, onChange }: DaysProps) {
  const labels = useTranslations().section
  const texts = useCalendarTexts()
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={labels[end]()}>
          {(control) => (
            <DatePicker
              {...control}
              value={value[end] ?? ''}
              texts={texts}
              onChange={(day) => onChange({ ...value, [end]: day || null })}
            />
          )}
        </Field>
      ))}
    </>
  )
}
