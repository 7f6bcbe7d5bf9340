import type { FormEvent, ReactNode } from 'react'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { PhoneInput } from '../ui/PhoneInput.tsx'
import { authForm } from './AuthForm.styles.ts'

interface SignInFormProps {
  /** As it is to be shown, in its mask. */
  readonly telephone: string
  readonly error?: string | null
  readonly busy?: boolean
  /** The country button. */
  readonly prefix: ReactNode
  /** The country picker while it is open; hangs under the field. */
  readonly picker?: ReactNode
  readonly passwordLink: ReactNode
  readonly signupLink: ReactNode
  readonly onTelephone: (text: string) => void
  readonly onSubmit: () => void
}

/** The form of the main sign-in page. The frame of the page in index.html is this very form, not yet alive. */
export function SignInForm(props: SignInFormProps) {
  const { telephone, error = null, busy = false, prefix, picker, passwordLink, signupLink, onTelephone } = props
  const words = useWords().auth
  const look = authForm()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <form className={look.root} noValidate onSubmit={submit}>
      <div className={look.head}>
        <h1 className={look.title}>{words.main.title()}</h1>
        <p className={look.lead}>{words.main.lead()}</p>
      </div>
      <div className={look.fields}>
        <div className={look.anchor}>
          <Field label={words.fields.telephone()} error={error} required>
            {(control) => (
              <PhoneInput
                {...control}
                size="large"
                name="telephone"
                prefix={prefix}
                value={telephone}
                onText={onTelephone}
              />
            )}
          </Field>
          {picker}
        </div>
        <div className={look.actions}>
          <Button type="submit" variant="primary" size="large" block busy={busy}>
            {words.main.submit()}
          </Button>
          {passwordLink}
        </div>
      </div>
      <p className={look.foot}>
        <span>{words.main.noAccount()}</span>
        {signupLink}
      </p>
    </form>
  )
}
