import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'

/** Says that rows of the page could not be read and are missing, so that nobody takes the list for whole. */
export function Unreadable({ count }: { readonly count: number }) {
  const { unreadable, unreadableText } = useTranslations().list
  return (
    <div role="status">
      <Banner
        tone="warning"
        icon={<TriangleAlert size={20} aria-hidden="true" />}
        label={unreadable()}
        title={unreadable()}
      >
        {unreadableText({ count })}
      </Banner>
    </div>
  )
}
