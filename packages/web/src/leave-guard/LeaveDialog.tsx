import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { type LeavingProps, useLeaving } from './use-leaving.ts'

/** Asks for confirmation before the supplier leaves unsaved work. */
export function LeaveDialog(props: LeavingProps) {
  const { isAsked, title, text, stay, leave, onStay, onLeave } = useLeaving(props)
  const t = useTranslations().ui
  return (
    <Dialog
      size="small"
      open={isAsked}
      title={title}
      description={text}
      closeLabel={t.close()}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onLeave}>{leave}</Button>
          <Button variant="primary" data-initial-focus onClick={onStay}>
            {stay}
          </Button>
        </>
      }
    />
  )
}
