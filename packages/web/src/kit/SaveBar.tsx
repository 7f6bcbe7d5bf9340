import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { saveBar } from './SaveBar.styles.ts'

interface SaveBarProps {
  /** The form that it saves. */
  readonly form: string
  readonly isBusy: boolean
  /** What the server said of the form; in place of the words about unsaved changes. */
  readonly note: string | undefined
  readonly onDiscard: () => void
}

/** Stands at the bottom of the page while something is changed and not saved. */
export function SaveBar({ form, isBusy, note, onDiscard }: SaveBarProps) {
  const words = useWords().accountPage.bar
  const look = saveBar()
  return (
    <section className={look.root} aria-label={words.label()} data-bottom-bar="">
      <p className={look.text} role="status" data-wrong={note === undefined ? undefined : ''}>
        {note ?? words.unsaved()}
      </p>
      <div className={look.actions}>
        <Button variant="ghost" disabled={isBusy} onClick={onDiscard}>
          {words.discard()}
        </Button>
        <Button type="submit" form={form} variant="primary" busy={isBusy}>
          {words.save()}
        </Button>
      </div>
    </section>
  )
}
