import type { ChannelView, NotificationSettingsActor } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import { ChannelGroup } from './ChannelGroup.tsx'
import { matrix, place } from './NotificationSettings.styles.ts'
import { topics } from './topics.ts'

interface ChannelMatrixProps {
  readonly channels: readonly ChannelView[]
  readonly send: NotificationSettingsActor['send']
}

/** Every switch: side by side to be compared, or one channel below the other. */
export function ChannelMatrix({ channels, send }: ChannelMatrixProps) {
  const words = useWords().notificationSettings
  const look = matrix()
  return (
    <div className={look.frame}>
      <div className={look.root}>
        {/* Seen before the channels that stand side by side; heard with each switch. */}
        <div className={look.names} aria-hidden="true">
          <div className={place({ row: 'whole', column: 'name' })}>
            <span>{words.whole()}</span>
          </div>
          {topics.map((topic) => (
            <div key={topic} className={place({ row: topic, column: 'name' })}>
              <span>{words.topics[topic]()}</span>
            </div>
          ))}
        </div>
        {channels.map((view) => (
          <ChannelGroup key={view.channel} view={view} send={send} />
        ))}
      </div>
    </div>
  )
}
