import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { tooltip } from './Tooltip.styles.ts'

interface TooltipProps {
  readonly label: ReactNode
  /** The control that the tooltip explains. */
  readonly children: ReactElement
  readonly placement?: 'top' | 'right' | 'bottom' | 'left'
  readonly disabled?: boolean
}

/** A tooltip that appears after 700 ms, or at once within 300 ms after another one. */
export function Tooltip({ label, children, placement = 'top', disabled = false }: TooltipProps) {
  const styles = tooltip()
  return (
    <Ark.Root openDelay={700} closeDelay={300} positioning={{ placement }} disabled={disabled} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>{label}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
