import FileText from 'lucide-react/icons/file-text'
import { PlaceButton } from '../app/PlaceButton.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Banner } from '../ui/Banner.tsx'

/** Says on the pages that make products that the articles come first. */
export function ArticlesNotice() {
  const words = useWords().prompts.notice
  return (
    <Banner
      tone="warning"
      icon={<FileText size={20} aria-hidden="true" />}
      label={words.title()}
      title={words.title()}
      actions={
        <PlaceButton variant="primary" place={{ to: 'articles-information' }}>
          {words.go()}
        </PlaceButton>
      }
    >
      {words.text()}
    </Banner>
  )
}
