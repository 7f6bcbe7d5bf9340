import type { HomeView } from '@supplier/core/home/home.selectors'
import { pathOf } from '@supplier/core/kernel/routes'
import type { Notification } from '@supplier/core/notifications/notifications.domain'
import { Link } from 'wouter'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useIsOffered } from '../navigation/offered.ts'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { rows as rowsLook } from './Home.styles.ts'
import { HomeCard } from './HomeCard.tsx'
import { NotRead, RowSkeletons } from './Rows.tsx'

interface LastNotificationsProps {
  readonly state: HomeView['events']['state']
  readonly rows: readonly Notification[]
  readonly now: number
  readonly onRetry: () => void
  readonly onFollow: (id: string) => void
}

/** The newest notifications, with a link to all of them. */
export function LastNotifications({ state, rows, now, onRetry, onFollow }: LastNotificationsProps) {
  const labels = useTranslations().homePage.events
  const styles = rowsLook()
  return (
    <HomeCard title={labels.title()} mark={<RouteLink location={{ to: 'notifications' }}>{labels.all()}</RouteLink>}>
      {state === 'failed' ? (
        <NotRead text={labels.failed()} onRetry={onRetry} />
      ) : (
        <ul className={styles.list}>
          {rows.map((one) => (
            <Row key={one.id} notification={one} now={now} onFollow={onFollow} />
          ))}
          {state === 'loading' && <RowSkeletons count={3} widths={['60%']} />}
          {state === 'known' && rows.length === 0 && (
            <li className={styles.row}>
              <span className={styles.texts}>
                <span className={styles.title}>{labels.nothing()}</span>
                <span className={styles.text}>{labels.nothingText()}</span>
              </span>
            </li>
          )}
        </ul>
      )}
    </HomeCard>
  )
}

interface RowProps extends Pick<LastNotificationsProps, 'now' | 'onFollow'> {
  readonly notification: Notification
}

function Row({ notification: { id, title, text, createdAt, isRead, link }, now, onFollow }: RowProps) {
  const t = useTranslations().notification
  const { recent, dateTime } = useFormats()
  const isOffered = useIsOffered()
  const styles = rowsLook()
  const name = title || t.untitled()
  return (
    <li className={styles.row}>
      <span className={styles.dot} data-tone={isRead ? undefined : 'fresh'} />
      <span className={styles.texts}>
        <span className={styles.title}>
          {link === null || !isOffered(link.to) ? (
            name
          ) : (
            <Link href={pathOf(link)} className={styles.link} onClick={() => onFollow(id)}>
              {name}
            </Link>
          )}
        </span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {createdAt && (
        <time className={styles.end} dateTime={createdAt} title={dateTime(createdAt)}>
          {recent(createdAt, now)}
        </time>
      )}
    </li>
  )
}
