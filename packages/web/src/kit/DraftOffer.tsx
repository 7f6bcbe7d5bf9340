import FilePen from 'lucide-react/icons/file-pen'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'

interface DraftOfferProps {
  readonly onRestore: () => void
  readonly onDismiss: () => void
}

/** Offers back what an earlier visit left unsaved. */
export function DraftOffer({ onRestore, onDismiss }: DraftOfferProps) {
  const words = useWords().accountPage.draft
  return (
    <Banner
      tone="info"
      icon={<FilePen size={20} aria-hidden="true" />}
      label={words.label()}
      title={words.found()}
      actions={
        <>
          <Button variant="primary" size="small" onClick={onRestore}>
            {words.restore()}
          </Button>
          <Button variant="ghost" size="small" onClick={onDismiss}>
            {words.dismiss()}
          </Button>
        </>
      }
    >
      {words.text()}
    </Banner>
  )
}
