import type { FeedActor } from '@supplier/core/notifications/feed.machine'
import {
  notificationFilters,
  notificationSettings,
  notificationTypes,
} from '@supplier/core/notifications/notifications.domain'
import { type FeedView, selectFeed } from '@supplier/core/notifications/notifications.selectors'
import { useSelector } from '@xstate/react'
import MailCheck from 'lucide-react/icons/mail-check'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { NoRows } from '../kit/answers/NoRows.tsx'
import { Stale } from '../kit/answers/Stale.tsx'
import type { ListTexts } from '../kit/filters/list-texts.ts'
import { ListToolbar } from '../kit/list/ListToolbar.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { ThroughOutlet } from '../ui/layout/Outlet.tsx'
import { Feed } from './Feed.tsx'
import { FeedSkeleton } from './FeedSkeleton.tsx'
import { NewItems } from './NewItems.tsx'
import { page, settings } from './Notifications.styles.ts'
import { UndoBar } from './UndoBar.tsx'

interface NotificationsScreenProps {
  readonly actor: FeedActor
}

/** All notifications of the supplier. */
export function NotificationsScreen({ actor }: NotificationsScreenProps) {
  const t = useTranslations()
  const view = useSelector(actor, selectFeed)
  const typeTexts = useTypeTexts()
  const { send } = actor
  return (
    <div className={page}>
      <Actions hasRows={view.state === 'rows'} isPartial={view.isPartial} send={send} />
      {view.isStale && <Stale view={view} onRetry={() => send({ type: 'retry.chosen' })} />}
      <section className={page} aria-label={t.notification.label()} aria-busy={view.isLoading || undefined}>
        <NewItems count={view.state === 'rows' ? view.newItems : 0} onShow={() => send({ type: 'newItems.chosen' })} />
        {view.state !== 'nothingYet' && (
          <ListToolbar
            codecs={notificationFilters}
            t={typeTexts}
            query={{ type: view.only }}
            onChange={({ type }) => send({ type: 'filter.chosen', only: type as FeedView['only'] })}
            onClear={() => send({ type: 'filter.chosen', only: null })}
          />
        )}
        <Content view={view} send={send} />
        <UndoBar undo={view.undo} onUndo={(key) => send({ type: 'undo.chosen', key })} />
      </section>
    </div>
  )
}

const useTypeTexts = (): ListTexts => {
  const { filter, types } = useTranslations().notification
  return {
    filters: { type: filter() },
    filterChoices: { type: Object.fromEntries(notificationTypes.map((type) => [type, types[type]()])) },
  }
}

interface ContentProps {
  readonly view: FeedView
  readonly send: FeedActor['send']
}

function Content({ view, send }: ContentProps) {
  const t = useTranslations().notification
  if (view.state === 'rows') return <Feed view={view} send={send} />
  if (view.state === 'loading') return <FeedSkeleton count={view.pageSize} />
  return (
    <Card padded={false}>
      <NoRows
        state={view.state}
        isBusy={view.isLoading}
        messages={view.messages}
        nothingYet={{ title: t.nothingYet(), text: t.nothingYetText() }}
        send={({ type }) => (type === 'retry.chosen' ? send({ type }) : send({ type: 'filter.chosen', only: null }))}
      />
    </Card>
  )
}

interface ActionsProps extends Pick<ContentProps, 'send'> {
  readonly hasRows: boolean
  readonly isPartial: boolean
}

/** The actions for all notifications, and a link to their settings. */
function Actions({ hasRows, isPartial, send }: ActionsProps) {
  const t = useTranslations().notification
  const styles = settings()
  return (
    <ThroughOutlet>
      {hasRows && (
        <>
          <Button icon={<MailCheck size={16} aria-hidden="true" />} onClick={() => send({ type: 'allRead.chosen' })}>
            {isPartial ? t.readAllTypes() : t.readAll()}
          </Button>
          <Button icon={<Trash2 size={16} aria-hidden="true" />} onClick={() => send({ type: 'clearing.chosen' })}>
            {isPartial ? t.clearAllTypes() : t.clear()}
          </Button>
        </>
      )}
      <div className={styles.root}>
        <RouteButton location={notificationSettings} icon={<SlidersHorizontal size={16} aria-hidden="true" />}>
          <span className={styles.word}>{t.settings()}</span>
        </RouteButton>
      </div>
    </ThroughOutlet>
  )
}
