import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { CodeInput } from '../ui/fields/CodeInput.tsx'
import { Field } from '../ui/fields/Field.tsx'

interface CodeFieldProps {
  readonly code: string
  readonly error: string | undefined
  readonly busy: boolean
  readonly hasLetters?: boolean
  readonly onText: (text: string) => void
}

export function CodeField({ code, error, busy, hasLetters = false, onText }: CodeFieldProps) {
  const t = useTranslations().session.confirmation
  return (
    <Field label={t.code()} error={error} required>
      {(control) => (
        <CodeInput {...control} name="code" readOnly={busy} value={code} hasLetters={hasLetters} onText={onText} />
      )}
    </Field>
  )
}
