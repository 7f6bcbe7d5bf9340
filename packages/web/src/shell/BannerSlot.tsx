import type { PanelBanner } from '@supplier/core/shell/banner.domain'
import FileText from 'lucide-react/icons/file-text'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import type { PanelPart } from '../kit/panel/panel-parts.ts'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { SettingsBanner } from '../setup/SettingsBanner.tsx'
import { SetupBanner } from '../setup/SetupBanner.tsx'
import { Banner } from '../ui/messages/Banner.tsx'

interface BannerSlotProps {
  readonly banner: PanelBanner<PanelPart> | null
  readonly onRetry: () => void
}

/** The banner above the page head. */
export function BannerSlot({ banner, onRetry }: BannerSlotProps) {
  const {
    shell: { offline, stopped, incomplete },
    prompts: { toast: articles },
  } = useTranslations()
  switch (banner?.kind) {
    case 'offline':
      return (
        <Banner
          tone="warning"
          icon={<WifiOff size={20} aria-hidden="true" />}
          title={offline.title()}
          label={offline.title()}
        >
          {offline.text()}
        </Banner>
      )
    case 'stopped':
      return (
        <Banner
          tone="danger"
          icon={<TriangleAlert size={20} aria-hidden="true" />}
          title={stopped.title()}
          label={stopped.title()}
        >
          {stopped.text({ parts: banner.parts.map((part) => stopped.parts[part]()).join(', ') })}
        </Banner>
      )
    case 'settings':
      return <SettingsBanner isStale={banner.isStale} onRetry={onRetry} />
    case 'articles':
      return (
        <Banner
          tone="warning"
          icon={<FileText size={20} aria-hidden="true" />}
          title={articles.title()}
          label={articles.title()}
          actions={
            <RouteButton variant="primary" location={{ to: 'articles-information' }}>
              {articles.go()}
            </RouteButton>
          }
        >
          {articles.text()}
        </Banner>
      )
    case 'setup':
      return <SetupBanner steps={banner.steps} />
    case 'profile':
      return (
        <Banner
          tone="info"
          icon={<UserRoundPen size={20} aria-hidden="true" />}
          title={incomplete.title()}
          label={incomplete.title()}
          actions={<RouteButton location={{ to: banner.reminder.to }}>{incomplete.go()}</RouteButton>}
        >
          {incomplete.text[banner.reminder.missingField]()}
        </Banner>
      )
    default:
      return null
  }
}
