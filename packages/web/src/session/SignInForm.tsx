import type { ReactNode } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
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

/** The form of the main sign-in page. The build renders the same component into index.html for the first paint. */
export function SignInForm(props: SignInFormProps) {
  const { telephone, errors = noErrors, busy = false, passwordLink, signupLink, onSubmit } = props
  const t = useTranslations().auth.main
  return (
    <AuthForm
      title={t.title()}
      lead={t.lead()}
      errors={errors}
      onSubmit={onSubmit}
      actions={
        <>
          <Button type="submit" variant="primary" size="large" block busy={busy}>
            {t.submit()}
          </Button>
          {passwordLink}
        </>
      }
      foot={
        <>
          <span>{t.noAccount()}</span>
          {signupLink}
        </>
      }
    >
      {telephone}
    </AuthForm>
  )
}
