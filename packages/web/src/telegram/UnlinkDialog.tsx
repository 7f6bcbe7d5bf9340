import type { LinkActor } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface UnlinkDialogProps {
  readonly isOpen: boolean
  readonly send: LinkActor['send']
}

/** Asks before Telegram is unlinked. */
export function UnlinkDialog({ isOpen, send }: UnlinkDialogProps) {
  const all = useWords()
  const words = all.accountPage.telegram
  const stay = () => send({ type: 'disconnect.dismissed' })
  return (
    <Dialog
      size="small"
      open={isOpen}
      title={words.askTitle()}
      description={words.askText()}
      closeLabel={all.ui.close()}
      onClose={stay}
      footer={
        <>
          <Button variant="ghost" data-initial-focus onClick={stay}>
            {all.prompts.cancel()}
          </Button>
          <Button variant="danger" onClick={() => send({ type: 'disconnect.confirmed' })}>
            {words.unlink()}
          </Button>
        </>
      }
    />
  )
}
