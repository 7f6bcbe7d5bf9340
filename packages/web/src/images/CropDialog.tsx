import type { CropActor } from '@supplier/core/images/crop.machine'
import type { ImageKind } from '@supplier/core/images/image.domain'
import type { CropView } from '@supplier/core/images/image.selectors'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useLast } from '../ui/overlays/use-last.ts'
import { CropBody } from './CropBody.tsx'

interface CropDialogProps {
  readonly kind: ImageKind
  /** `null` while the dialog is closed. */
  readonly crop: CropView | null
  readonly send: CropActor['send']
  readonly onClose: () => void
}

/** Lets the supplier choose the visible part of an image. */
export function CropDialog({ kind, crop, send, onClose }: CropDialogProps) {
  const t = useTranslations()
  const labels = t.image
  const last = useLast(crop, crop !== null)
  if (last === null) return null
  return (
    <Dialog
      size={kind === 'background' ? 'medium' : 'small'}
      open={crop !== null}
      title={labels[kind].crop()}
      description={labels.cropHint()}
      closeLabel={t.ui.close()}
      busy={last.isBusy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.common.cancel()}</Button>
          <Button variant="primary" busy={last.isBusy} onClick={() => send({ type: 'crop.confirmed' })}>
            {labels[kind].save()}
          </Button>
        </>
      }
    >
      <CropBody kind={kind} crop={last} send={send} />
    </Dialog>
  )
}
