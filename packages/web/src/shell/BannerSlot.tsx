import type { PanelBanner } from '@supplier/core'
import { ProfileBanner } from '../account/ProfileBanner.tsx'
import { OfflineBanner } from '../connectivity/OfflineBanner.tsx'
import { ArticlesNotice } from '../setup/ArticlesNotice.tsx'
import { SettingsBanner } from '../setup/SettingsBanner.tsx'
import { SetupBanner } from '../setup/SetupBanner.tsx'
import { BrokenPartsBanner } from './BrokenPartsBanner.tsx'
import type { PanelPart } from './parts.ts'

interface BannerSlotProps {
  readonly banner: PanelBanner<PanelPart> | null
  readonly onRetry: () => void
}

/** The banner above the page head. */
export function BannerSlot({ banner, onRetry }: BannerSlotProps) {
  switch (banner?.kind) {
    case 'offline':
      return <OfflineBanner />
    case 'stopped':
      return <BrokenPartsBanner parts={banner.parts} />
    case 'settings':
      return <SettingsBanner isStale={banner.isStale} onRetry={onRetry} />
    case 'articles':
      return <ArticlesNotice />
    case 'setup':
      return <SetupBanner steps={banner.steps} />
    case 'profile':
      return <ProfileBanner {...banner.reminder} />
    default:
      return null
  }
}
