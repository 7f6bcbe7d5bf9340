import type { FeedActor } from '@supplier/core/notifications/feed.machine'
import type { FeedView } from '@supplier/core/notifications/notifications.selectors'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Found } from '../kit/list/Found.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { LongList } from '../ui/lists/LongList.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { foot, frame } from './Notifications.styles.ts'

interface FeedProps {
  readonly view: Extract<FeedView, { readonly state: 'rows' }>
  readonly send: FeedActor['send']
}

/** The estimated height of a notification in pixels, used until it is rendered and measured. */
const usualHeight = 56

/** The notifications, newest first. Scrolling to the end loads more. */
export function Feed({ view, send }: FeedProps) {
  const t = useTranslations().notification
  const { rows, more, isLoading } = view
  return (
    <>
      <Card padded={false}>
        <div className={frame({ busy: isLoading })}>
          <LongList
            label={t.label()}
            count={rows.length}
            isComplete={more === 'none'}
            busy={isLoading || more === 'reading'}
            estimate={usualHeight}
            keyOf={(location) => rows.at(location)?.id ?? String(location)}
            row={(location) => <Row rows={rows} location={location} send={send} />}
            isEndWanted={more === 'comes' && !isLoading}
            onEnd={() => send({ type: 'end.reached' })}
          />
        </div>
      </Card>
      <Found count={isLoading || more === 'reading' ? null : rows.length} />
      <Foot more={more} send={send} />
    </>
  )
}

interface RowProps extends Pick<FeedProps, 'send'> {
  readonly rows: FeedProps['view']['rows']
  readonly location: number
}

function Row({ rows, location, send }: RowProps) {
  const notification = rows.at(location)
  return notification && <NotificationRow notification={notification} isFirst={location === 0} send={send} />
}

/** The status below the last row. Its height is constant. */
function Foot({ more, send }: Pick<FeedProps, 'send'> & Pick<FeedProps['view'], 'more'>) {
  const t = useTranslations()
  const labels = t.notification
  return (
    <div className={foot} role="status">
      {more === 'none' && labels.end()}
      {(more === 'comes' || more === 'reading') && t.common.loading()}
      {more === 'asked' && <Button onClick={() => send({ type: 'more.chosen' })}>{labels.more()}</Button>}
      {more === 'failed' && (
        <>
          {labels.moreFailed()}
          <Button size="small" onClick={() => send({ type: 'retry.chosen' })}>
            {t.ui.retry()}
          </Button>
        </>
      )}
    </div>
  )
}
