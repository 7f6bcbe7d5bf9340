import { chunkOf } from '../../ui/loading/chunk.ts'
import type { PressedProps, Trigger } from '../../ui/overlays/OnPress.tsx'
import type { PopoverProps } from '../../ui/overlays/Popover.tsx'
import { LazyOverlay } from './LazyOverlay.tsx'

const popover = chunkOf<PopoverProps & PressedProps>(
  async () => (await import('../../ui/overlays/Popover.tsx')).Popover,
)

interface LazyPopoverProps extends PopoverProps {
  /** The button that opens the popover. */
  readonly trigger: Trigger
  readonly onClosed?: () => void
}

/** A button with a popover. */
export function LazyPopover({ trigger, onClosed, ...props }: LazyPopoverProps) {
  return (
    <LazyOverlay trigger={trigger} popup="dialog" chunk={popover} onClosed={onClosed}>
      {(Popover, pressed) => <Popover {...props} {...pressed} />}
    </LazyOverlay>
  )
}
