import type { Message } from '@supplier/core/kernel/message'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { delayed } from './StoreSwitch.styles.ts'

interface StoresDelayedProps {
  readonly message: Message | null
  readonly mayRetry: boolean
  readonly onRetry: () => void
}

/** Says that a busy server has not named the stores yet, and how long it asks to wait. */
export function StoresDelayed({ message, mayRetry, onRetry }: StoresDelayedProps) {
  const messageText = useMessageText()
  const { ui } = useTranslations()
  return (
    <p className={delayed} role="status">
      {message && messageText(message)}
      {mayRetry && (
        <Button size="small" onClick={onRetry}>
          {ui.retry()}
        </Button>
      )}
    </p>
  )
}
