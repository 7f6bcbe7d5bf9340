import {
  type Codec,
  type Codecs,
  narrows,
  type OptionsActor,
  type Period,
  type Picked,
  type Range,
} from '@supplier/core'
import ListFilter from 'lucide-react/icons/list-filter'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useCalendarTexts } from '../i18n/use-control-texts.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { DatePicker } from '../ui/DatePicker.tsx'
import { Field } from '../ui/Field.tsx'
import { Popover } from '../ui/Popover.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { ListTexts } from './list-texts.ts'
import { PickField } from './PickField.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import { filterGroup, filterName } from './Section.styles.ts'

export type Query = Readonly<Record<string, unknown>>

/**
 * The query parameters that filter by choices or by a period; the search has its own field, and the
 * store is chosen in the top bar.
 */
export const choicesOf = (codecs: Codecs): readonly (readonly [string, Codec<unknown>])[] =>
  Object.entries(codecs).filter(([, codec]) => narrows(codec) && !['search', 'tab', 'store'].includes(codec.kind))

interface FilterMenuProps {
  readonly codecs: Codecs
  readonly t: ListTexts
  readonly query: Query
  readonly onChange: (filter: Query) => void
  /** The machine that finds the records of a filter that picks one, and how it is opened. */
  readonly picker?: FilterPicker | undefined
}

export interface FilterPicker {
  readonly options: OptionsActor
  readonly onOpen: (name: string, source: string) => void
}

/** All filters of a list in one popover. */
export function FilterMenu({ codecs, t, query, onChange, picker }: FilterMenuProps) {
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
          ) : codec.kind === 'range' ? (
            <RangeFilter value={query[name] as Range} onChange={(range) => onChange({ [name]: range })} />
          ) : codec.kind === 'pick' ? (
            <Field label={<VisuallyHidden>{t.filters[name]}</VisuallyHidden>}>
              {(control) => (
                <PickField
                  control={control}
                  name={name}
                  options={picker?.options ?? null}
                  disabled={picker === undefined}
                  value={query[name] as Picked | null}
                  placeholder={labels.any()}
                  onOpen={() => picker?.onOpen(name, codec.source ?? '')}
                  onChange={(picked) => onChange({ [name]: picked })}
                />
              )}
            </Field>
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
