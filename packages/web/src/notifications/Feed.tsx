import type { FeedActor, FeedView, NotificationsActor } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { LongList } from '../ui/LongList.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { foot, frame } from './Notifications.styles.ts'

interface FeedProps {
  readonly view: Extract<FeedView, { readonly state: 'rows' }>
  readonly feed: FeedActor
  readonly send: NotificationsActor['send']
}

/** Pixels that a notification takes, about; it is measured as soon as it is there. */
const usualHeight = 88

/** The notifications from the newest one on, as far as the list is scrolled. */
export function Feed({ view, feed, send }: FeedProps) {
  const words = useWords().notification
  const { rows, more, isLoading } = view
  return (
    <>
      <Card padded={false}>
        <div className={frame({ busy: isLoading })}>
          <LongList
            label={words.label()}
            count={rows.length}
            isComplete={more === 'none'}
            busy={isLoading || more === 'reading'}
            estimate={usualHeight}
            keyOf={(place) => rows.at(place)?.id ?? String(place)}
            row={(place) => <Row rows={rows} place={place} send={send} />}
            isEndWanted={more === 'comes' && !isLoading}
            onEnd={() => feed.send({ type: 'end.reached' })}
          />
        </div>
      </Card>
      <Foot more={more} feed={feed} />
    </>
  )
}

interface RowProps extends Pick<FeedProps, 'send'> {
  readonly rows: FeedProps['view']['rows']
  readonly place: number
}

function Row({ rows, place, send }: RowProps) {
  const notification = rows.at(place)
  return notification && <NotificationRow notification={notification} isFirst={place === 0} send={send} />
}

/** What stands behind the last row; its place is always the same. */
function Foot({ more, feed }: { readonly more: FeedProps['view']['more']; readonly feed: FeedActor }) {
  const words = useWords()
  const said = words.notification
  return (
    <div className={foot} role="status">
      {more === 'none' && said.end()}
      {(more === 'comes' || more === 'reading') && words.common.loading()}
      {more === 'asked' && <Button onClick={() => feed.send({ type: 'more.chosen' })}>{said.more()}</Button>}
      {more === 'failed' && (
        <>
          {said.moreFailed()}
          <Button size="small" onClick={() => feed.send({ type: 'retry.chosen' })}>
            {words.ui.retry()}
          </Button>
        </>
      )}
    </div>
  )
}
