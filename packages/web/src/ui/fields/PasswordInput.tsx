import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { inside } from './TextInput.styles.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'after' | 'before'> {
  readonly shown: boolean
  readonly onShownChange: (shown: boolean) => void
  /** The name of the toggle’s current action: show or hide the password. */
  readonly toggleLabel: string
}

export function PasswordInput({ shown, onShownChange, toggleLabel, ...rest }: PasswordInputProps) {
  const Icon = shown ? EyeOff : Eye
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      after={
        <button type="button" className={inside()} aria-label={toggleLabel} onClick={() => onShownChange(!shown)}>
          <Icon size={18} aria-hidden="true" />
        </button>
      }
    />
  )
}
