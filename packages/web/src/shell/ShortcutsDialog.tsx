import { Fragment } from 'react'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Kbd } from '../ui/Kbd.tsx'
import { shortcuts } from './ShortcutsDialog.styles.ts'

export interface ShortcutsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Each key, or keys pressed together; "/" between two ways to say the same. */
const keys = [
  [
    'palette',
    [
      ['Ctrl', 'K'],
      ['⌘', 'K'],
    ],
  ],
  ['search', [['/']]],
  ['help', [['?']]],
  ['notices', [['F8']]],
  ['escape', [['Esc']]],
] as const

export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const words = useWords()
  const look = shortcuts()
  return (
    <Dialog
      size="small"
      title={words.shell.shortcuts.title()}
      open={isOpen}
      closeLabel={words.ui.close()}
      onClose={onClose}
    >
      <dl>
        {keys.map(([name, ways]) => (
          <div key={name} className={look.row}>
            <dt className={look.name}>{words.shell.shortcuts[name]()}</dt>
            <dd className={look.keys}>
              {ways.map((way, at) => (
                <Fragment key={way.join()}>
                  {at > 0 && <span>/</span>}
                  {way.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
