import type { ArticlesActor } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface FinishedDialogProps {
  readonly isOpen: boolean
  readonly send: ArticlesActor['send']
}

/** The last required article is published: products come next. */
export function FinishedDialog({ isOpen, send }: FinishedDialogProps) {
  const words = useWords()
  const said = words.article.finished
  const stay = () => send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      size="small"
      open={isOpen}
      title={said.title()}
      description={said.text()}
      closeLabel={words.ui.close()}
      onClose={stay}
      footer={
        <>
          <Button onClick={stay}>{said.stay()}</Button>
          <Button variant="primary" data-initial-focus onClick={() => send({ type: 'products.chosen' })}>
            {words.article.toProducts()}
          </Button>
        </>
      }
    />
  )
}
