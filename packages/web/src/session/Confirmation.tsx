import type { ConfirmationActor } from '@supplier/core/session/confirmation.machine'
import { selectConfirmationForm } from '@supplier/core/session/steps.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { AuthForm } from './AuthForm.tsx'
import { CodeField } from './CodeField.tsx'
import { Resend } from './Resend.tsx'
import { TelephoneLead } from './TelephoneLead.tsx'

/** The form for the code that was sent to the telephone. */
export function Confirmation({ actor }: { readonly actor: ConfirmationActor }) {
  const { isBusy, telephone, code, secondsLeft, errors } = useSelector(actor, selectConfirmationForm)
  const t = useTranslations().session.confirmation
  const messageText = useMessageText()
  return (
    <AuthForm
      title={t.title()}
      lead={<TelephoneLead text={t.lead()} telephone={telephone} />}
      errors={errors}
      onSubmit={() => actor.send({ type: 'form.submitted' })}
      actions={
        <>
          <Button type="submit" variant="primary" size="large" block busy={isBusy}>
            {t.submit()}
          </Button>
          <Resend secondsLeft={secondsLeft} busy={isBusy} onResend={() => actor.send({ type: 'resend.chosen' })} />
        </>
      }
      foot={
        <Button variant="ghost" onClick={() => actor.send({ type: 'telephone.rejected' })}>
          {t.changeNumber()}
        </Button>
      }
    >
      <CodeField
        code={code}
        error={messageText(errors.code)}
        busy={isBusy}
        onText={(text) => actor.send({ type: 'code.typed', text })}
      />
    </AuthForm>
  )
}
