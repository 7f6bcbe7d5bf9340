import { isSearchable, type Recent, soughtIn, type Thing } from '@supplier/core/shell/finder.domain'
import type { FinderView } from '@supplier/core/shell/finder.selectors'
import { matching } from '@supplier/core/shell/shell.domain'
import { useMemo } from 'react'
import { useLanguage, useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { useIsOffered } from '../../navigation/offered.ts'
import { Picker } from '../../ui/choices/Picker.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Kbd } from '../../ui/text/Kbd.tsx'
import type { Creation } from './creations.ts'
import { type Entry, entriesOf, type PaletteAction, seekEntries } from './entries.ts'
import { keys, results } from './PaletteDialog.styles.ts'
import { paletteIconOf } from './palette-icons.tsx'

export interface PaletteDialogProps {
  readonly isOpen: boolean
  readonly query: string
  readonly found: FinderView
  readonly recent: readonly Recent[]
  readonly hasArticles: boolean
  readonly creations: readonly Creation[]
  readonly onQuery: (query: string) => void
  readonly onPick: (action: PaletteAction, recent?: Recent) => void
  readonly onClose: () => void
}

/** What stands in one row. */
interface Row {
  readonly id: string
  readonly label: string
  readonly detail: string
  readonly group: string
  readonly action: PaletteAction
  /** Remembered when it is opened; absent for what is no place to return to. */
  readonly recent?: Recent
}

/** The quick search: finds pages and actions by their names, and orders, products and stores by the lists’ own searches. */
export function PaletteDialog(props: PaletteDialogProps) {
  const { isOpen, query, found, onQuery, onPick, onClose } = props
  const t = useTranslations()
  const labels = t.shell.palette
  const isOffered = useIsOffered()
  const rows = useRows(props).filter(
    ({ action }) => typeof action === 'string' || !('location' in action) || isOffered(action.location.to),
  )
  const pick = (id: string) => {
    const row = rows.find((one) => one.id === id)
    if (row) onPick(row.action, row.recent)
  }
  return (
    <Dialog size="medium" title={labels.title()} open={isOpen} onClose={onClose}>
      <div className={results}>
        <Picker
          location="inline"
          label={labels.results()}
          searchLabel={labels.search()}
          search={query}
          state="list"
          options={rows.map((row) => ({ ...row, mark: paletteIconOf(row.id) }))}
          emptyText={labels.empty()}
          waitText={t.common.loading()}
          foundText={(count) => t.common.found({ count })}
          more={found.isBusy}
          onSearch={onQuery}
          onPick={pick}
          onClose={onClose}
        />
      </div>
      <div className={keys} aria-hidden="true">
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> {labels.choose()}
        </span>
        <span>
          <Kbd>Enter</Kbd> {labels.open()}
        </span>
        <span>
          <Kbd>Esc</Kbd> {labels.close()}
        </span>
      </div>
    </Dialog>
  )
}

/** How many pages stand above found records. */
const fewPages = 4

/**
 * Pages come first, because they are there at once: what Enter opens does not change when the records arrive below them.
 */
const useRows = ({ query, found, recent, hasArticles, creations }: PaletteDialogProps): readonly Row[] => {
  const t = useTranslations()
  const language = useLanguage()
  const { money } = useFormats()
  const labels = t.shell.palette
  const entries = useMemo(
    () => entriesOf({ t, language, hasArticles, creations }),
    [t, language, hasArticles, creations],
  )
  const ofEntry =
    (group: string) =>
    ({ id, name, above, action }: Entry): Row => ({
      id,
      label: name,
      detail: above,
      group,
      action,
      ...(typeof action === 'object' && 'location' in action && { recent: { id, thing: null } }),
    })
  const ofThing = (thing: Thing, group: string): Row => {
    const id = idOf(thing)
    const { title, note, sum, location } = thing
    return {
      id,
      label: thing.kind === 'orders' && note !== null ? `${title} · ${note}` : title,
      detail: [thing.kind === 'orders' ? null : note, sum === null ? null : money(sum)].filter(Boolean).join(' · '),
      group,
      action: { location },
      recent: { id, thing },
    }
  }
  const sought = soughtIn(query)
  const pages = matching(entries, sought)
  if (sought === '') {
    const ofRecent = recent.flatMap(({ id, thing }) => {
      if (thing) return ofThing(thing, labels.recent())
      return entries.filter((one) => one.id === id).map(ofEntry(labels.recent()))
    })
    const known = new Set(ofRecent.map(({ id }) => id))
    return [...ofRecent, ...pages.filter(({ id }) => !known.has(id)).map(ofEntry(labels.pages()))]
  }
  const things = found.things.map((thing) => ofThing(thing, labels.kinds[thing.kind]()))
  const shownPages = things.length > 0 ? pages.slice(0, fewPages) : pages
  return [
    ...shownPages.map(ofEntry(labels.pages())),
    ...things,
    ...(isSearchable(sought) ? seekEntries(t, sought, found.failed) : []).map(
      ({ id, name, above, action }): Row => ({ id, label: name, detail: above, group: labels.wider(), action }),
    ),
  ]
}

const idOf = ({ kind, id }: Thing): string => `${kind}/${id}`
