import type { RoomView } from '@supplier/core/chats/chats.selectors'
import type { Unsent } from '@supplier/core/chats/outbox.domain'
import type { RoomActor } from '@supplier/core/chats/room.machine'
import { roomLines } from '@supplier/core/chats/room-lines.domain'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useMemo } from 'react'
import { useFormats } from '../i18n/use-formats.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { EndList } from '../ui/lists/EndList.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { divider, log } from './chats.styles.ts'
import type { ChatTexts } from './chats.translations.ts'
import { MessageBubble } from './MessageBubble.tsx'
import { UnsentBubble } from './UnsentBubble.tsx'

interface MessageListProps {
  readonly view: RoomView
  readonly actor: RoomActor
  readonly unsent: readonly Unsent[]
  readonly isOnline: boolean
  readonly onRetry: (key: string) => void
  readonly onRemove: (key: string) => void
  readonly t: ChatTexts
}

/** The conversation by number, and behind it the messages that were not sent yet. */
export function MessageList({ view, actor, unsent, isOnline, onRetry, onRemove, t }: MessageListProps) {
  const { messages, hasBefore, newFrom, newCount, room } = view
  const { date } = useFormats()
  const styles = log()
  const lines = useMemo(() => roomLines(messages, { newFrom, hasBefore }), [messages, newFrom, hasBefore])
  const row = (at: number) => {
    const line = lines[at]
    const item = unsent[at - lines.length]
    if (line)
      return (
        <div data-message="">
          {line.day && <div className={divider({ fresh: false })}>{date(line.day)}</div>}
          {line.isFirstNew && <div className={divider({ fresh: true })}>{t.fresh}</div>}
          <MessageBubble line={line} theirReadSeq={room?.theirReadSeq ?? 0} t={t} />
        </div>
      )
    return (
      item && (
        <UnsentBubble
          item={item}
          isOnline={isOnline}
          t={t}
          onRetry={() => onRetry(item.key)}
          onRemove={() => onRemove(item.key)}
          onEdit={room?.canWrite === false ? null : () => actor.send({ type: 'message.edited', message: item })}
        />
      )
    )
  }
  if (lines.length + unsent.length === 0) return <p className={styles.middle}>{t.empty}</p>
  return (
    <>
      <EndList
        label={t.conversation(room?.title ?? '')}
        count={lines.length + unsent.length}
        keyOf={(at) => lines[at]?.message.seq ?? unsent[at - lines.length]?.key ?? at}
        row={row}
        estimate={64}
        top={hasBefore ? t.older : t.beginning}
        isTopWanted={hasBefore}
        onTop={() => actor.send({ type: 'older.wanted' })}
        onEnd={(isAtEnd) => actor.send({ type: isAtEnd ? 'end.reached' : 'end.left' })}
        over={(scrollToEnd) =>
          newCount > 0 && (
            <div className={styles.pill}>
              <Button
                size="small"
                aria-label={t.toEnd}
                icon={<ChevronDown size={16} aria-hidden="true" />}
                onClick={scrollToEnd}
              >
                {t.fresh} {newCount}
              </Button>
            </div>
          )
        }
      />
      <VisuallyHidden>
        <span role="status">{newCount > 0 ? t.freshCount(newCount) : ''}</span>
      </VisuallyHidden>
    </>
  )
}
