import { type AnySection, type Codecs, searchNameOf } from '@supplier/core'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { Chips } from './Chips.tsx'
import { FilterMenu, type Query } from './FilterMenu.tsx'
import { searchField, toolbar, toolbarEnd } from './Section.styles.ts'
import type { AnyTranslations } from './section-translations.ts'

interface SectionToolbarProps {
  readonly section: AnySection
  readonly t: AnyTranslations
  readonly query: Query
  /** The text in the search field. */
  readonly search: string
  readonly onSearch: (text: string) => void
  readonly onSearchNow: () => void
  readonly onChange: (filter: Query) => void
  readonly onClear: () => void
}

/** The search, filters and sort order of a list, with one control for each query parameter. */
export function SectionToolbar(props: SectionToolbarProps) {
  const { section, t, query, search, onSearch, onSearchNow, onChange, onClear } = props
  const labels = useTranslations().section
  const searchName = searchNameOf(section)
  const ordered = Object.entries(section.query as Codecs).filter(([, { kind }]) => kind === 'sort' || kind === 'size')
  return (
    <div className={toolbar}>
      {searchName !== null && (
        <search className={searchField}>
          <TextInput
            type="search"
            aria-label={t.filters[searchName]}
            placeholder={t.filters[searchName]}
            aria-keyshortcuts="/"
            before={<Search size={16} aria-hidden="true" />}
            after={
              search !== '' && (
                <IconButton
                  label={labels.clearSearch()}
                  icon={<X size={16} aria-hidden="true" />}
                  onClick={() => {
                    onSearch('')
                    onSearchNow()
                  }}
                />
              )
            }
            value={search}
            onText={onSearch}
            onKeyDown={({ key }) => key === 'Enter' && onSearchNow()}
          />
        </search>
      )}
      <FilterMenu section={section} t={t} query={query} onChange={onChange} />
      <div className={toolbarEnd}>
        {ordered.map(([name, { kind, choices }]) => (
          <Select
            key={name}
            label={t.filters[name] ?? name}
            value={String(query[name])}
            options={choices.map((choice) => ({
              value: choice,
              label: kind === 'size' ? choice : (t.filterChoices[name]?.[choice] ?? choice),
            }))}
            onChange={(choice) => onChange({ [name]: kind === 'size' ? Number(choice) : choice })}
          />
        ))}
      </div>
      <Chips section={section} t={t} query={query} onChange={onChange} onClear={onClear} />
    </div>
  )
}
