import { type RecoveryActor, selectRecoveryForm } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { PlaceLink } from '../app/PlaceLink.tsx'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { AuthForm } from './AuthForm.tsx'
import { CodeField } from './CodeField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { Resend } from './Resend.tsx'
import { TelephoneLead } from './TelephoneLead.tsx'

/** Takes the code and a new password, twice. */
export function Recovery({ actor }: { readonly actor: RecoveryActor }) {
  const form = useSelector(actor, selectRecoveryForm)
  const { isBusy, isVisible, errors } = form
  const { recovery: words, fields } = useWords().session
  const say = useSay()
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
      title={words.codeTitle()}
      lead={<TelephoneLead text={words.codeLead()} telephone={form.telephone} />}
      errors={errors}
      onSubmit={() => actor.send({ type: 'form.submitted' })}
      actions={
        <>
          <Button type="submit" variant="primary" size="large" block busy={isBusy}>
            {words.codeSubmit()}
          </Button>
          <Resend secondsLeft={form.secondsLeft} busy={isBusy} onResend={() => actor.send({ type: 'resend.chosen' })} />
        </>
      }
      foot={<PlaceLink place={{ to: 'login' }}>{words.back()}</PlaceLink>}
    >
      <CodeField code={form.code} error={say(errors.code)} busy={isBusy} hasLetters onText={typed('code')} />
      <PasswordField
        {...password}
        label={fields.newPassword()}
        name="password"
        hint={fields.passwordHint()}
        value={form.password}
        error={say(errors.password)}
        onText={typed('password')}
      />
      <PasswordField
        {...password}
        label={fields.repeatPassword()}
        name="password_confirmation"
        value={form.repeat}
        error={say(errors.repeat)}
        onText={typed('repeat')}
      />
    </AuthForm>
  )
}
