import type { PasswordActor } from '@supplier/core/session/password.machine'
import { selectPasswordForm } from '@supplier/core/session/steps.selectors'
import { useSelector } from '@xstate/react'
import { TelephoneField } from '../countries/TelephoneField.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { AuthForm } from './AuthForm.tsx'
import { PasswordField } from './PasswordField.tsx'

export function SignInWithPassword({ actor }: { readonly actor: PasswordActor }) {
  const { isBusy, password, isVisible, errors } = useSelector(actor, selectPasswordForm)
  const countries = useSelector(actor, ({ children }) => children.countries)
  const { auth, session } = useTranslations()
  const { withPassword: t, fields } = session
  const messageText = useMessageText()
  return (
    <AuthForm
      title={t.title()}
      lead={t.lead()}
      errors={errors}
      onSubmit={() => actor.send({ type: 'form.submitted' })}
      actions={
        <>
          <Button type="submit" variant="primary" size="large" block busy={isBusy}>
            {t.submit()}
          </Button>
          <RouteButton location={{ to: 'login' }} size="large" block>
            {t.withCode()}
          </RouteButton>
        </>
      }
      foot={
        <>
          <span>{auth.main.noAccount()}</span>
          <RouteLink location={{ to: 'signup' }}>{auth.main.signup()}</RouteLink>
        </>
      }
    >
      {countries && <TelephoneField actor={countries} error={messageText(errors.telephone)} busy={isBusy} />}
      <PasswordField
        label={fields.password()}
        name="password"
        autoComplete="current-password"
        value={password}
        error={messageText(errors.password)}
        busy={isBusy}
        visible={isVisible}
        beside={<RouteLink location={{ to: 'recover-password' }}>{t.forgotten()}</RouteLink>}
        onText={(text) => actor.send({ type: 'password.typed', text })}
        onToggle={() => actor.send({ type: 'visibility.toggled' })}
      />
    </AuthForm>
  )
}
