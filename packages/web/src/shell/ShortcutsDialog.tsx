import { Fragment } from 'react'
import { markKeys } from '../articles/mark-keys.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Kbd } from '../ui/Kbd.tsx'
import { shortcuts } from './ShortcutsDialog.styles.ts'

export interface ShortcutsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Each key, or keys pressed together; "/" between two ways to say the same. */
type Ways = readonly (readonly string[])[]

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
  const said = words.shell.shortcuts
  const look = shortcuts()
  return (
    <Dialog size="small" title={said.title()} open={isOpen} closeLabel={words.ui.close()} onClose={onClose}>
      <dl>
        {keys.map(([name, ways]) => (
          <Row key={name} name={said[name]()} ways={ways} />
        ))}
      </dl>
      <h3 className={look.title}>{said.inArticles()}</h3>
      <dl>
        {markKeys.map(([mark, { shown }]) => (
          <Row key={mark} name={words.article.marks[mark]()} ways={withModifiers(shown)} />
        ))}
      </dl>
    </Dialog>
  )
}

const withModifiers = (shown: string): Ways => ['Ctrl', '⌘'].map((modifier) => [modifier, ...shown.split('+')])

function Row({ name, ways }: { readonly name: string; readonly ways: Ways }) {
  const look = shortcuts()
  return (
    <div className={look.row}>
      <dt className={look.name}>{name}</dt>
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
  )
}
