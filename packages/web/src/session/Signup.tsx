import type { SignupActor } from '@supplier/core/session/signup.machine'
import type { SignupText } from '@supplier/core/session/signup.setup'
import { selectSignupForm } from '@supplier/core/session/steps.selectors'
import { useSelector } from '@xstate/react'
import { TelephoneField } from '../countries/TelephoneField.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Checkbox } from '../ui/choices/Checkbox.tsx'
import { authForm } from './AuthForm.styles.ts'
import { AuthForm } from './AuthForm.tsx'
import { NameField } from './NameField.tsx'
import { PasswordField } from './PasswordField.tsx'

export function Signup({ actor }: { readonly actor: SignupActor }) {
  const { isBusy, values, isAgreed, isVisible, errors } = useSelector(actor, selectSignupForm)
  const countries = useSelector(actor, ({ children }) => children.countries)
  const { signup: t, fields } = useTranslations().session
  const messageText = useMessageText()
  const styles = authForm()
  const typed = (field: SignupText) => (text: string) => actor.send({ type: 'field.typed', field, text })
  const name = (field: 'firstname' | 'lastname' | 'email') => ({
    name: field,
    label: t[field](),
    value: values[field],
    error: messageText(errors[field]),
    busy: isBusy,
    onText: typed(field),
  })
  return (
    <AuthForm
      title={t.title()}
      lead={t.lead()}
      errors={errors}
      onSubmit={() => actor.send({ type: 'form.submitted' })}
      actions={
        <Button type="submit" variant="primary" size="large" block busy={isBusy}>
          {t.submit()}
        </Button>
      }
      foot={
        <>
          <span>{t.haveAccount()}</span>
          <RouteLink location={{ to: 'login' }}>{t.signIn()}</RouteLink>
        </>
      }
    >
      <div className={styles.pair}>
        <NameField {...name('firstname')} autoComplete="given-name" />
        <NameField {...name('lastname')} autoComplete="family-name" />
      </div>
      {countries && <TelephoneField actor={countries} error={messageText(errors.telephone)} busy={isBusy} />}
      {errors.telephone && 'text' in errors.telephone && (
        // The rejected number probably has an account; the link to the sign-in page keeps it.
        <p className={styles.note}>
          {t.taken()} <RouteLink location={{ to: 'login' }}>{t.signInWithIt()}</RouteLink>
        </p>
      )}
      <NameField {...name('email')} type="email" autoComplete="email" optional />
      <PasswordField
        label={fields.password()}
        name="password"
        autoComplete="new-password"
        hint={fields.passwordHint()}
        value={values.password}
        error={messageText(errors.password)}
        busy={isBusy}
        visible={isVisible}
        onText={typed('password')}
        onToggle={() => actor.send({ type: 'visibility.toggled' })}
      />
      <Checkbox
        name="agreement"
        label={t.agreement()}
        checked={isAgreed}
        disabled={isBusy}
        error={messageText(errors.agreement) ?? null}
        required
        onChange={() => actor.send({ type: 'agreement.toggled' })}
      />
    </AuthForm>
  )
}
