import CloudOff from 'lucide-react/icons/cloud-off'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'

interface SettingsBannerProps {
  /** What an earlier visit learned is shown meanwhile. */
  readonly isStale: boolean
  readonly onRetry: () => void
}

/** The settings could not be read. */
export function SettingsBanner({ isStale, onRetry }: SettingsBannerProps) {
  const words = useWords()
  const { label, unknownTitle, unknownText, staleTitle, staleText } = words.shell.settings
  return (
    <Banner
      tone="warning"
      icon={<CloudOff size={20} aria-hidden="true" />}
      title={isStale ? staleTitle() : unknownTitle()}
      label={label()}
      actions={
        <Button size="small" icon={<RefreshCw size={14} aria-hidden="true" />} onClick={onRetry}>
          {words.ui.retry()}
        </Button>
      }
    >
      {isStale ? staleText() : unknownText()}
    </Banner>
  )
}
