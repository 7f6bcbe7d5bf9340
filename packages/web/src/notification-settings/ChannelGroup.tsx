import type { NotificationSettingsActor } from '@supplier/core/notification-settings/notification-settings.machine'
import type { ChannelView } from '@supplier/core/notification-settings/notification-settings.selectors'
import Bell from 'lucide-react/icons/bell'
import Mail from 'lucide-react/icons/mail'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Send from 'lucide-react/icons/send'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Checkbox } from '../ui/choices/Checkbox.tsx'
import { Switch } from '../ui/choices/Switch.tsx'
import { location, matrix } from './NotificationSettings.styles.ts'
import { topics } from './topics.ts'

interface ChannelGroupProps {
  readonly view: ChannelView
  readonly send: NotificationSettingsActor['send']
}

const icons = { telegram: Send, sms: MessageSquareText, push: Bell, email: Mail }

/** One channel: its switch and its events. */
export function ChannelGroup({ view, send }: ChannelGroupProps) {
  const t = useTranslations().notificationSettings
  const { channel, isOn, chosen } = view
  const styles = matrix()
  const Icon = icons[channel]
  const name = t.channels[channel]()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot give its children to a grid
    <div role="group" aria-label={name} className={styles.group}>
      <div className={location({ row: 'channel', column: channel })}>
        <Switch
          label={
            <span className={styles.channel}>
              <Icon size={16} aria-hidden="true" />
              {name}
            </span>
          }
          checked={isOn}
          onChange={(next) => send({ type: 'switch.flipped', name: channel, isOn: next })}
        />
      </div>
      <div className={location({ row: 'whole', column: channel })}>
        <Checkbox
          label={<span className={styles.word}>{t.whole()}</span>}
          checked={chosen === 'all'}
          mixed={chosen === 'some'}
          disabled={!isOn}
          onChange={(next) => send({ type: 'topics.flipped', channel, isOn: next })}
        />
      </div>
      {topics.map((topic) => {
        const found = view.topics.find((one) => one.topic === topic)
        return (
          <div key={topic} className={location({ row: topic, column: channel, blank: found === undefined })}>
            {found ? (
              <Checkbox
                label={<span className={styles.word}>{t.topics[topic]()}</span>}
                checked={found.isOn}
                disabled={!isOn}
                onChange={(next) => send({ type: 'switch.flipped', name: found.name, isOn: next })}
              />
            ) : (
              <span className={styles.dash} aria-hidden="true">
                —
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
