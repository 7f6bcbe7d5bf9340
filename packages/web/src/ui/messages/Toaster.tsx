import { useEffect, useRef } from 'react'
import { moveStack } from '../motion/stack-motion.ts'
import { Toast, type ToastView } from './Toast.tsx'
import { toaster } from './Toaster.styles.ts'

export interface ToasterProps {
  /** The newest is last. */
  readonly toasts: readonly ToastView[]
  /** The accessible name of the region; it should mention the F8 key. */
  readonly label: string
  readonly closeLabel: string
  readonly onClose: (id: string) => void
  readonly onAction?: (id: string) => void
  /** Called when the pointer or the focus enters the toasts, which pauses their timers. */
  readonly onPause?: () => void
  readonly onResume?: () => void
}

/** Toasts at the edge of the screen. F8 moves the focus to them. */
export function Toaster({ toasts, label, closeLabel, onClose, onAction, onPause, onResume }: ToasterProps) {
  const region = useRef<HTMLElement>(null)
  useFocusKey(region)
  const paused = useRef({ pointer: false, focus: false })
  const note = (by: 'pointer' | 'focus', is: boolean) => {
    const before = paused.current.pointer || paused.current.focus
    paused.current = { ...paused.current, [by]: is }
    const after = paused.current.pointer || paused.current.focus
    if (!before && after) onPause?.()
    if (before && !after) onResume?.()
  }
  useEffect(() => {
    // When a toast is removed while it has the pointer or the focus, browsers fire no event of leaving.
    const hasFocus = region.current?.contains(document.activeElement) === true
    if (toasts.length === 0) note('pointer', false)
    if (toasts.length === 0 || !hasFocus) note('focus', false)
  })
  return (
    <section
      ref={region}
      data-toasts=""
      className={toaster({ variant: 'default' }).region}
      aria-label={label}
      tabIndex={-1}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && note('pointer', true)}
      onPointerLeave={() => note('pointer', false)}
      onFocus={() => note('focus', true)}
      onBlur={(event) => note('focus', event.currentTarget.contains(event.relatedTarget))}
    >
      <ol
        ref={moveStack}
        className={toaster({ variant: 'default' }).list}
        aria-live="polite"
        aria-relevant="additions text"
      >
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} onAction={onAction} />
        ))}
      </ol>
    </section>
  )
}

const useFocusKey = (region: { readonly current: HTMLElement | null }) => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.defaultPrevented) return
      event.preventDefault()
      region.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [region])
}
