import type { ProfileReminder } from '@supplier/core'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import { RouteButton } from '../app/RouteButton.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Banner } from '../ui/Banner.tsx'

/** Reminds the supplier of missing profile data. */
export function ProfileBanner({ missingField, to }: ProfileReminder) {
  const t = useTranslations().shell.incomplete
  return (
    <Banner
      tone="info"
      icon={<UserRoundPen size={20} aria-hidden="true" />}
      title={t.title()}
      label={t.title()}
      actions={<RouteButton location={{ to }}>{t.go()}</RouteButton>}
    >
      {t.text[missingField]()}
    </Banner>
  )
}
