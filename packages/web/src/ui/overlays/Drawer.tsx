import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { drawer } from './Dialog.styles.ts'
import { persistentElements, useFocusBack, useLingering, useScrollLock } from './use-overlay.ts'

interface DrawerProps {
  readonly open: boolean
  /** The accessible name. */
  readonly label: string
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A full-screen overlay for the sidebar on phones. It traps the focus, and Escape closes it. */
export function Drawer({ open, label, children, onClose }: DrawerProps) {
  const shown = useLingering(open, 150)
  useScrollLock(open)
  const focusBack = useFocusBack(open)
  if (!shown) return null
  const styles = drawer()
  return (
    <Ark.Root
      open={open}
      preventScroll={false}
      finalFocusEl={focusBack}
      persistentElements={persistentElements()}
      onOpenChange={(details) => !details.open && onClose()}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content} aria-label={label}>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
