import type { Unsent } from '@supplier/core/chats/outbox.domain'
import { messagesOf } from '@supplier/core/kernel/message'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleHelp from 'lucide-react/icons/circle-help'
import Clock from 'lucide-react/icons/clock'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { bubble } from './chats.styles.ts'
import type { ChatTexts } from './chats.translations.ts'
import { Files } from './MessageBubble.tsx'

interface UnsentBubbleProps {
  readonly item: Unsent
  readonly isOnline: boolean
  readonly t: ChatTexts
  readonly onRetry: () => void
  readonly onRemove: () => void
  /** `null` in a closed room. */
  readonly onEdit: (() => void) | null
}

const icons = { queued: Clock, sending: LoaderCircle, unclear: CircleHelp, failed: CircleAlert } as const

/** A message on its way: its state by icon and word, and for one that was refused why, and what to do. */
export function UnsentBubble({ item, isOnline, t, onRetry, onRemove, onEdit }: UnsentBubbleProps) {
  const isFailed = item.state === 'failed'
  const styles = bubble({ own: true, starts: true, failed: isFailed })
  const messageText = useMessageText()
  const Icon = icons[item.state]
  const words = { queued: isOnline ? t.queued : t.offline, sending: t.sending, unclear: t.unclear, failed: t.notSent }
  return (
    <div className={styles.root}>
      <div className={styles.body}>
        {item.text !== '' && <div className={styles.text}>{item.text}</div>}
        <Files files={item.attachments} />
        <div className={styles.meta}>
          <Icon size={14} aria-hidden="true" /> {words[item.state]}
          {isFailed && item.failure && `: ${messageText(messagesOf(item.failure)[0])}`}
        </div>
        {isFailed && item.mayHaveArrived && <div className={styles.meta}>{t.mayHaveArrived}</div>}
        {isFailed && (
          <div className={styles.actions}>
            <Button size="small" onClick={onRetry}>
              {t.again}
            </Button>
            {onEdit && (
              <Button size="small" variant="ghost" onClick={onEdit}>
                {t.edit}
              </Button>
            )}
            <Button size="small" variant="ghost" onClick={onRemove}>
              {t.remove}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
