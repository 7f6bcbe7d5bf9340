import { type AnySection, type Codec, type Codecs, narrows, type Period } from '@supplier/core'
import ListFilter from 'lucide-react/icons/list-filter'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Field } from '../ui/Field.tsx'
import { Popover } from '../ui/Popover.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { filterGroup, filterName } from './Section.styles.ts'
import type { AnyWords } from './section-words.ts'

export type Query = Readonly<Record<string, unknown>>

/** The parts of a query that narrow the rows by a choice; the search stands by itself. */
export const choicesOf = (section: AnySection): readonly (readonly [string, Codec<unknown>])[] =>
  Object.entries(section.query as Codecs).filter(([, codec]) => narrows(codec) && codec.kind !== 'search')

interface FilterMenuProps {
  readonly section: AnySection
  readonly words: AnyWords
  readonly query: Query
  readonly onChange: (filter: Query) => void
}

/** Everything that a list can be narrowed by, behind one button. */
export function FilterMenu({ section, words, query, onChange }: FilterMenuProps) {
  const said = useWords().section
  const all = choicesOf(section)
  const count = all.filter(([name, codec]) => codec.write(query[name]) !== null).length
  if (all.length === 0) return null
  const trigger = (
    <Button
      icon={<ListFilter size={16} aria-hidden="true" />}
      aria-label={count > 0 ? said.filtersChosen({ count }) : undefined}
    >
      {count > 0 ? `${said.filter()} (${count})` : said.filter()}
    </Button>
  )
  return (
    <Popover label={said.filter()} trigger={trigger}>
      {all.map(([name, codec]) => (
        <fieldset key={name} className={filterGroup}>
          <legend className={filterName}>{words.filters[name]}</legend>
          {codec.kind === 'period' ? (
            <Days value={query[name] as Period} onChange={(period) => onChange({ [name]: period })} />
          ) : (
            codec.choices.map((choice) => (
              <Checkbox
                key={choice}
                label={words.filterChoices[name]?.[choice] ?? choice}
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

/** Of several choices each stands for itself; of one the newest counts. */
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
  const said = useWords().section
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={said[end]()}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={value[end] ?? ''}
              onText={(day) => onChange({ ...value, [end]: day || null })}
            />
          )}
        </Field>
      ))}
    </>
  )
}
