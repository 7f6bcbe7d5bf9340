import { useWords } from '../i18n/WordsProvider.tsx'
import { AuthLayout } from '../session/AuthLayout.tsx'
import { SignInForm } from '../session/SignInForm.tsx'
import { CountryButton } from '../ui/CountryButton.tsx'
import { Flag } from '../ui/Flag.tsx'
import { Link } from '../ui/Link.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'

export function Preview({ telephone }: { readonly telephone: string }) {
  const words = useWords().auth
  return (
    <AuthLayout>
      <SignInForm
        telephone={telephone}
        prefix={
          <CountryButton
            label={words.countries.list()}
            flag={<Flag iso="UA" flag="🇺🇦" />}
            prefix="+38"
            expanded={false}
          />
        }
        passwordLink={
          <LinkButton href="/auth/with-password" size="large" block>
            {words.main.withPassword()}
          </LinkButton>
        }
        signupLink={<Link href="/auth/signup">{words.main.signup()}</Link>}
        onTelephone={() => undefined}
        onSubmit={() => undefined}
      />
    </AuthLayout>
  )
}
