import { type FeedActor, type FeedView, notificationSettings, selectFeed } from '@supplier/core'
import { useSelector } from '@xstate/react'
import MailCheck from 'lucide-react/icons/mail-check'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Trash2 from 'lucide-react/icons/trash-2'
import { PlaceButton } from '../app/PlaceButton.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { NoRows } from '../kit/NoRows.tsx'
import { Stale } from '../kit/Stale.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ThroughOutlet } from '../ui/Outlet.tsx'
import { Arrivals } from './Arrivals.tsx'
import { Feed } from './Feed.tsx'
import { FeedSkeleton } from './FeedSkeleton.tsx'
import { bar, page, settings } from './Notifications.styles.ts'
import { TypeFilter } from './TypeFilter.tsx'
import { UndoBar } from './UndoBar.tsx'

interface NotificationsScreenProps {
  readonly actor: FeedActor
}

/** Everything the marketplace has told the supplier. */
export function NotificationsScreen({ actor }: NotificationsScreenProps) {
  const words = useWords()
  const view = useSelector(actor, selectFeed)
  const { send } = actor
  return (
    <div className={page}>
      <Actions hasRows={view.state === 'rows'} isPartial={view.isPartial} send={send} />
      {view.isStale && <Stale view={view} onRetry={() => send({ type: 'retry.chosen' })} />}
      <section className={page} aria-label={words.notification.label()} aria-busy={view.isLoading || undefined}>
        <Arrivals count={view.state === 'rows' ? view.newItems : 0} onShow={() => send({ type: 'newItems.chosen' })} />
        {view.state !== 'nothingYet' && (
          <div className={bar}>
            <TypeFilter only={view.only} onOnly={(only) => send({ type: 'filter.chosen', only })} />
          </div>
        )}
        <Content view={view} send={send} />
        <UndoBar undo={view.undo} onUndo={(key) => send({ type: 'undo.chosen', key })} />
      </section>
    </div>
  )
}

interface ContentProps {
  readonly view: FeedView
  readonly send: FeedActor['send']
}

function Content({ view, send }: ContentProps) {
  const words = useWords().notification
  if (view.state === 'rows') return <Feed view={view} send={send} />
  if (view.state === 'loading') return <FeedSkeleton count={view.pageSize} />
  return (
    <Card padded={false}>
      <NoRows
        state={view.state}
        isBusy={view.isLoading}
        messages={view.messages}
        nothingYet={{ title: words.nothingYet(), text: words.nothingYetText() }}
        send={({ type }) => (type === 'retry.chosen' ? send({ type }) : send({ type: 'filter.chosen', only: null }))}
      />
    </Card>
  )
}

interface ActionsProps extends Pick<ContentProps, 'send'> {
  readonly hasRows: boolean
  readonly isPartial: boolean
}

/** What can be done with all of them, and the way to where they are told. */
function Actions({ hasRows, isPartial, send }: ActionsProps) {
  const words = useWords().notification
  const look = settings()
  return (
    <ThroughOutlet>
      {hasRows && (
        <>
          <Button icon={<MailCheck size={16} aria-hidden="true" />} onClick={() => send({ type: 'allRead.chosen' })}>
            {isPartial ? words.readAllTypes() : words.readAll()}
          </Button>
          <Button icon={<Trash2 size={16} aria-hidden="true" />} onClick={() => send({ type: 'clearing.chosen' })}>
            {isPartial ? words.clearAllTypes() : words.clear()}
          </Button>
        </>
      )}
      <div className={look.root}>
        <PlaceButton place={notificationSettings} icon={<SlidersHorizontal size={16} aria-hidden="true" />}>
          <span className={look.word}>{words.settings()}</span>
        </PlaceButton>
      </div>
    </ThroughOutlet>
  )
}
