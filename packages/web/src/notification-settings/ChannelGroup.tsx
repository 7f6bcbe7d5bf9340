import type { ChannelView, NotificationSettingsActor } from '@supplier/core'
import Bell from 'lucide-react/icons/bell'
import Mail from 'lucide-react/icons/mail'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Send from 'lucide-react/icons/send'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Switch } from '../ui/Switch.tsx'
import { matrix, place } from './NotificationSettings.styles.ts'
import { topics } from './topics.ts'

interface ChannelGroupProps {
  readonly view: ChannelView
  readonly send: NotificationSettingsActor['send']
}

const icons = { telegram: Send, sms: MessageSquareText, push: Bell, email: Mail }

/** One channel: whether it is on, and what it tells of. */
export function ChannelGroup({ view, send }: ChannelGroupProps) {
  const words = useWords().notificationSettings
  const { channel, isOn, chosen } = view
  const look = matrix()
  const Icon = icons[channel]
  const name = words.channels[channel]()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot give its children to a grid
    <div role="group" aria-label={name} className={look.group}>
      <div className={place({ row: 'channel', column: channel })}>
        <Switch
          label={
            <span className={look.channel}>
              <Icon size={16} aria-hidden="true" />
              {name}
            </span>
          }
          checked={isOn}
          onChange={(next) => send({ type: 'switch.flipped', name: channel, isOn: next })}
        />
      </div>
      <div className={place({ row: 'whole', column: channel })}>
        <Checkbox
          label={<span className={look.word}>{words.whole()}</span>}
          checked={chosen === 'all'}
          mixed={chosen === 'some'}
          disabled={!isOn}
          onChange={(next) => send({ type: 'topics.flipped', channel, isOn: next })}
        />
      </div>
      {topics.map((topic) => {
        const found = view.topics.find((one) => one.topic === topic)
        return (
          <div key={topic} className={place({ row: topic, column: channel, blank: found === undefined })}>
            {found ? (
              <Checkbox
                label={<span className={look.word}>{words.topics[topic]()}</span>}
                checked={found.isOn}
                disabled={!isOn}
                onChange={(next) => send({ type: 'switch.flipped', name: found.name, isOn: next })}
              />
            ) : (
              <span className={look.dash} aria-hidden="true">
                —
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
