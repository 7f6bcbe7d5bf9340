import type { NotificationSettingsActor } from '@supplier/core/notification-settings/notification-settings.machine'
import type { ChannelView } from '@supplier/core/notification-settings/notification-settings.selectors'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { ChannelGroup } from './ChannelGroup.tsx'
import { location, matrix } from './NotificationSettings.styles.ts'
import { topics } from './topics.ts'

interface ChannelMatrixProps {
  readonly channels: readonly ChannelView[]
  readonly send: NotificationSettingsActor['send']
}

/** All switches: as a table of channels, or one channel below the other on narrow screens. */
export function ChannelMatrix({ channels, send }: ChannelMatrixProps) {
  const t = useTranslations().notificationSettings
  const styles = matrix()
  return (
    <div className={styles.frame}>
      <div className={styles.root}>
        {/* Seen before the channels that stand side by side; heard with each switch. */}
        <div className={styles.names} aria-hidden="true">
          <div className={location({ row: 'whole', column: 'name' })}>
            <span>{t.whole()}</span>
          </div>
          {topics.map((topic) => (
            <div key={topic} className={location({ row: topic, column: 'name' })}>
              <span>{t.topics[topic]()}</span>
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
