import type { OnboardingActor } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface ArticlesDialogProps {
  readonly isOpen: boolean
  readonly send: OnboardingActor['send']
}

/** Nobody makes products before the articles are written. */
export function ArticlesDialog({ isOpen, send }: ArticlesDialogProps) {
  const words = useWords().prompts.articles
  const back = () => send({ type: 'prompt.postponed' })
  return (
    <Dialog
      size="small"
      open={isOpen}
      title={words.title()}
      description={words.text()}
      dismissible={false}
      onClose={back}
      footer={
        <>
          <Button variant="ghost" onClick={back}>
            {words.back()}
          </Button>
          <Button variant="primary" data-initial-focus onClick={() => send({ type: 'articles.chosen' })}>
            {words.go()}
          </Button>
        </>
      }
    />
  )
}
