import { sections as plainSections } from '@supplier/core/app/panel-screens.compose'
import { bulkOfAll, type ConfirmAllActor } from '@supplier/core/home/confirm-all.machine'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { LazyDialog } from '../kit/overlays/LazyDialog.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { chunkOf } from '../ui/loading/chunk.ts'
import type { ConfirmAllDialog } from './ConfirmAllDialog.tsx'

type DialogProps = Pick<Parameters<typeof ConfirmAllDialog>[0], 'bulk'>

/** The dialog is that of the list of orders, whose code the home page does not need before. */
const dialog = chunkOf<DialogProps>(async () => {
  const [{ ConfirmAllDialog: Question }, section] = await Promise.all([
    import('./ConfirmAllDialog.tsx'),
    plainSections.orders?.(),
  ])
  return section ? ({ bulk }) => <Question section={section} bulk={bulk} /> : () => null
})

/** Confirms all new orders, after a question with their number. */
export function ConfirmAll({ actor }: { readonly actor: ConfirmAllActor }) {
  const t = useTranslations().homePage.tasks
  const bulk = useSelector(actor, bulkOfAll)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <>
      <Button size="small" busy={isBusy} onClick={() => actor.send({ type: 'confirmAll.chosen' })}>
        {t.confirmAll()}
      </Button>
      <LazyDialog chunk={dialog} isWanted={bulk !== null} onClose={() => bulk?.send({ type: 'dialog.dismissed' })}>
        {(Question) => bulk && <Question bulk={bulk} />}
      </LazyDialog>
    </>
  )
}
