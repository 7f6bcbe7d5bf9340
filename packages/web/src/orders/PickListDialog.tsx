import type { PickListActor } from '@supplier/core/orders/pick-list.machine'
import { selectPickList } from '@supplier/core/orders/pick-list.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { PrintSheet } from '../ui/layout/PrintSheet.tsx'
import { Progress } from '../ui/loading/Progress.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import type { MoreOrderTexts } from './orders.translations.ts'
import { PickRows } from './PickRows.tsx'

interface DialogProps {
  readonly list: PickListActor
  readonly t: Readonly<Record<MoreOrderTexts, string>>
}

/** What to take from the shelves, with a way to print it and to mark its orders as being packed. */
export function PickListDialog({ list: actor, t }: DialogProps) {
  const { step, isBusy, list, toPack } = selectPickList(useSelector(actor, (one) => one))
  const { ui, section } = useTranslations()
  const isPacking = step === 'packing'
  const mayPack = isPacking || step === 'offering'
  const hasRows = list !== null && list.rows.length > 0
  const close = () => actor.send({ type: 'dialog.dismissed' })
  const print = () => actor.send({ type: 'print.chosen' })
  return (
    <Dialog
      open={step !== 'closed'}
      size="default"
      title={t.pickList}
      description={t.pickListText}
      step={step}
      busy={isBusy}
      dismissible={!isPacking}
      closeLabel={ui.close()}
      onClose={close}
      footer={
        <>
          <Button disabled={isPacking} onClick={close}>
            {ui.close()}
          </Button>
          {step === 'failed' && (
            <Button variant="primary" onClick={() => actor.send({ type: 'retry.chosen' })}>
              {ui.retry()}
            </Button>
          )}
          {hasRows && (
            <Button variant={mayPack ? 'secondary' : 'primary'} disabled={isPacking} onClick={print}>
              {t.print}
            </Button>
          )}
          {mayPack && (
            <Button
              variant="primary"
              busy={isPacking}
              data-initial-focus=""
              onClick={() => actor.send({ type: 'pack.confirmed' })}
            >
              {section.orders.toPack({ count: toPack })}
            </Button>
          )}
        </>
      }
    >
      {step === 'reading' && <Progress label={t.reading} done={null} />}
      {step === 'failed' && <Alert tone="danger">{t.unread}</Alert>}
      {list && !hasRows && <p>{t.nothingToPick}</p>}
      {list && hasRows && <PickRows list={list} t={t} />}
      {list && hasRows && (
        <PrintSheet>
          <PickRows list={list} t={t} isPrinted />
        </PrintSheet>
      )}
    </Dialog>
  )
}
