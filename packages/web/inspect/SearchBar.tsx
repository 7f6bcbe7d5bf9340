import { useSelector } from '@xstate/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { IconButton } from '../src/ui/buttons/IconButton.tsx'
import { TextInput } from '../src/ui/fields/TextInput.tsx'
import { search } from './SearchBar.styles.ts'
import { type SearchView, selectSearch } from './source.selectors.ts'
import { translations as t } from './translations.ts'
import type { ViewerActor } from './viewer.machine.ts'

/** Finds a text in events, names of actors and contexts; Enter goes to the next match, Shift+Enter to the last one. */
export function SearchBar({ actor }: { readonly actor: ViewerActor }) {
  const { query, count, nth } = useSelector(actor, selectSearch, sameSearch)
  const styles = search()
  return (
    <div className={styles.root}>
      <TextInput
        type="search"
        aria-label={t.search.label}
        placeholder={t.search.label}
        value={query}
        onText={(text) => actor.send({ type: 'query.typed', query: text })}
        onKeyDown={({ key, shiftKey }) => {
          if (key === 'Enter') actor.send({ type: 'match.chosen', by: shiftKey ? -1 : 1 })
        }}
      />
      {query.trim() !== '' && (
        <>
          <span className={styles.count} role="status">
            {t.search.count(nth, count)}
          </span>
          <IconButton
            label={t.search.last}
            icon={<ChevronUp size={16} aria-hidden="true" />}
            size="small"
            disabled={count === 0}
            onClick={() => actor.send({ type: 'match.chosen', by: -1 })}
          />
          <IconButton
            label={t.search.next}
            icon={<ChevronDown size={16} aria-hidden="true" />}
            size="small"
            disabled={count === 0}
            onClick={() => actor.send({ type: 'match.chosen', by: 1 })}
          />
        </>
      )}
    </div>
  )
}

const sameSearch = (one: SearchView, other: SearchView): boolean =>
  one.query === other.query && one.count === other.count && one.nth === other.nth
