import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import type { ReactElement, ReactNode } from 'react'
import { popover } from './Popover.styles.ts'

interface PopoverProps {
  /** The button that opens the popover. */
  readonly trigger: ReactElement
  readonly label: string
  readonly placement?: 'bottom-start' | 'bottom-end'
  readonly onClosed?: () => void
  readonly children: ReactNode
}

/** A few controls next to their button; Escape or a press outside closes it. */
export function Popover({ trigger, label, placement = 'bottom-start', onClosed, children }: PopoverProps) {
  const styles = popover()
  return (
    <Ark.Root lazyMount unmountOnExit positioning={{ placement }} onOpenChange={({ open }) => open || onClosed?.()}>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content} aria-label={label}>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
