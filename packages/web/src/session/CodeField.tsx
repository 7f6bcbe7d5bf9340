import { useWords } from '../i18n/WordsProvider.tsx'
import { CodeInput } from '../ui/CodeInput.tsx'
import { Field } from '../ui/Field.tsx'

interface CodeFieldProps {
  readonly code: string
  readonly error: string | undefined
  readonly busy: boolean
  readonly onText: (text: string) => void
}

export function CodeField({ code, error, busy, onText }: CodeFieldProps) {
  const words = useWords().session.confirmation
  return (
    <Field label={words.code()} error={error} required>
      {(control) => <CodeInput {...control} name="code" readOnly={busy} value={code} onText={onText} />}
    </Field>
  )
}
