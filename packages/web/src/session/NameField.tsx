import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Field } from '../ui/fields/Field.tsx'
import { TextInput } from '../ui/fields/TextInput.tsx'

interface NameFieldProps {
  readonly name: 'firstname' | 'lastname' | 'email'
  readonly label: string
  readonly type?: 'text' | 'email'
  readonly autoComplete: 'given-name' | 'family-name' | 'email'
  readonly optional?: boolean
  readonly value: string
  readonly error: string | undefined
  readonly busy: boolean
  readonly onText: (text: string) => void
}

/** A text field of the sign-up form. */
export function NameField(props: NameFieldProps) {
  const { name, label, type = 'text', autoComplete, optional = false, value, error, busy, onText } = props
  const t = useTranslations().ui
  return (
    <Field label={label} error={error} required={!optional} {...(optional && { optional: t.optional() })}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          type={type}
          name={name}
          autoComplete={autoComplete}
          readOnly={busy}
          value={value}
          onText={onText}
        />
      )}
    </Field>
  )
}
