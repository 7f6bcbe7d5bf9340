import type { ArticlesActor } from '@supplier/core/articles/articles.machine'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'

interface FinishedDialogProps {
  readonly isOpen: boolean
  readonly send: ArticlesActor['send']
}

/** Shown when the last required article is published; leads on to the products. */
export function FinishedDialog({ isOpen, send }: FinishedDialogProps) {
  const t = useTranslations()
  const labels = t.article.finished
  const stay = () => send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      size="small"
      open={isOpen}
      title={labels.title()}
      description={labels.text()}
      closeLabel={t.ui.close()}
      onClose={stay}
      footer={
        <>
          <Button onClick={() => send({ type: 'products.chosen' })}>{labels.ways()}</Button>
          <Button variant="primary" data-initial-focus onClick={() => send({ type: 'product.chosen' })}>
            {labels.create()}
          </Button>
        </>
      }
    />
  )
}
