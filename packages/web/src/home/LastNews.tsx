import { type HomeView, type Notification, pathOf } from '@supplier/core'
import { Link } from 'wouter'
import { Section } from '../account/Section.tsx'
import { PlaceLink } from '../app/PlaceLink.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { titleLink } from '../notifications/Notifications.styles.ts'
import { typeIcons } from '../notifications/type-icons.ts'
import { rows as rowsLook, sign } from './Home.styles.ts'
import { NotRead, RowPlaces } from './Rows.tsx'

interface LastNewsProps {
  readonly state: HomeView['news']['state']
  readonly rows: readonly Notification[]
  readonly onRetry: () => void
  readonly onFollow: (id: string) => void
}

/** The newest notifications, and the way to all of them. */
export function LastNews({ state, rows, onRetry, onFollow }: LastNewsProps) {
  const said = useWords().homePage.news
  const look = rowsLook()
  return (
    <Section title={said.title()} mark={<PlaceLink place={{ to: 'notifications' }}>{said.all()}</PlaceLink>}>
      {state === 'failed' ? (
        <NotRead text={said.failed()} onRetry={onRetry} />
      ) : (
        <ul className={look.list}>
          {rows.map((one) => (
            <Row key={one.id} notification={one} onFollow={onFollow} />
          ))}
          {state === 'loading' && <RowPlaces count={5} widths={['40%', '70%']} />}
          {state === 'known' && rows.length === 0 && (
            <li className={look.row}>
              <span className={look.texts}>
                <span className={look.title}>{said.nothing()}</span>
                <span className={look.text}>{said.nothingText()}</span>
              </span>
            </li>
          )}
        </ul>
      )}
    </Section>
  )
}

interface RowProps extends Pick<LastNewsProps, 'onFollow'> {
  readonly notification: Notification
}

function Row({ notification: { id, type, title, text, createdAt, isRead, link }, onFollow }: RowProps) {
  const words = useWords().notification
  const { dateTime } = useFormats()
  const look = rowsLook()
  const Icon = typeIcons[type]
  const name = title || words.untitled()
  return (
    <li className={look.row}>
      <span className={sign} data-tone={isRead ? undefined : 'accent'}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className={look.texts}>
        <span className={look.title}>
          {link === null ? (
            name
          ) : (
            <Link href={pathOf(link)} className={titleLink} onClick={() => onFollow(id)}>
              {name}
            </Link>
          )}
        </span>
        {text && <span className={look.text}>{text}</span>}
      </span>
      {createdAt && <span className={look.end}>{dateTime(createdAt)}</span>}
    </li>
  )
}
