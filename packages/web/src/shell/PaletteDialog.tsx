import { matching } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Kbd } from '../ui/Kbd.tsx'
import { Picker } from '../ui/Picker.tsx'
import { type Deed, entriesOf } from './entries.ts'
import { keys, results } from './PaletteDialog.styles.ts'

export interface PaletteDialogProps {
  readonly isOpen: boolean
  readonly query: string
  readonly hasArticles: boolean
  readonly onQuery: (query: string) => void
  readonly onPick: (deed: Deed) => void
  readonly onClose: () => void
}

/** Any place of the panel, and what can be done from anywhere, by a few letters of its name. */
export function PaletteDialog({ isOpen, query, hasArticles, onQuery, onPick, onClose }: PaletteDialogProps) {
  const words = useWords()
  const said = words.shell.palette
  const entries = matching(entriesOf(words, hasArticles), query)
  const pick = (id: string) => {
    const entry = entries.find((one) => one.id === id)
    if (entry) onPick(entry.deed)
  }
  return (
    <Dialog size="small" title={said.title()} open={isOpen} onClose={onClose}>
      <div className={results}>
        <Picker
          place="inline"
          label={said.results()}
          searchLabel={said.search()}
          search={query}
          state="list"
          options={entries.map(({ id, name, above }) => ({ id, label: name, detail: above }))}
          emptyText={said.empty()}
          waitText={words.common.loading()}
          onSearch={onQuery}
          onPick={pick}
          onClose={onClose}
        />
      </div>
      <div className={keys} aria-hidden="true">
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> {said.choose()}
        </span>
        <span>
          <Kbd>Enter</Kbd> {said.open()}
        </span>
        <span>
          <Kbd>Esc</Kbd> {said.close()}
        </span>
      </div>
    </Dialog>
  )
}
