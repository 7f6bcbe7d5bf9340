import type { ReactNode } from 'react'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { AuthForm } from './AuthForm.tsx'

interface SignInFormProps {
  readonly telephone: ReactNode
  readonly errors?: object
  readonly busy?: boolean
  readonly passwordLink: ReactNode
  readonly signupLink: ReactNode
  readonly onSubmit: () => void
}

const noErrors = {}

/** The form of the main sign-in page. The frame of the page in index.html is this very form, not yet alive. */
export function SignInForm(props: SignInFormProps) {
  const { telephone, errors = noErrors, busy = false, passwordLink, signupLink, onSubmit } = props
  const words = useWords().auth.main
  return (
    <AuthForm
      title={words.title()}
      lead={words.lead()}
      errors={errors}
      onSubmit={onSubmit}
      actions={
        <>
          <Button type="submit" variant="primary" size="large" block busy={busy}>
            {words.submit()}
          </Button>
          {passwordLink}
        </>
      }
      foot={
        <>
          <span>{words.noAccount()}</span>
          {signupLink}
        </>
      }
    >
      {telephone}
    </AuthForm>
  )
}
