import type { ComponentType, ReactNode } from 'react'
import type { Chunk } from '../../ui/loading/chunk.ts'
import { OnPress, type PressedProps, type Trigger } from '../../ui/overlays/OnPress.tsx'
import { LazyDialog } from './LazyDialog.tsx'

interface LazyOverlayProps<Props> {
  readonly trigger: Trigger
  readonly popup: 'menu' | 'dialog'
  readonly chunk: Chunk<Props>
  readonly onClosed?: (() => void) | undefined
  readonly children: (Part: ComponentType<Props>, pressed: PressedProps) => ReactNode
}

/**
 * A button whose popover or menu is loaded when the pointer or the focus reaches the button, at the latest when it is
 * pressed. When the code fails to load, a report with a retry takes its place.
 */
export function LazyOverlay<Props>({ trigger, popup, chunk, onClosed, children }: LazyOverlayProps<Props>) {
  return (
    <OnPress trigger={trigger} popup={popup} onNear={() => chunk.load().catch(() => {})} onClosed={onClosed}>
      {(pressed) => (
        <LazyDialog chunk={chunk} isWanted={pressed.isOpen} onClose={() => pressed.onOpen(false)}>
          {(Part) => children(Part, pressed)}
        </LazyDialog>
      )}
    </OnPress>
  )
}
