import type { EditorActor, EditorDialog } from '@supplier/core'
import { useFormats } from '../i18n/use-formats.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useLast } from '../ui/use-last.ts'
import { texts } from './ArticlesScreen.styles.ts'
import { Mistakes } from './Mistakes.tsx'
import { ReadText } from './ReadText.tsx'

interface EditorDialogsProps {
  readonly dialog: EditorDialog
  readonly send: EditorActor['send']
}

/** What an editor asks: whether a template may take the place of a text, and whose text counts. */
export function EditorDialogs({ dialog, send }: EditorDialogsProps) {
  const words = useWords()
  const said = words.article.templateDialog
  const dismiss = () => send({ type: 'template.dismissed' })
  return (
    <>
      <Dialog
        size="small"
        open={dialog.open === 'template'}
        title={said.title()}
        description={said.text()}
        closeLabel={words.ui.close()}
        onClose={dismiss}
        footer={
          <>
            <Button data-initial-focus onClick={dismiss}>
              {said.keep()}
            </Button>
            <Button variant="primary" onClick={() => send({ type: 'template.confirmed' })}>
              {said.confirm()}
            </Button>
          </>
        }
      />
      <Conflict dialog={dialog} send={send} />
    </>
  )
}

function Conflict({ dialog, send }: EditorDialogsProps) {
  const words = useWords().article.conflict
  const { dateTime } = useFormats()
  const last = useLast(dialog.open === 'conflict' ? dialog : null, dialog.open === 'conflict')
  const look = texts()
  if (last === null) return null
  const theirs = last.savedAt === null ? words.theirs() : words.theirsAt({ date: dateTime(last.savedAt) })
  return (
    <Dialog
      size="large"
      open={dialog.open === 'conflict'}
      title={words.title()}
      description={words.text()}
      dismissible={false}
      onClose={() => {}}
      footer={
        <>
          <Button busy={last.isTaking} onClick={() => send({ type: 'theirs.taken' })}>
            {words.takeTheirs()}
          </Button>
          <Button variant="primary" onClick={() => send({ type: 'mine.kept' })}>
            {words.keepMine()}
          </Button>
        </>
      }
    >
      <div className={look.columns}>
        <Text name={words.mine()} text={last.mine} />
        <Text name={theirs} text={last.theirs} />
      </div>
      {last.mistakes.length > 0 && (
        <div role="alert">
          <Mistakes mistakes={last.mistakes} />
        </div>
      )}
    </Dialog>
  )
}

function Text({ name, text }: { readonly name: string; readonly text: string }) {
  const look = texts()
  return (
    <section className={look.column} aria-label={name}>
      <span className={look.name}>{name}</span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={look.text} tabIndex={0}>
        <ReadText body={text} />
      </div>
    </section>
  )
}
