import { type OrderClockActor, pickListIn } from '@supplier/core/orders/order-clock.machine'
import type { PickListActor } from '@supplier/core/orders/pick-list.machine'
import { selectPickList } from '@supplier/core/orders/pick-list.selectors'
import { useSelector } from '@xstate/react'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { LazyDialog } from '../kit/overlays/LazyDialog.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { ThroughOutlet } from '../ui/layout/Outlet.tsx'
import { chunkOf } from '../ui/loading/chunk.ts'
import type { MoreOrderTexts } from './orders.translations.ts'

const dialogs = chunkOf(async () => (await import('./PickListDialog.tsx')).PickListDialog)

interface ToolProps {
  readonly clock: OrderClockActor | null
  readonly t: Readonly<Record<MoreOrderTexts, string>>
}

/** The button of the pick list above the orders. */
export function PickListTool({ clock, t }: ToolProps) {
  const list = useSelector(clock ?? undefined, (one) => one && pickListIn(one))
  return list ? <Tool list={list} t={t} /> : null
}

function Tool({ list, t }: { readonly list: PickListActor; readonly t: ToolProps['t'] }) {
  const isOpen = useSelector(list, (snapshot) => selectPickList(snapshot).step !== 'closed')
  return (
    <>
      <ThroughOutlet>
        <Button
          data-tool=""
          icon={<ClipboardList size={16} aria-hidden="true" />}
          onClick={() => list.send({ type: 'list.chosen' })}
        >
          {t.pickList}
        </Button>
      </ThroughOutlet>
      <LazyDialog chunk={dialogs} isWanted={isOpen} onClose={() => list.send({ type: 'dialog.dismissed' })}>
        {(Shown) => <Shown list={list} t={t} />}
      </LazyDialog>
    </>
  )
}
