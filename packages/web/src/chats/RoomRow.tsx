import { authors, type Room } from '@supplier/core/chats/chats.domain'
import { type Location, pathOf } from '@supplier/core/kernel/routes'
import { isAmong } from '@supplier/core/kernel/word'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import { Link } from 'wouter'
import { formatBadge } from '../i18n/counts.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { WaitingTime } from '../kit/answers/WaitingTime.tsx'
import { Avatar } from '../ui/images/Avatar.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { room as roomLook } from './chats.styles.ts'
import type { ChatTexts } from './chats.translations.ts'

interface RoomRowProps {
  readonly room: Room
  readonly now: number
  readonly location: Location
  readonly isOpen: boolean
  readonly t: ChatTexts
}

const day = 24 * 3_600_000

/** A room in the list: who, the last words, and how long the buyer has waited. */
export function RoomRow({ room, now, location, isOpen, t }: RoomRowProps) {
  const styles = roomLook({ unread: room.unread > 0 })
  const { time, day: dayOf } = useFormats()
  const { last, waitingSince } = room
  return (
    <Link href={pathOf(location)} className={styles.root} aria-current={isOpen ? 'true' : undefined}>
      {room.kind === 'support' ? (
        <LifeBuoy size={24} aria-hidden="true" />
      ) : (
        <Avatar src={null} initials={initialsOf(room.title)} size="small" />
      )}
      <span className={styles.texts}>
        <span className={styles.line}>
          <span className={styles.name}>{room.title}</span>
          {last?.at && (
            <span className={styles.time}>{now - Date.parse(last.at) < day ? time(last.at) : dayOf(last.at)}</span>
          )}
        </span>
        <span className={styles.line}>
          <span className={styles.last}>
            {last?.from === 'supplier' && t.you}
            {last && !isAmong(authors, last.from) && `${last.from}: `}
            {last?.text}
          </span>
          {room.unread > 0 && (
            <span className={styles.count}>
              <Badge tone="wheat" label={t.unread(room.unread)}>
                {formatBadge(room.unread)}
              </Badge>
            </span>
          )}
        </span>
        {waitingSince && <WaitingTime since={waitingSince} now={now} />}
      </span>
    </Link>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = '']) => letter)
    .join('')
    .toUpperCase()
