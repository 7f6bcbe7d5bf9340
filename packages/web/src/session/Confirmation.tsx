import { type ConfirmationActor, selectConfirmationForm } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { AuthForm } from './AuthForm.tsx'
import { CodeField } from './CodeField.tsx'
import { Resend } from './Resend.tsx'
import { TelephoneLead } from './TelephoneLead.tsx'

/** Takes the code that was sent to the telephone. */
export function Confirmation({ actor }: { readonly actor: ConfirmationActor }) {
  const { isBusy, telephone, code, secondsLeft, errors } = useSelector(actor, selectConfirmationForm)
  const words = useWords().session.confirmation
  const say = useSay()
  return (
    <AuthForm
      title={words.title()}
      lead={<TelephoneLead text={words.lead()} telephone={telephone} />}
      errors={errors}
      onSubmit={() => actor.send({ type: 'form.submitted' })}
      actions={
        <>
          <Button type="submit" variant="primary" size="large" block busy={isBusy}>
            {words.submit()}
          </Button>
          <Resend secondsLeft={secondsLeft} busy={isBusy} onResend={() => actor.send({ type: 'resend.chosen' })} />
        </>
      }
      foot={
        <Button variant="ghost" onClick={() => actor.send({ type: 'telephone.rejected' })}>
          {words.changeNumber()}
        </Button>
      }
    >
      <CodeField
        code={code}
        error={say(errors.code)}
        busy={isBusy}
        onText={(text) => actor.send({ type: 'code.typed', text })}
      />
    </AuthForm>
  )
}
