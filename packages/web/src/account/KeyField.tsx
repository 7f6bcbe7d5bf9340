import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { Fact } from './Fact.tsx'
import { secret } from './PreferencesScreen.styles.ts'

interface KeyFieldProps {
  /** The end of the saved key; `null` without one. */
  readonly saved: string | null
  readonly isRevealed: boolean
  readonly text: string
  readonly error: string | undefined
  readonly isBusy: boolean
  readonly onText: (text: string) => void
  readonly onReveal: (isRevealed: boolean) => void
}

/** The end of the saved key, or an empty field for a new one. Neither shows a whole key. */
export function KeyField({ saved, isRevealed, text, error, isBusy, onText, onReveal }: KeyFieldProps) {
  const words = useWords().accountPage.key
  const look = secret()
  if (!isRevealed) {
    return (
      <div className={look.root}>
        <Fact label={words.label()} hint={words.hint()}>
          {saved ?? words.none()}
        </Fact>
        <Button onClick={() => onReveal(true)}>{saved === null ? words.add() : words.change()}</Button>
      </div>
    )
  }
  return (
    <div className={look.open}>
      <Field label={words.field()} hint={words.fieldHint()} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="password"
            name="carrierKey"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={isBusy}
            value={text}
            onText={onText}
          />
        )}
      </Field>
      <Button variant="ghost" size="small" disabled={isBusy} onClick={() => onReveal(false)}>
        {words.cancel()}
      </Button>
    </div>
  )
}
