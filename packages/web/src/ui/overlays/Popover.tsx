import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { type PressedProps, useOpening } from './OnPress.tsx'
import { popover } from './Popover.styles.ts'

export interface PopoverProps {
  readonly label: string
  readonly placement?: 'bottom-start' | 'bottom-end'
  readonly children: ReactNode
}

/** A few controls next to their button; Escape or a press outside closes it. */
export function Popover(props: PopoverProps & PressedProps) {
  const { triggerId, contentId, isOpen, onOpen, label, placement = 'bottom-start', children } = props
  const styles = popover()
  return (
    <Ark.Root
      ids={{ trigger: triggerId, content: contentId }}
      open={useOpening(isOpen)}
      lazyMount
      unmountOnExit
      positioning={{ placement }}
      onOpenChange={({ open }) => onOpen(open)}
    >
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
