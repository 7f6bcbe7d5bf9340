import { titleOf } from '@supplier/core/navigation/navigation.domain'
import { goKeys } from '@supplier/core/shell/shell.domain'
import { Fragment } from 'react'
import { markKeys } from '../../articles/mark-keys.ts'
import { nameOf } from '../../i18n/message-text.ts'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useIsOffered } from '../../navigation/offered.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Kbd } from '../../ui/text/Kbd.tsx'
import { shortcuts } from './ShortcutsDialog.styles.ts'

export interface ShortcutsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The alternatives of a shortcut, each with the keys that are pressed together; shown with "/" between them. */
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
  ['toasts', [['F8']]],
  ['menu', [['↑'], ['↓']]],
  ['escape', [['Esc']]],
] as const

const rowKeys = [
  ['rows', [['↑'], ['↓'], ['J'], ['K']]],
  ['inRow', [['←'], ['→']]],
  ['openRow', [['Enter']]],
  ['pickRow', [['X']]],
  ['pickRows', [['Shift', 'X']]],
  ['editRow', [['E']]],
  ['tabs', [['←'], ['→'], ['Home'], ['End']]],
] as const

const recordKeys = [
  ['neighbours', [['J'], ['K']]],
  [
    'neighboursTyping',
    [
      ['Alt', 'J'],
      ['Alt', 'K'],
    ],
  ],
  [
    'goOn',
    [
      ['Ctrl', 'Enter'],
      ['⌘', 'Enter'],
    ],
  ],
] as const

const chatKeys = [
  [
    'rooms',
    [
      ['Alt', '↑'],
      ['Alt', '↓'],
    ],
  ],
  ['templates', [['/']]],
] as const

export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const t = useTranslations()
  const labels = t.shell.shortcuts
  const isOffered = useIsOffered()
  const styles = shortcuts()
  return (
    <Dialog size="small" title={labels.title()} open={isOpen} closeLabel={t.ui.close()} onClose={onClose}>
      <dl>
        {keys.map(([name, ways]) => (
          <Row key={name} name={labels[name]()} ways={ways} />
        ))}
      </dl>
      <h3 className={styles.title}>{labels.pages()}</h3>
      <dl>
        {Object.entries(goKeys)
          .filter(([, to]) => isOffered(to))
          .map(([code, to]) => (
            <Row key={code} name={nameOf(t, titleOf(to))} ways={[['G', code.slice(3)]]} />
          ))}
      </dl>
      <h3 className={styles.title}>{labels.inLists()}</h3>
      <dl>
        {rowKeys.map(([name, ways]) => (
          <Row key={name} name={labels[name]()} ways={ways} />
        ))}
      </dl>
      <h3 className={styles.title}>{labels.inRecord()}</h3>
      <dl>
        {recordKeys.map(([name, ways]) => (
          <Row key={name} name={labels[name]()} ways={ways} />
        ))}
      </dl>
      <h3 className={styles.title}>{labels.inChats()}</h3>
      <dl>
        {chatKeys.map(([name, ways]) => (
          <Row key={name} name={labels[name]()} ways={ways} />
        ))}
      </dl>
      <h3 className={styles.title}>{labels.inArticles()}</h3>
      <dl>
        {markKeys.map(([mark, { shown }]) => (
          <Row key={mark} name={t.article.marks[mark]()} ways={withModifiers(shown)} />
        ))}
      </dl>
    </Dialog>
  )
}

const withModifiers = (shown: string): Ways => ['Ctrl', '⌘'].map((modifier) => [modifier, ...shown.split('+')])

function Row({ name, ways }: { readonly name: string; readonly ways: Ways }) {
  const styles = shortcuts()
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.keys}>
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
