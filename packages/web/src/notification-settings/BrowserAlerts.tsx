import type { AlertChoiceActor } from '@supplier/core/alerts/alert-choice.machine'
import { selectAlertChoice } from '@supplier/core/alerts/alert-choice.selectors'
import { type ChannelNote, channelNotes } from '@supplier/core/alerts/alerts.domain'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Switch } from '../ui/choices/Switch.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { browser } from './NotificationSettings.styles.ts'

interface BrowserAlertsProps {
  readonly actor: AlertChoiceActor
  readonly isPushOn: boolean
  readonly isEmailOn: boolean
  readonly hasEmail: boolean
}

/** What this browser does when buyers call, and what the channels still need for it. */
export function BrowserAlerts({ actor, ...channels }: BrowserAlertsProps) {
  const t = useTranslations().notificationSettings.browser
  const { isSoundOn, permission } = useSelector(actor, selectAlertChoice)
  return (
    <section className={browser} aria-label={t.title()}>
      {channelNotes({ ...channels, permission }).map((note) => (
        <Note key={note} note={note} onAllow={() => actor.send({ type: 'permission.requested' })} />
      ))}
      <Switch label={t.sound()} checked={isSoundOn} onChange={(isOn) => actor.send({ type: 'sound.toggled', isOn })} />
    </section>
  )
}

function Note({ note, onAllow }: { readonly note: ChannelNote; readonly onAllow: () => void }) {
  const t = useTranslations().notificationSettings.browser
  switch (note) {
    case 'push.default':
      return (
        <Alert
          tone="info"
          actions={
            <Button size="small" onClick={onAllow}>
              {t.allow()}
            </Button>
          }
        >
          {t.default()}
        </Alert>
      )
    case 'push.granted':
      return <Alert tone="success">{t.granted()}</Alert>
    case 'push.denied':
      return <Alert tone="warning">{t.denied()}</Alert>
    case 'push.unsupported':
      return <Alert tone="neutral">{t.unsupported()}</Alert>
    default:
      return (
        <Alert
          tone="warning"
          actions={<RouteLink location={{ to: 'chats', search: '?tab=support' }}>{t.support()}</RouteLink>}
        >
          {t.noEmail()}
        </Alert>
      )
  }
}
