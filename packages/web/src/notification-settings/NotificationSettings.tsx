import type { AlertChoiceActor } from '@supplier/core/alerts/alert-choice.machine'
import type { PanelActor } from '@supplier/core/app/panel.machine'
import type { NotificationSettingsActor } from '@supplier/core/notification-settings/notification-settings.machine'
import {
  type ChannelView,
  selectNotificationSettings,
} from '@supplier/core/notification-settings/notification-settings.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { ServerMessages } from '../kit/answers/ServerMessages.tsx'
import { Stale } from '../kit/answers/Stale.tsx'
import { useParts } from '../kit/panel/panel-parts.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { StatusLine } from '../ui/messages/StatusLine.tsx'
import { BrowserAlerts } from './BrowserAlerts.tsx'
import { ChannelMatrix } from './ChannelMatrix.tsx'
import { bulk, text, whole } from './NotificationSettings.styles.ts'

interface NotificationSettingsProps {
  readonly panel: PanelActor
  readonly isLinked: boolean
  readonly hasEmail: boolean
  readonly onConnect: () => void
}

/** The supplier’s choice of channels and events for notifications. */
export function NotificationSettings({ panel, isLinked, hasEmail, onConnect }: NotificationSettingsProps) {
  const t = useTranslations().notificationSettings
  const { notificationSettings: actor, alertChoice } = useParts(panel)
  if (actor === null) {
    return (
      <Section title={t.title()}>
        <Alert tone="warning">{t.stopped()}</Alert>
      </Section>
    )
  }
  return (
    <Section title={t.title()} mark={<Bulk actor={actor} alertChoice={alertChoice} />}>
      <p className={text}>{t.text()}</p>
      {!isLinked && (
        <Alert
          tone="warning"
          title={t.notLinked()}
          actions={
            <Button size="small" onClick={onConnect}>
              {t.connect()}
            </Button>
          }
        >
          {t.notLinkedText()}
        </Alert>
      )}
      <Content actor={actor} alertChoice={alertChoice} hasEmail={hasEmail} />
    </Section>
  )
}

interface ContentProps {
  readonly actor: NotificationSettingsActor
  /** `null` when it has stopped. */
  readonly alertChoice: AlertChoiceActor | null
}

function Content({ actor, alertChoice, hasEmail }: ContentProps & { readonly hasEmail: boolean }) {
  const all = useTranslations()
  const t = all.notificationSettings
  const view = useSelector(actor, selectNotificationSettings)
  const retry = () => actor.send({ type: 'retry.chosen' })
  if (view.state === 'loading') return <Skeleton width="100%" height="24rem" />
  if (view.state === 'failed') {
    return (
      <Alert
        tone="danger"
        role="alert"
        title={t.failed()}
        actions={
          <Button size="small" busy={view.isLoading} onClick={retry}>
            {all.ui.retry()}
          </Button>
        }
      >
        <ServerMessages messages={view.messages} otherwise={t.failedText()} />
      </Alert>
    )
  }
  return (
    <>
      {view.isStale && <Stale view={view} onRetry={retry} />}
      <div className={whole}>
        <ChannelMatrix
          channels={view.channels}
          send={(event) => {
            actor.send(event)
            if (event.type === 'switch.flipped')
              alertChoice?.send({ type: 'channel.flipped', channel: event.name, isOn: event.isOn })
          }}
        />
        <StatusLine>{view.isSaving && t.saving()}</StatusLine>
      </div>
      {alertChoice && (
        <BrowserAlerts
          actor={alertChoice}
          isPushOn={isOn(view.channels, 'push')}
          isEmailOn={isOn(view.channels, 'email')}
          hasEmail={hasEmail}
        />
      )}
    </>
  )
}

const isOn = (channels: readonly ChannelView[], channel: ChannelView['channel']): boolean =>
  channels.some((one) => one.channel === channel && one.isOn)

/** Switches all channels on or off. */
function Bulk({ actor, alertChoice }: ContentProps) {
  const t = useTranslations().notificationSettings
  const isShown = useSelector(actor, selectIsShown)
  const flip = (next: boolean) => {
    actor.send({ type: 'channels.flipped', isOn: next })
    alertChoice?.send({ type: 'channel.flipped', channel: 'push', isOn: next })
  }
  return (
    <div className={bulk}>
      <Button size="small" disabled={!isShown} onClick={() => flip(true)}>
        {t.allOn()}
      </Button>
      <Button size="small" disabled={!isShown} onClick={() => flip(false)}>
        {t.allOff()}
      </Button>
    </div>
  )
}

const selectIsShown = (snapshot: Parameters<typeof selectNotificationSettings>[0]): boolean =>
  selectNotificationSettings(snapshot).state === 'shown'
