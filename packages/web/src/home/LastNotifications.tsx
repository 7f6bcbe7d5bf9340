import { type HomeView, type Notification, pathOf } from '@supplier/core'
import { Link } from 'wouter'
import { Section } from '../account/Section.tsx'
import { RouteLink } from '../app/RouteLink.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { titleLink } from '../notifications/Notifications.styles.ts'
import { typeIcons } from '../notifications/type-icons.ts'
import { rows as rowsLook, sign } from './Home.styles.ts'
import { NotRead, RowSkeletons } from './Rows.tsx'

interface LastNotificationsProps {
  readonly state: HomeView['events']['state']
  readonly rows: readonly Notification[]
  readonly onRetry: () => void
  readonly onFollow: (id: string) => void
}

/** The newest notifications, with a link to all of them. */
export function LastNotifications({ state, rows, onRetry, onFollow }: LastNotificationsProps) {
  const labels = useTranslations().homePage.events
  const styles = rowsLook()
  return (
    <Section title={labels.title()} mark={<RouteLink location={{ to: 'notifications' }}>{labels.all()}</RouteLink>}>
      {state === 'failed' ? (
        <NotRead text={labels.failed()} onRetry={onRetry} />
      ) : (
        <ul className={styles.list}>
          {rows.map((one) => (
            <Row key={one.id} notification={one} onFollow={onFollow} />
          ))}
          {state === 'loading' && <RowSkeletons count={5} widths={['40%', '70%']} />}
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
    </Section>
  )
}

interface RowProps extends Pick<LastNotificationsProps, 'onFollow'> {
  readonly notification: Notification
}

function Row({ notification: { id, type, title, text, createdAt, isRead, link }, onFollow }: RowProps) {
  const t = useTranslations().notification
  const { dateTime } = useFormats()
  const styles = rowsLook()
  const Icon = typeIcons[type]
  const name = title || t.untitled()
  return (
    <li className={styles.row}>
      <span className={sign} data-tone={isRead ? undefined : 'accent'}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>
          {link === null ? (
            name
          ) : (
            <Link href={pathOf(link)} className={titleLink} onClick={() => onFollow(id)}>
              {name}
            </Link>
          )}
        </span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {createdAt && <span className={styles.end}>{dateTime(createdAt)}</span>}
    </li>
  )
}
