import { type RecoveryRequestActor, selectTelephoneForm } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { PlaceLink } from '../app/PlaceLink.tsx'
import { TelephoneField } from '../countries/TelephoneField.tsx'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { AuthForm } from './AuthForm.tsx'

/** Asks for a code that allows a new password. */
export function RecoveryRequest({ actor }: { readonly actor: RecoveryRequestActor }) {
  const { isBusy, errors } = useSelector(actor, selectTelephoneForm)
  const countries = useSelector(actor, ({ children }) => children.countries)
  const words = useWords().session.recovery
  const say = useSay()
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
      foot={<PlaceLink place={{ to: 'login' }}>{words.back()}</PlaceLink>}
    >
      {countries && <TelephoneField actor={countries} error={say(errors.telephone)} busy={isBusy} />}
    </AuthForm>
  )
}
