import { pickerLists } from '@supplier/core/categories/categories.domain'
import type { CategoryPickerActor } from '@supplier/core/categories/picker.machine'
import type { CategoryPickerView } from '@supplier/core/categories/picker.selectors'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { SegmentControl } from '../ui/choices/SegmentControl.tsx'
import { TextInput } from '../ui/fields/TextInput.tsx'
import { treeRowId } from '../ui/lists/Tree.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { picker } from './Categories.styles.ts'
import { categoriesTranslations } from './categories.translations.ts'

interface CategoryToolsProps {
  readonly actor: CategoryPickerActor
  readonly view: CategoryPickerView
  /** The id of the tree over whose rows the search field moves. */
  readonly tree: string
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The search for a category, and the lists in place of the tree. */
export function CategoryTools({ actor, view, tree, onKeyDown }: CategoryToolsProps) {
  const t = categoriesTranslations[useLanguage()]
  const styles = picker()
  const { active, list, rows, search } = view
  return (
    <div className={styles.tools}>
      <search className={styles.search}>
        <TextInput
          type="search"
          role="combobox"
          aria-label={t.search}
          placeholder={t.searchHint}
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          aria-haspopup="tree"
          aria-expanded={rows.length > 0}
          aria-controls={tree}
          aria-activedescendant={active === null ? undefined : treeRowId(tree, active)}
          autoComplete="off"
          before={<Search size={16} aria-hidden="true" />}
          after={
            search !== '' && (
              <IconButton
                label={t.clear}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => actor.send({ type: 'search.typed', text: '' })}
              />
            )
          }
          value={search}
          onText={(text) => actor.send({ type: 'search.typed', text })}
          onKeyDown={onKeyDown}
        />
      </search>
      <SegmentControl
        label={<VisuallyHidden>{t.lists}</VisuallyHidden>}
        value={list}
        options={pickerLists.map((value) => ({ value, label: t.list[value] }))}
        onChange={(value) => actor.send({ type: 'list.chosen', list: value })}
      />
    </div>
  )
}
