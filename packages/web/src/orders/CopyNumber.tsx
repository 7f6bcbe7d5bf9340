import { type OrderClockActor, orderCopyIn } from '@supplier/core/orders/order-clock.machine'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Copying } from '../kit/values/CopyText.tsx'
import { copied } from './orders.styles.ts'

interface CopyNumberProps {
  readonly clock: OrderClockActor | null
  readonly label: string
  readonly text: string
  /** The number as it is shown. */
  readonly children: ReactNode
}

/** A number of an order with a button that copies it. */
export function CopyNumber({ clock, label, text, children }: CopyNumberProps) {
  const copy = useSelector(clock ?? undefined, (one) => one && orderCopyIn(one))
  return (
    <span className={copied}>
      {children}
      {copy && <Copying label={`${label}: ${text}`} text={text} copy={copy} />}
    </span>
  )
}
