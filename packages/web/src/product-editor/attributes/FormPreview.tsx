import type { FormPreviewActor } from '@supplier/core/form-preview/form-preview.machine'
import { isPreviewOpen } from '@supplier/core/form-preview/preview-open.selectors'
import { useSelector } from '@xstate/react'
import { useLanguage } from '../../i18n/TranslationsProvider.tsx'
import { LazyDialog } from '../../kit/overlays/LazyDialog.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ThroughOutlet } from '../../ui/layout/Outlet.tsx'
import { chunkOf } from '../../ui/loading/chunk.ts'
import { formPreviewTranslations } from './form-preview.translations.ts'

const dialog = chunkOf(async () => (await import('./FormPreviewDialog.tsx')).FormPreviewDialog)

/** The button over a list that opens the preview of the product form. */
export function FormPreview({ actor }: { readonly actor: FormPreviewActor | null }) {
  const t = formPreviewTranslations[useLanguage()]
  const isOpen = useSelector(actor ?? undefined, (one) => one !== undefined && isPreviewOpen(one))
  if (actor === null) return null
  return (
    <>
      <ThroughOutlet>
        <Button onClick={() => actor.send({ type: 'preview.opened' })}>{t.open}</Button>
      </ThroughOutlet>
      <LazyDialog chunk={dialog} isWanted={isOpen} onClose={() => actor.send({ type: 'preview.closed' })}>
        {(Preview) => <Preview actor={actor} isOpen={isOpen} />}
      </LazyDialog>
    </>
  )
}
