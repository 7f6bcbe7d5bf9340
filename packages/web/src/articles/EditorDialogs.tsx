import type { EditorActor } from '@supplier/core/articles/editor.machine'
import type { EditorDialog } from '@supplier/core/articles/editor.selectors'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useLast } from '../ui/overlays/use-last.ts'
import { texts } from './ArticlesScreen.styles.ts'
import { Mistakes } from './Mistakes.tsx'
import { ReadText } from './ReadText.tsx'

interface EditorDialogsProps {
  readonly dialog: EditorDialog
  readonly send: EditorActor['send']
}

/** The dialogs of an editor: replacing the text with a template, and resolving a conflict between two versions. */
export function EditorDialogs({ dialog, send }: EditorDialogsProps) {
  const t = useTranslations()
  const labels = t.article.templateDialog
  const dismiss = () => send({ type: 'template.dismissed' })
  return (
    <>
      <Dialog
        size="small"
        open={dialog.open === 'template'}
        title={labels.title()}
        description={labels.text()}
        closeLabel={t.ui.close()}
        onClose={dismiss}
        footer={
          <>
            <Button data-initial-focus onClick={dismiss}>
              {labels.keep()}
            </Button>
            <Button variant="primary" onClick={() => send({ type: 'template.confirmed' })}>
              {labels.confirm()}
            </Button>
          </>
        }
      />
      <Conflict dialog={dialog} send={send} />
    </>
  )
}

function Conflict({ dialog, send }: EditorDialogsProps) {
  const t = useTranslations().article.conflict
  const { dateTime } = useFormats()
  const last = useLast(dialog.open === 'conflict' ? dialog : null, dialog.open === 'conflict')
  const styles = texts()
  if (last === null) return null
  const theirs = last.savedAt === null ? t.theirs() : t.theirsAt({ date: dateTime(last.savedAt) })
  return (
    <Dialog
      size="large"
      open={dialog.open === 'conflict'}
      title={t.title()}
      description={t.text()}
      dismissible={false}
      onClose={() => {}}
      footer={
        <>
          <Button busy={last.isTaking} onClick={() => send({ type: 'theirs.taken' })}>
            {t.takeTheirs()}
          </Button>
          <Button variant="primary" onClick={() => send({ type: 'mine.kept' })}>
            {t.keepMine()}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <Text name={t.mine()} text={last.mine} />
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
  const styles = texts()
  return (
    <section className={styles.column} aria-label={name}>
      <span className={styles.name}>{name}</span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.text} tabIndex={0}>
        <ReadText body={text} />
      </div>
    </section>
  )
}
