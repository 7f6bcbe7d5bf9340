import { type Attachment, authors } from '@supplier/core/chats/chats.domain'
import type { RoomLine } from '@supplier/core/chats/room-lines.domain'
import { shownImage } from '@supplier/core/kernel/address'
import { isAmong } from '@supplier/core/kernel/word'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import FileText from 'lucide-react/icons/file-text'
import { memo } from 'react'
import { useFormats } from '../i18n/use-formats.ts'
import { settings } from '../settings/settings.ts'
import { RemoteImage } from '../ui/images/RemoteImage.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { bubble } from './chats.styles.ts'
import type { ChatTexts } from './chats.translations.ts'

interface MessageBubbleProps {
  readonly line: RoomLine
  readonly theirReadSeq: number
  readonly t: ChatTexts
}

/** A message that the server has: its words, files and time, and whether the buyer has read it. */
export const MessageBubble = memo(function MessageBubble({ line, theirReadSeq, t }: MessageBubbleProps) {
  const { message, startsGroup } = line
  const isOwn = message.from === 'supplier'
  // Neither the buyer nor the supplier wrote what an unknown author did, such as the marketplace's own system.
  const other = isAmong(authors, message.from) ? null : message.from || '—'
  const isRead = message.seq <= theirReadSeq
  const styles = bubble({ own: isOwn, other: other !== null, starts: startsGroup })
  const { time, dateTime } = useFormats()
  return (
    <div className={styles.root}>
      <div className={styles.body}>
        {other !== null && <div className={styles.author}>{other}</div>}
        {message.text !== '' && <div className={styles.text}>{message.text}</div>}
        <Files files={message.attachments} />
        <div className={styles.meta}>
          {message.at && <time title={dateTime(message.at)}>{time(message.at)}</time>}
          {isOwn && (isRead ? <CheckCheck size={14} aria-hidden="true" /> : <Check size={14} aria-hidden="true" />)}
          {isOwn && <VisuallyHidden>{isRead ? t.read : t.sent}</VisuallyHidden>}
        </div>
      </div>
    </div>
  )
})

/** The files of a message: pictures small, others by name; each opens in a new tab. */
export function Files({ files }: { readonly files: readonly Attachment[] }) {
  const styles = bubble({ own: true })
  const { megabytes } = useFormats()
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, size, url, thumb }) => (
        <li key={id}>
          <a
            className={styles.file}
            href={shownImage(url, settings.imageOrigins) ?? '#'}
            target="_blank"
            rel="noopener noreferrer"
          >
            {thumb ? (
              <RemoteImage src={shownImage(thumb, settings.imageOrigins)} alt={name}>
                {name}
              </RemoteImage>
            ) : (
              <>
                <FileText size={18} aria-hidden="true" /> {name} · {megabytes(size)}
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
