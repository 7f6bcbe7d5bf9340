import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import X from 'lucide-react/icons/x'
import { type ReactNode, useRef } from 'react'
import { dialog } from './Dialog.styles.ts'
import { IconButton } from './IconButton.tsx'
import { persistentElements, useFocusBack, useLingering, useScrollLock } from './use-overlay.ts'

export type DialogSize = 'small' | 'default' | 'medium' | 'large' | 'full-screen'

interface DialogProps {
  /** Says what will happen. */
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly children?: ReactNode
  /** Buttons; the one that does it is last. */
  readonly footer?: ReactNode
  /** Open from the start, unless told otherwise. */
  readonly open?: boolean
  readonly size?: DialogSize
  readonly blur?: 'light' | 'md'
  /** Name of the close button; without it there is no such button. */
  readonly closeLabel?: string
  /** Whether Escape and a press beside the dialog close it. */
  readonly dismissible?: boolean
  readonly busy?: boolean
  readonly onClose: () => void
}

export function Dialog(props: DialogProps) {
  const { title, description, children, footer, closeLabel, onClose } = props
  const { open = true, size = 'default', blur = 'light', dismissible = true, busy = false } = props
  const shown = useLingering(open, 250)
  useScrollLock(open)
  const focusBack = useFocusBack(open)
  const content = useRef<HTMLDivElement>(null)
  if (!shown) return null
  const look = dialog({ size, blur })
  return (
    <Ark.Root
      open={open}
      preventScroll={false}
      initialFocusEl={() => firstField(content.current)}
      finalFocusEl={focusBack}
      closeOnEscape={dismissible}
      closeOnInteractOutside={dismissible}
      persistentElements={persistentElements()}
      onOpenChange={(details) => !details.open && onClose()}
    >
      <Portal>
        <Ark.Backdrop className={look.backdrop} />
        <Ark.Positioner className={look.positioner}>
          <Ark.Content ref={content} className={look.content} aria-busy={busy || undefined}>
            <div className={look.head}>
              <div className={look.titles}>
                <Ark.Title className={look.title}>{title}</Ark.Title>
                {description !== undefined && (
                  <Ark.Description className={look.description}>{description}</Ark.Description>
                )}
              </div>
              {closeLabel !== undefined && (
                <div className={look.close}>
                  <IconButton label={closeLabel} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
                </div>
              )}
            </div>
            {children !== undefined && <div className={look.body}>{children}</div>}
            {footer !== undefined && <div className={look.foot}>{footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

/** A dialog that asks starts at its first field, one that tells at itself: never at its close button. */
const firstField = (content: HTMLElement | null): HTMLElement | null =>
  content?.querySelector<HTMLElement>('input:not(:disabled), textarea, select, [data-initial-focus]') ?? content
