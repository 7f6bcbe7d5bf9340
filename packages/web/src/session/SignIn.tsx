import type { LoginActor } from '@supplier/core/session/login.machine'
import { selectTelephoneForm } from '@supplier/core/session/session.selectors'
import { useSelector } from '@xstate/react'
import { TelephoneField } from '../countries/TelephoneField.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The main page of the sign-in area, which sends a code to the telephone. */
export function SignIn({ actor }: { readonly actor: LoginActor }) {
  const { isBusy, errors } = useSelector(actor, selectTelephoneForm)
  const countries = useSelector(actor, ({ children }) => children.countries)
  const t = useTranslations().auth.main
  const messageText = useMessageText()
  return (
    <SignInForm
      errors={errors}
      busy={isBusy}
      telephone={countries && <TelephoneField actor={countries} error={messageText(errors.telephone)} busy={isBusy} />}
      passwordLink={
        <RouteButton location={{ to: 'with-password' }} size="large" block>
          {t.withPassword()}
        </RouteButton>
      }
      signupLink={<RouteLink location={{ to: 'signup' }}>{t.signup()}</RouteLink>}
      onSubmit={() => actor.send({ type: 'form.submitted' })}
    />
  )
}
