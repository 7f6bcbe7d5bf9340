import CloudOff from 'lucide-react/icons/cloud-off'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Banner } from '../ui/messages/Banner.tsx'

interface SettingsBannerProps {
  /** Whether cached settings of an earlier visit are shown instead. */
  readonly isStale: boolean
  readonly onRetry: () => void
}

/** Shown when the settings failed to load. */
export function SettingsBanner({ isStale, onRetry }: SettingsBannerProps) {
  const t = useTranslations()
  const { label, unknownTitle, unknownText, staleTitle, staleText } = t.shell.settings
  return (
    <Banner
      tone="warning"
      icon={<CloudOff size={20} aria-hidden="true" />}
      title={isStale ? staleTitle() : unknownTitle()}
      label={label()}
      actions={
        <Button size="small" icon={<RefreshCw size={14} aria-hidden="true" />} onClick={onRetry}>
          {t.ui.retry()}
        </Button>
      }
    >
      {isStale ? staleText() : unknownText()}
    </Banner>
  )
}
