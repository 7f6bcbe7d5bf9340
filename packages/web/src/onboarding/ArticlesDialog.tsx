import type { OnboardingActor } from '@supplier/core/onboarding/onboarding.machine'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'

interface ArticlesDialogProps {
  readonly isOpen: boolean
  readonly send: OnboardingActor['send']
}

/** Tells the supplier that products can be created only after the articles are written. */
export function ArticlesDialog({ isOpen, send }: ArticlesDialogProps) {
  const t = useTranslations().prompts.articles
  const back = () => send({ type: 'prompt.postponed' })
  return (
    <Dialog
      size="small"
      open={isOpen}
      title={t.title()}
      description={t.text()}
      dismissible={false}
      onClose={back}
      footer={
        <>
          <Button variant="ghost" onClick={back}>
            {t.back()}
          </Button>
          <Button variant="primary" data-initial-focus onClick={() => send({ type: 'articles.chosen' })}>
            {t.go()}
          </Button>
        </>
      }
    />
  )
}
