import type { CropActor, CropView, PictureKind } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useLast } from '../ui/use-last.ts'
import { CropBody } from './CropBody.tsx'

interface CropDialogProps {
  readonly kind: PictureKind
  /** `null` while there is nothing to be cropped. */
  readonly crop: CropView | null
  readonly send: CropActor['send']
  readonly onClose: () => void
}

/** Chooses which part of a picture will be seen. */
export function CropDialog({ kind, crop, send, onClose }: CropDialogProps) {
  const words = useWords()
  const said = words.picture
  const last = useLast(crop, crop !== null)
  if (last === null) return null
  return (
    <Dialog
      size={kind === 'avatar' ? 'small' : 'medium'}
      open={crop !== null}
      title={said[kind].crop()}
      description={said.cropHint()}
      closeLabel={words.ui.close()}
      busy={last.isBusy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.common.cancel()}</Button>
          <Button variant="primary" busy={last.isBusy} onClick={() => send({ type: 'crop.confirmed' })}>
            {said[kind].save()}
          </Button>
        </>
      }
    >
      <CropBody kind={kind} crop={last} send={send} />
    </Dialog>
  )
}
