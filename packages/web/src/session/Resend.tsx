import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { wait } from './Resend.styles.ts'

interface ResendProps {
  /** Seconds until a code may be asked for again. */
  readonly secondsLeft: number
  readonly busy: boolean
  readonly onResend: () => void
}

/** Counts down to the moment when another code may be sent. */
export function Resend({ secondsLeft, busy, onResend }: ResendProps) {
  const words = useWords().session.confirmation
  if (secondsLeft > 0) return <p className={wait()}>{words.resendIn({ seconds: secondsLeft })}</p>
  return (
    <Button size="large" block disabled={busy} onClick={onResend}>
      {words.resend()}
    </Button>
  )
}
