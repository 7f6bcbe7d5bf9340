import type { ReactNode } from 'react'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Field } from '../ui/Field.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
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
  /** At the right of the label, such as the way out for who forgot it. */
  readonly beside?: ReactNode
  readonly onText: (text: string) => void
  readonly onToggle: () => void
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, name, autoComplete, value, hint, error, busy, visible, beside, onText, onToggle } = props
  const words = useWords().session.fields
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
            toggleLabel={visible ? words.hidePassword() : words.showPassword()}
            value={value}
            onText={onText}
          />
        )}
      </Field>
      {beside !== undefined && <span className={besideLook()}>{beside}</span>}
    </div>
  )
}
