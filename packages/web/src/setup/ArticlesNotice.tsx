import FileText from 'lucide-react/icons/file-text'
import { RouteButton } from '../app/RouteButton.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Banner } from '../ui/Banner.tsx'

/** Tells the supplier, on the pages that create products, that the articles have to be written first. */
export function ArticlesNotice() {
  const t = useTranslations().prompts.toast
  return (
    <Banner
      tone="warning"
      icon={<FileText size={20} aria-hidden="true" />}
      label={t.title()}
      title={t.title()}
      actions={
        <RouteButton variant="primary" location={{ to: 'articles-information' }}>
          {t.go()}
        </RouteButton>
      }
    >
      {t.text()}
    </Banner>
  )
}
