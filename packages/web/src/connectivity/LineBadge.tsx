import type { ConnectionState } from '@supplier/core/realtime/realtime.selectors'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import WifiOff from 'lucide-react/icons/wifi-off'
import ZapOff from 'lucide-react/icons/zap-off'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { lineBadge, t as textStyles } from './LineBadge.styles.ts'

interface LineBadgeProps {
  readonly line: ConnectionState
  readonly isOffline: boolean
}

const icons = { connecting: LoaderCircle, off: ZapOff, offline: WifiOff }

/** Shows the state of the realtime connection unless it is live. */
export function LineBadge({ line, isOffline }: LineBadgeProps) {
  const t = useTranslations().shell.connection
  const state = isOffline ? 'offline' : line
  const Icon = state === 'live' ? null : icons[state]
  return (
    <span role="status">
      {Icon && state !== 'live' && (
        <span className={lineBadge({ line: state })} title={t[state]()}>
          <Icon size={14} aria-hidden="true" />
          <span className={textStyles()}>{t[state]()}</span>
        </span>
      )}
    </span>
  )
}
