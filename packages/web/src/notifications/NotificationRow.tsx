import { pathOf } from '@supplier/core/kernel/routes'
import type { FeedActor } from '@supplier/core/notifications/feed.machine'
import type { Notification } from '@supplier/core/notifications/notifications.domain'
import MailCheck from 'lucide-react/icons/mail-check'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import { Link } from 'wouter'
import { useClock } from '../i18n/clock.ts'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useIsOffered } from '../navigation/offered.ts'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { row, titleLink } from './Notifications.styles.ts'
import { typeIcons } from './type-icons.ts'

interface NotificationRowProps {
  readonly notification: Notification
  readonly isFirst: boolean
  readonly send: FeedActor['send']
}

/** One notification with its link and its actions. */
export const NotificationRow = memo(function NotificationRow({ notification, isFirst, send }: NotificationRowProps) {
  const { id, type, text, createdAt, isRead, isUrgent } = notification
  const t = useTranslations().notification
  const { dateTime, recent } = useFormats()
  const now = useClock().now()
  const styles = row({ isNew: !isRead, isFirst })
  const Icon = typeIcons[type]
  const title = notification.title || t.untitled()
  return (
    <article className={styles.root}>
      <span className={styles.icon} title={t.types[type]()}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {!isRead && <span className={styles.dot} aria-hidden="true" />}
      </span>
      <div className={styles.head}>
        <span className={styles.title}>
          {!isRead && <VisuallyHidden>{t.isNew()}: </VisuallyHidden>}
          <Title notification={notification} title={title} send={send} />
        </span>
        {isUrgent && <Badge tone="warning">{t.urgent()}</Badge>}
      </div>
      {text && (
        <p className={styles.text} title={text}>
          {text}
        </p>
      )}
      {createdAt && (
        <time className={styles.time} title={dateTime(createdAt)}>
          {recent(createdAt, now)}
        </time>
      )}
      <div className={styles.actions}>
        {!isRead && (
          <IconButton
            size="small"
            data-control="read"
            label={t.read({ title })}
            title={t.readThis()}
            icon={<MailCheck size={18} aria-hidden="true" />}
            onClick={() => send({ type: 'read.chosen', id })}
          />
        )}
        <IconButton
          size="small"
          data-control="remove"
          label={t.remove({ title })}
          title={t.removeThis()}
          icon={<Trash2 size={18} aria-hidden="true" />}
          // The second click of a double click would hit the delete button of the next row, which has moved up.
          onClick={({ detail }) => detail < 2 && send({ type: 'deletion.chosen', id })}
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

/** The title of a notification, as a link when it has one. */
function Title({ notification: { id, link }, title, send }: TitleProps) {
  const isOffered = useIsOffered()
  if (link === null || !isOffered(link.to)) return title
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
