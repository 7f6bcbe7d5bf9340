import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Field } from '../ui/fields/Field.tsx'
import { TextInput } from '../ui/fields/TextInput.tsx'
import { Fact } from './Fact.tsx'
import { secret } from './PreferencesScreen.styles.ts'

interface KeyFieldProps {
  /** The last characters of the saved key; `null` when no key is saved. */
  readonly saved: string | null
  readonly isRevealed: boolean
  readonly text: string
  readonly error: string | undefined
  readonly isBusy: boolean
  readonly onText: (text: string) => void
  readonly onReveal: (isRevealed: boolean) => void
}

/**
 * Shows the last characters of the saved key, or an empty password field for a new one. The whole key is never visible.
 */
export function KeyField({ saved, isRevealed, text, error, isBusy, onText, onReveal }: KeyFieldProps) {
  const t = useTranslations().accountPage.key
  const styles = secret()
  if (!isRevealed) {
    return (
      <div className={styles.root}>
        <Fact label={t.label()} hint={t.hint()}>
          {saved ?? t.none()}
        </Fact>
        <Button onClick={() => onReveal(true)}>{saved === null ? t.add() : t.change()}</Button>
      </div>
    )
  }
  return (
    <div className={styles.open}>
      <Field label={t.field()} hint={t.fieldHint()} error={error}>
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
        {t.cancel()}
      </Button>
    </div>
  )
}
