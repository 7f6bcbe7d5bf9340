import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Spinner } from '../loading/Spinner.tsx'
import { toaster } from './Toaster.styles.ts'

export type ToastVariant = 'default' | 'destructive' | 'successful' | 'loading' | 'warning'

export interface ToastView {
  readonly id: string
  readonly variant: ToastVariant
  readonly title: string
  readonly description?: string
  /** Additional text that the supplier can expand. */
  readonly details?: { readonly label: string; readonly text: string }
  /** The label of its button. */
  readonly action?: string
}

interface ToastProps {
  readonly toast: ToastView
  readonly closeLabel: string
  readonly onClose: (id: string) => void
  readonly onAction: ((id: string) => void) | undefined
}

const threshold = 50

const icons: Record<ToastVariant, ReactNode> = {
  default: <Info size={18} aria-hidden="true" />,
  destructive: <CircleAlert size={18} aria-hidden="true" />,
  successful: <CircleCheck size={18} aria-hidden="true" />,
  loading: <Spinner />,
  warning: <TriangleAlert size={18} aria-hidden="true" />,
}

export function Toast({ toast, closeLabel, onClose, onAction }: ToastProps) {
  const styles = toaster({ variant: toast.variant })
  const isPlain = toast.details === undefined && toast.action === undefined
  const swipe = useSwipe(() => onClose(toast.id), isPlain)
  return (
    <li className={styles.toast} {...swipe}>
      <span className={styles.icon}>{icons[toast.variant]}</span>
      <div className={styles.body}>
        <div className={styles.title}>{toast.title}</div>
        {toast.description !== undefined && <div className={styles.text}>{toast.description}</div>}
        {toast.details && (
          <details className={styles.text}>
            <summary>{toast.details.label}</summary>
            {toast.details.text}
          </details>
        )}
        {toast.action !== undefined && (
          <div className={styles.action}>
            <Button size="small" onClick={() => onAction?.(toast.id)}>
              {toast.action}
            </Button>
          </div>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => onClose(toast.id)}>
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  )
}

/**
 * Moves the toast with a horizontal swipe and closes it when the swipe ends at least 50 px from its start. A tap closes it
 * too when there is nothing in it to press: on a phone it covers the bar of the panel.
 */
const useSwipe = (onClosed: () => void, closesByTap: boolean) => {
  const start = useRef<number | null>(null)
  const tapped = useRef(false)
  const move = (element: HTMLElement, by: number) => {
    element.style.transform = by === 0 ? '' : `translateX(${by}px)`
    element.style.opacity = by === 0 ? '' : String(Math.max(0.25, 1 - Math.abs(by) / 200))
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0 && !(event.target as Element).closest('button, a, summary')) start.current = event.clientX
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      move(event.currentTarget, event.clientX - start.current)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const by = start.current === null ? 0 : event.clientX - start.current
      tapped.current = start.current !== null && by === 0 && event.pointerType === 'touch'
      start.current = null
      if (Math.abs(by) >= threshold) onClosed()
      else move(event.currentTarget, 0)
    },
    // Closed before the click, it would let the click through to what lies below.
    onClick: () => {
      if (closesByTap && tapped.current) onClosed()
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = null
      move(event.currentTarget, 0)
    },
  }
}
