import { type FeedActor, type Notification, pathOf } from '@supplier/core'
import MailCheck from 'lucide-react/icons/mail-check'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import { Link } from 'wouter'
import { useFormats } from '../i18n/use-formats.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Badge } from '../ui/Badge.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { row, titleLink } from './Notifications.styles.ts'
import { typeIcons } from './type-icons.ts'

interface NotificationRowProps {
  readonly notification: Notification
  readonly isFirst: boolean
  readonly send: FeedActor['send']
}

/** One notification: what it is about, where it leads, and what can be done with it. */
export const NotificationRow = memo(function NotificationRow({ notification, isFirst, send }: NotificationRowProps) {
  const { id, type, text, createdAt, isRead, isUrgent } = notification
  const words = useWords().notification
  const { dateTime } = useFormats()
  const look = row({ isNew: !isRead, isFirst })
  const Icon = typeIcons[type]
  const title = notification.title || words.untitled()
  return (
    <article className={look.root}>
      <span className={look.icon}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {!isRead && <span className={look.dot} aria-hidden="true" />}
      </span>
      <div className={look.head}>
        <span className={look.title}>
          {!isRead && <VisuallyHidden>{words.isNew()}: </VisuallyHidden>}
          <Title notification={notification} title={title} send={send} />
        </span>
        {isUrgent && <Badge tone="warning">{words.urgent()}</Badge>}
      </div>
      <div className={look.body}>
        {text && <p className={look.text}>{text}</p>}
        <p className={look.meta}>
          {words.types[type]()}
          {createdAt && <> · {dateTime(createdAt)}</>}
        </p>
      </div>
      <div className={look.actions}>
        {!isRead && (
          <IconButton
            size="small"
            data-control="read"
            label={words.read({ title })}
            title={words.readThis()}
            icon={<MailCheck size={18} aria-hidden="true" />}
            onClick={() => send({ type: 'read.chosen', id })}
          />
        )}
        <IconButton
          size="small"
          data-control="remove"
          label={words.remove({ title })}
          title={words.removeThis()}
          icon={<Trash2 size={18} aria-hidden="true" />}
          // The second click of a double one meets the bin of the row that has moved up.
          onClick={({ detail }) => detail < 2 && send({ type: 'removal.chosen', id })}
        />
      </div>
    </article>
  )
})

/** The mouse button that opens a link in another tab. */
const middle = 1

interface TitleProps extends Pick<NotificationRowProps, 'notification' | 'send'> {
  readonly title: string
}

/** A notification's name, and the way to where it leads. */
function Title({ notification: { id, link }, title, send }: TitleProps) {
  if (link === null) return title
  return (
    <Link
      href={pathOf(link)}
      className={titleLink}
      data-control="title"
      onClick={() => send({ type: 'link.followed', id })}
      onAuxClick={({ button }) => button === middle && send({ type: 'link.followed', id })}
    >
      {title}
    </Link>
  )
}
