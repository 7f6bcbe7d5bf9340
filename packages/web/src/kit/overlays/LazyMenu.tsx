import { chunkOf } from '../../ui/loading/chunk.ts'
import type { MenuProps } from '../../ui/overlays/Menu.tsx'
import type { PressedProps, Trigger } from '../../ui/overlays/OnPress.tsx'
import { LazyOverlay } from './LazyOverlay.tsx'

const menu = chunkOf<MenuProps & PressedProps>(async () => (await import('../../ui/overlays/Menu.tsx')).Menu)

interface LazyMenuProps extends MenuProps {
  /** The button that opens the menu. */
  readonly trigger: Trigger
}

/** A button with a menu of actions. */
export function LazyMenu({ trigger, ...props }: LazyMenuProps) {
  return (
    <LazyOverlay trigger={trigger} popup="menu" chunk={menu}>
      {(Menu, pressed) => <Menu key={pressed.opening} {...props} {...pressed} />}
    </LazyOverlay>
  )
}
