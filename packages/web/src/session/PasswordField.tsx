import type { ReactNode } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Field } from '../ui/fields/Field.tsx'
import { PasswordInput } from '../ui/fields/PasswordInput.tsx'
import { beside as besideLook, passwordField } from './PasswordField.styles.ts'

interface PasswordFieldProps {
  readonly label: string
  readonly name: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly value: string
  readonly hint?: string
  readonly error: string | undefined
  readonly busy: boolean
  readonly visible: boolean
  /** Shown to the right of the label, such as the link for a forgotten password. */
  readonly beside?: ReactNode
  readonly onText: (text: string) => void
  readonly onToggle: () => void
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, name, autoComplete, value, hint, error, busy, visible, beside, onText, onToggle } = props
  const t = useTranslations().session.fields
  return (
    <div className={passwordField()}>
      <Field label={label} hint={hint} error={error} required>
        {(control) => (
          <PasswordInput
            {...control}
            size="large"
            name={name}
            autoComplete={autoComplete}
            readOnly={busy}
            shown={visible}
            onShownChange={onToggle}
            toggleLabel={visible ? t.hidePassword() : t.showPassword()}
            value={value}
            onText={onText}
          />
        )}
      </Field>
      {beside !== undefined && <span className={besideLook()}>{beside}</span>}
    </div>
  )
}
