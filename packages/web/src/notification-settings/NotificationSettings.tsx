import { type NotificationSettingsActor, type PanelActor, selectNotificationSettings } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { Section } from '../account/Section.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Said } from '../kit/Said.tsx'
import { Stale } from '../kit/Stale.tsx'
import { useParts } from '../shell/parts.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { StatusLine } from '../ui/StatusLine.tsx'
import { ChannelMatrix } from './ChannelMatrix.tsx'
import { bulk, text, whole } from './NotificationSettings.styles.ts'

interface NotificationSettingsProps {
  readonly panel: PanelActor
  readonly isLinked: boolean
  readonly onConnect: () => void
}

/** On which channels the supplier is told news, and of what. */
export function NotificationSettings({ panel, isLinked, onConnect }: NotificationSettingsProps) {
  const words = useWords().notificationSettings
  const { notificationSettings: actor } = useParts(panel)
  if (actor === null) {
    return (
      <Section title={words.title()}>
        <Alert tone="warning">{words.stopped()}</Alert>
      </Section>
    )
  }
  return (
    <Section title={words.title()} mark={<Bulk actor={actor} />}>
      <p className={text}>{words.text()}</p>
      {!isLinked && (
        <Alert
          tone="warning"
          title={words.notLinked()}
          actions={
            <Button size="small" onClick={onConnect}>
              {words.connect()}
            </Button>
          }
        >
          {words.notLinkedText()}
        </Alert>
      )}
      <Content actor={actor} />
    </Section>
  )
}

function Content({ actor }: { readonly actor: NotificationSettingsActor }) {
  const all = useWords()
  const words = all.notificationSettings
  const view = useSelector(actor, selectNotificationSettings)
  const retry = () => actor.send({ type: 'retry.chosen' })
  if (view.state === 'loading') return <Skeleton width="100%" height="24rem" />
  if (view.state === 'failed') {
    return (
      <Alert
        tone="danger"
        role="alert"
        title={words.failed()}
        actions={
          <Button size="small" busy={view.isLoading} onClick={retry}>
            {all.ui.retry()}
          </Button>
        }
      >
        <Said messages={view.messages} otherwise={words.failedText()} />
      </Alert>
    )
  }
  return (
    <>
      {view.isStale && <Stale view={view} onRetry={retry} />}
      <div className={whole}>
        <ChannelMatrix channels={view.channels} send={actor.send} />
        <StatusLine>{view.isSaving && words.saving()}</StatusLine>
      </div>
    </>
  )
}

/** Everything on, or everything off. */
function Bulk({ actor }: { readonly actor: NotificationSettingsActor }) {
  const words = useWords().notificationSettings
  const isShown = useSelector(actor, selectIsShown)
  const flip = (isOn: boolean) => actor.send({ type: 'channels.flipped', isOn })
  return (
    <div className={bulk}>
      <Button size="small" disabled={!isShown} onClick={() => flip(true)}>
        {words.allOn()}
      </Button>
      <Button size="small" disabled={!isShown} onClick={() => flip(false)}>
        {words.allOff()}
      </Button>
    </div>
  )
}

const selectIsShown = (snapshot: Parameters<typeof selectNotificationSettings>[0]): boolean =>
  selectNotificationSettings(snapshot).state === 'shown'
