import type { LinkActor } from '@supplier/core/telegram/link.machine'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'

interface UnlinkDialogProps {
  readonly isOpen: boolean
  readonly send: LinkActor['send']
}

/** Asks for confirmation before Telegram is unlinked. */
export function UnlinkDialog({ isOpen, send }: UnlinkDialogProps) {
  const all = useTranslations()
  const t = all.accountPage.telegram
  const stay = () => send({ type: 'disconnect.dismissed' })
  return (
    <Dialog
      size="small"
      open={isOpen}
      title={t.askTitle()}
      description={t.askText()}
      closeLabel={all.ui.close()}
      onClose={stay}
      footer={
        <>
          <Button variant="ghost" data-initial-focus onClick={stay}>
            {all.prompts.cancel()}
          </Button>
          <Button variant="danger" onClick={() => send({ type: 'disconnect.confirmed' })}>
            {t.unlink()}
          </Button>
        </>
      }
    />
  )
}
