import { type PasswordActor, selectPasswordForm } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { PlaceButton } from '../app/PlaceButton.tsx'
import { PlaceLink } from '../app/PlaceLink.tsx'
import { TelephoneField } from '../countries/TelephoneField.tsx'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { AuthForm } from './AuthForm.tsx'
import { PasswordField } from './PasswordField.tsx'

export function SignInWithPassword({ actor }: { readonly actor: PasswordActor }) {
  const { isBusy, password, isVisible, errors } = useSelector(actor, selectPasswordForm)
  const countries = useSelector(actor, ({ children }) => children.countries)
  const { auth, session } = useWords()
  const { withPassword: words, fields } = session
  const say = useSay()
  return (
    <AuthForm
      title={words.title()}
      lead={words.lead()}
      errors={errors}
      onSubmit={() => actor.send({ type: 'form.submitted' })}
      actions={
        <>
          <Button type="submit" variant="primary" size="large" block busy={isBusy}>
            {words.submit()}
          </Button>
          <PlaceButton place={{ to: 'login' }} size="large" block>
            {words.withCode()}
          </PlaceButton>
        </>
      }
      foot={
        <>
          <span>{auth.main.noAccount()}</span>
          <PlaceLink place={{ to: 'signup' }}>{auth.main.signup()}</PlaceLink>
        </>
      }
    >
      {countries && <TelephoneField actor={countries} error={say(errors.telephone)} busy={isBusy} />}
      <PasswordField
        label={fields.password()}
        name="password"
        autoComplete="current-password"
        value={password}
        error={say(errors.password)}
        busy={isBusy}
        visible={isVisible}
        beside={<PlaceLink place={{ to: 'recover-password' }}>{words.forgotten()}</PlaceLink>}
        onText={(text) => actor.send({ type: 'password.typed', text })}
        onToggle={() => actor.send({ type: 'visibility.toggled' })}
      />
    </AuthForm>
  )
}
