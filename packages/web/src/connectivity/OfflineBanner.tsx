import WifiOff from 'lucide-react/icons/wifi-off'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Banner } from '../ui/Banner.tsx'

/** Says that there is no network, and what can still be done. */
export function OfflineBanner() {
  const words = useWords().shell.offline
  return (
    <Banner tone="warning" icon={<WifiOff size={20} aria-hidden="true" />} title={words.title()} label={words.title()}>
      {words.text()}
    </Banner>
  )
}
