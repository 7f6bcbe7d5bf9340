import { type SignupActor, type SignupText, selectSignupForm } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { PlaceLink } from '../app/PlaceLink.tsx'
import { TelephoneField } from '../countries/TelephoneField.tsx'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { authForm } from './AuthForm.styles.ts'
import { AuthForm } from './AuthForm.tsx'
import { NameField } from './NameField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TakenNote } from './TakenNote.tsx'

export function Signup({ actor }: { readonly actor: SignupActor }) {
  const { isBusy, values, isAgreed, isVisible, errors } = useSelector(actor, selectSignupForm)
  const countries = useSelector(actor, ({ children }) => children.countries)
  const { signup: words, fields } = useWords().session
  const say = useSay()
  const look = authForm()
  const typed = (field: SignupText) => (text: string) => actor.send({ type: 'field.typed', field, text })
  const name = (field: 'firstname' | 'lastname' | 'email') => ({
    name: field,
    label: words[field](),
    value: values[field],
    error: say(errors[field]),
    busy: isBusy,
    onText: typed(field),
  })
  return (
    <AuthForm
      title={words.title()}
      lead={words.lead()}
      errors={errors}
      onSubmit={() => actor.send({ type: 'form.submitted' })}
      actions={
        <Button type="submit" variant="primary" size="large" block busy={isBusy}>
          {words.submit()}
        </Button>
      }
      foot={
        <>
          <span>{words.haveAccount()}</span>
          <PlaceLink place={{ to: 'login' }}>{words.signIn()}</PlaceLink>
        </>
      }
    >
      <div className={look.pair}>
        <NameField {...name('firstname')} autoComplete="given-name" />
        <NameField {...name('lastname')} autoComplete="family-name" />
      </div>
      {countries && <TelephoneField actor={countries} error={say(errors.telephone)} busy={isBusy} />}
      {errors.telephone && 'text' in errors.telephone && <TakenNote />}
      <NameField {...name('email')} type="email" autoComplete="email" optional />
      <PasswordField
        label={fields.password()}
        name="password"
        autoComplete="new-password"
        hint={fields.passwordHint()}
        value={values.password}
        error={say(errors.password)}
        busy={isBusy}
        visible={isVisible}
        onText={typed('password')}
        onToggle={() => actor.send({ type: 'visibility.toggled' })}
      />
      <Checkbox
        name="agreement"
        label={words.agreement()}
        checked={isAgreed}
        disabled={isBusy}
        error={say(errors.agreement) ?? null}
        required
        onChange={() => actor.send({ type: 'agreement.toggled' })}
      />
    </AuthForm>
  )
}
