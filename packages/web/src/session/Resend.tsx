import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { wait } from './Resend.styles.ts'

interface ResendProps {
  /** Seconds until another code can be requested. */
  readonly secondsLeft: number
  readonly busy: boolean
  readonly onResend: () => void
}

/** Shows a countdown and then a button that requests another code. */
export function Resend({ secondsLeft, busy, onResend }: ResendProps) {
  const t = useTranslations().session.confirmation
  if (secondsLeft > 0) return <p className={wait()}>{t.resendIn({ seconds: secondsLeft })}</p>
  return (
    <Button size="large" block disabled={busy} onClick={onResend}>
      {t.resend()}
    </Button>
  )
}
