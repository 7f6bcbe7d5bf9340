import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { drawer } from './Dialog.styles.ts'
import { persistentElements, useFocusBack, useLingering, useScrollLock } from './use-overlay.ts'

interface DrawerProps {
  readonly open: boolean
  /** Names it for who cannot see it. */
  readonly label: string
  readonly children: ReactNode
  readonly onClose: () => void
}

/** The whole screen for a moment: the sidebar on phones. The focus stays inside, Escape closes. */
export function Drawer({ open, label, children, onClose }: DrawerProps) {
  const shown = useLingering(open, 150)
  useScrollLock(open)
  const focusBack = useFocusBack(open)
  if (!shown) return null
  const look = drawer()
  return (
    <Ark.Root
      open={open}
      preventScroll={false}
      finalFocusEl={focusBack}
      persistentElements={persistentElements()}
      onOpenChange={(details) => !details.open && onClose()}
    >
      <Portal>
        <Ark.Backdrop className={look.backdrop} />
        <Ark.Positioner className={look.positioner}>
          <Ark.Content className={look.content} aria-label={label}>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
