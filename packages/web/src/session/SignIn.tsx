import { type LoginActor, selectTelephoneForm } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { PlaceButton } from '../app/PlaceButton.tsx'
import { PlaceLink } from '../app/PlaceLink.tsx'
import { TelephoneField } from '../countries/TelephoneField.tsx'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The main page of the sign-in area: a code to the telephone. */
export function SignIn({ actor }: { readonly actor: LoginActor }) {
  const { isBusy, errors } = useSelector(actor, selectTelephoneForm)
  const countries = useSelector(actor, ({ children }) => children.countries)
  const words = useWords().auth.main
  const say = useSay()
  return (
    <SignInForm
      errors={errors}
      busy={isBusy}
      telephone={countries && <TelephoneField actor={countries} error={say(errors.telephone)} busy={isBusy} />}
      passwordLink={
        <PlaceButton place={{ to: 'with-password' }} size="large" block>
          {words.withPassword()}
        </PlaceButton>
      }
      signupLink={<PlaceLink place={{ to: 'signup' }}>{words.signup()}</PlaceLink>}
      onSubmit={() => actor.send({ type: 'form.submitted' })}
    />
  )
}
