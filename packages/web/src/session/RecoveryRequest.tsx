import type { RecoveryRequestActor } from '@supplier/core/session/recovery-request.machine'
import { selectTelephoneForm } from '@supplier/core/session/session.selectors'
import { useSelector } from '@xstate/react'
import { TelephoneField } from '../countries/TelephoneField.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { AuthForm } from './AuthForm.tsx'

/** The form that requests a code for a new password. */
export function RecoveryRequest({ actor }: { readonly actor: RecoveryRequestActor }) {
  const { isBusy, errors } = useSelector(actor, selectTelephoneForm)
  const countries = useSelector(actor, ({ children }) => children.countries)
  const t = useTranslations().session.recovery
  const messageText = useMessageText()
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
      foot={<RouteLink location={{ to: 'login' }}>{t.back()}</RouteLink>}
    >
      {countries && <TelephoneField actor={countries} error={messageText(errors.telephone)} busy={isBusy} />}
    </AuthForm>
  )
}
