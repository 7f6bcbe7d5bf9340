import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Banner } from '../ui/Banner.tsx'

/** Tells the supplier that there is no network, and what still works. */
export function OfflineBanner() {
  const t = useTranslations().shell.offline
  return (
    <Banner tone="warning" icon={<WifiOff size={20} aria-hidden="true" />} title={t.title()} label={t.title()}>
      {t.text()}
    </Banner>
  )
}
