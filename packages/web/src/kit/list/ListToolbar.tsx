import type { Codecs } from '@supplier/core/kit/list/query.domain'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Select } from '../../ui/choices/Select.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { onKeys } from '../../ui/keyboard/keys.ts'
import { searchField, toolbar, toolbarEnd } from '../fields/Section.styles.ts'
import { Chips } from '../filters/Chips.tsx'
import { FilterMenu } from '../filters/FilterMenu.tsx'
import { choicesOf, type FilterPicker, type FiltersProps, ordersOf, type Query } from '../filters/filters.ts'
import type { ListTexts } from '../filters/list-texts.ts'
import { useOfferedCodecs } from '../filters/offered-codecs.ts'

interface ListToolbarProps {
  readonly codecs: Codecs
  readonly t: ListTexts
  readonly query: Query
  /** The search field, for a list whose query has a search. */
  readonly search?: {
    readonly text: string
    readonly onText: (text: string) => void
    readonly onSubmit: () => void
  }
  readonly onChange: (filter: Query) => void
  readonly onClear: () => void
  readonly total?: FiltersProps['total']
  readonly picker?: FilterPicker | undefined
  /** The last control, for example the export. */
  readonly end?: ReactNode
}

/** The search, filters and sort order of a list, with one control for each query parameter. */
export function ListToolbar(props: ListToolbarProps) {
  const { t, query, search, onChange, onClear, total = null, picker, end } = props
  const codecs = useOfferedCodecs(props.codecs)
  const labels = useTranslations().section
  const all = Object.entries(codecs)
  const searchName = all.find(([, { kind }]) => kind === 'search')?.[0]
  const orders = ordersOf(codecs)
  return (
    <div className={toolbar}>
      {search && searchName !== undefined && (
        <search className={searchField}>
          <TextInput
            type="search"
            filled
            aria-label={t.filters[searchName]}
            placeholder={t.filters[searchName]}
            aria-keyshortcuts="/"
            before={<Search size={16} aria-hidden="true" />}
            after={
              search.text !== '' && (
                <IconButton
                  label={labels.clearSearch()}
                  icon={<X size={16} aria-hidden="true" />}
                  onClick={() => {
                    search.onText('')
                    search.onSubmit()
                  }}
                />
              )
            }
            value={search.text}
            onText={search.onText}
            onKeyDown={onKeys({ Enter: search.onSubmit })}
          />
        </search>
      )}
      <FilterMenu codecs={codecs} t={t} query={query} onChange={onChange} total={total} picker={picker} />
      <div className={toolbarEnd({ inFilters: choicesOf(codecs).length > 0 })}>
        {orders.map(([name, { choices }]) => (
          <Select
            key={name}
            quiet
            plain
            label={t.filters[name] ?? name}
            value={String(query[name])}
            options={choices.map((choice) => ({ value: choice, label: t.filterChoices[name]?.[choice] ?? choice }))}
            onChange={(choice) => onChange({ [name]: choice })}
          />
        ))}
        {end}
      </div>
      <Chips codecs={codecs} t={t} query={query} onChange={onChange} onClear={onClear} />
    </div>
  )
}
