import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { tooltip } from './Tooltip.styles.ts'

interface TooltipProps {
  readonly label: ReactNode
  /** The control it explains. */
  readonly children: ReactElement
  readonly placement?: 'top' | 'right' | 'bottom' | 'left'
  readonly disabled?: boolean
}

/** Comes after 700 ms; within 300 ms of another one, at once. */
export function Tooltip({ label, children, placement = 'top', disabled = false }: TooltipProps) {
  const look = tooltip()
  return (
    <Ark.Root openDelay={700} closeDelay={300} positioning={{ placement }} disabled={disabled} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={look.positioner}>
          <Ark.Content className={look.content}>{label}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
