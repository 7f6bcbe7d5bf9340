import FilePen from 'lucide-react/icons/file-pen'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'

interface DraftOfferProps {
  readonly onRestore: () => void
  readonly onDismiss: () => void
}

/** Offers to restore the unsaved draft of an earlier visit. */
export function DraftOffer({ onRestore, onDismiss }: DraftOfferProps) {
  const t = useTranslations().accountPage.draft
  return (
    <Banner
      tone="info"
      icon={<FilePen size={20} aria-hidden="true" />}
      label={t.label()}
      title={t.found()}
      actions={
        <>
          <Button variant="primary" size="small" onClick={onRestore}>
            {t.restore()}
          </Button>
          <Button variant="ghost" size="small" onClick={onDismiss}>
            {t.dismiss()}
          </Button>
        </>
      }
    >
      {t.text()}
    </Banner>
  )
}
