import type { FeedActor, FeedView } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { LongList } from '../ui/LongList.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { foot, frame } from './Notifications.styles.ts'

interface FeedProps {
  readonly view: Extract<FeedView, { readonly state: 'rows' }>
  readonly send: FeedActor['send']
}

/** Pixels that a notification takes, about; it is measured as soon as it is there. */
const usualHeight = 88

/** The notifications from the newest one on, as far as the list is scrolled. */
export function Feed({ view, send }: FeedProps) {
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
            onEnd={() => send({ type: 'end.reached' })}
          />
        </div>
      </Card>
      <Foot more={more} send={send} />
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
function Foot({ more, send }: Pick<FeedProps, 'send'> & Pick<FeedProps['view'], 'more'>) {
  const words = useWords()
  const said = words.notification
  return (
    <div className={foot} role="status">
      {more === 'none' && said.end()}
      {(more === 'comes' || more === 'reading') && words.common.loading()}
      {more === 'asked' && <Button onClick={() => send({ type: 'more.chosen' })}>{said.more()}</Button>}
      {more === 'failed' && (
        <>
          {said.moreFailed()}
          <Button size="small" onClick={() => send({ type: 'retry.chosen' })}>
            {words.ui.retry()}
          </Button>
        </>
      )}
    </div>
  )
}
