import type { RecoveryActor } from '@supplier/core/session/recovery.machine'
import { selectRecoveryForm } from '@supplier/core/session/steps.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { AuthForm } from './AuthForm.tsx'
import { CodeField } from './CodeField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { Resend } from './Resend.tsx'
import { TelephoneLead } from './TelephoneLead.tsx'

/** The form for the code and the new password, which is typed twice. */
export function Recovery({ actor }: { readonly actor: RecoveryActor }) {
  const form = useSelector(actor, selectRecoveryForm)
  const { isBusy, isVisible, errors } = form
  const { recovery: t, fields } = useTranslations().session
  const messageText = useMessageText()
  const typed = (field: 'code' | 'password' | 'repeat') => (text: string) =>
    actor.send({ type: 'field.typed', field, text })
  const password = {
    autoComplete: 'new-password',
    busy: isBusy,
    visible: isVisible,
    onToggle: () => actor.send({ type: 'visibility.toggled' }),
  } as const
  return (
    <AuthForm
      title={t.codeTitle()}
      lead={<TelephoneLead text={t.codeLead()} telephone={form.telephone} />}
      errors={errors}
      onSubmit={() => actor.send({ type: 'form.submitted' })}
      actions={
        <>
          <Button type="submit" variant="primary" size="large" block busy={isBusy}>
            {t.codeSubmit()}
          </Button>
          <Resend secondsLeft={form.secondsLeft} busy={isBusy} onResend={() => actor.send({ type: 'resend.chosen' })} />
        </>
      }
      foot={<RouteLink location={{ to: 'login' }}>{t.back()}</RouteLink>}
    >
      <CodeField code={form.code} error={messageText(errors.code)} busy={isBusy} hasLetters onText={typed('code')} />
      <PasswordField
        {...password}
        label={fields.newPassword()}
        name="password"
        hint={fields.passwordHint()}
        value={form.password}
        error={messageText(errors.password)}
        onText={typed('password')}
      />
      <PasswordField
        {...password}
        label={fields.repeatPassword()}
        name="password_confirmation"
        value={form.repeat}
        error={messageText(errors.repeat)}
        onText={typed('repeat')}
      />
    </AuthForm>
  )
}
