import type { LineState } from '@supplier/core'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import WifiOff from 'lucide-react/icons/wifi-off'
import ZapOff from 'lucide-react/icons/zap-off'
import { useWords } from '../i18n/WordsProvider.tsx'
import { lineBadge, words as wordsLook } from './LineBadge.styles.ts'

interface LineBadgeProps {
  readonly line: LineState
  readonly isOffline: boolean
}

const icons = { connecting: LoaderCircle, off: ZapOff, offline: WifiOff }

/** How the line to the server stands, when it is not plain. */
export function LineBadge({ line, isOffline }: LineBadgeProps) {
  const words = useWords().shell.connection
  const state = isOffline ? 'offline' : line
  const Icon = state === 'live' ? null : icons[state]
  return (
    <span role="status">
      {Icon && state !== 'live' && (
        <span className={lineBadge({ line: state })} title={words[state]()}>
          <Icon size={14} aria-hidden="true" />
          <span className={wordsLook()}>{words[state]()}</span>
        </span>
      )}
    </span>
  )
}
