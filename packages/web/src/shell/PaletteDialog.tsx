import { matching } from '@supplier/core'
import { useLanguage, useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Kbd } from '../ui/Kbd.tsx'
import { Picker } from '../ui/Picker.tsx'
import type { Creation } from './creations.ts'
import { entriesOf, foundOrders, type PaletteAction } from './entries.ts'
import { keys, results } from './PaletteDialog.styles.ts'

export interface PaletteDialogProps {
  readonly isOpen: boolean
  readonly query: string
  readonly hasArticles: boolean
  readonly creations: readonly Creation[]
  readonly onQuery: (query: string) => void
  readonly onPick: (action: PaletteAction) => void
  readonly onClose: () => void
}

/** The command palette: finds pages and global actions by a part of their names. */
export function PaletteDialog({ isOpen, query, hasArticles, creations, onQuery, onPick, onClose }: PaletteDialogProps) {
  const t = useTranslations()
  const language = useLanguage()
  const labels = t.shell.palette
  const entries = [...foundOrders(t, query), ...matching(entriesOf({ t, language, hasArticles, creations }), query)]
  const pick = (id: string) => {
    const entry = entries.find((one) => one.id === id)
    if (entry) onPick(entry.action)
  }
  return (
    <Dialog size="small" title={labels.title()} open={isOpen} onClose={onClose}>
      <div className={results}>
        <Picker
          location="inline"
          label={labels.results()}
          searchLabel={labels.search()}
          search={query}
          state="list"
          options={entries.map(({ id, name, above }) => ({ id, label: name, detail: above }))}
          emptyText={labels.empty()}
          waitText={t.common.loading()}
          foundText={(count) => t.common.found({ count })}
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
