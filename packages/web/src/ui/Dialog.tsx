import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import X from 'lucide-react/icons/x'
import { type ReactNode, useRef } from 'react'
import { dialog } from './Dialog.styles.ts'
import { IconButton } from './IconButton.tsx'
import { useLast } from './use-last.ts'
import { persistentElements, useFocusBack, useLingering, useScrollLock, useStepFocus } from './use-overlay.ts'

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
  /** Whether Escape, a press beside the dialog and its close button close it. */
  readonly dismissible?: boolean
  readonly busy?: boolean
  /** Where a dialog of several steps stands: at each one the focus starts anew, and the new title is read out. */
  readonly step?: string
  readonly onClose: () => void
}

export function Dialog(now: DialogProps) {
  const { open = true } = now
  const shown = useLingering(open, 250)
  // What it showed last stays while it goes.
  const { title, description, children, footer, closeLabel, step, onClose, ...rest } = useLast(now, open)
  const { size = 'default', blur = 'light', dismissible = true, busy = false } = rest
  useScrollLock(open)
  const focusBack = useFocusBack(open)
  const content = useRef<HTMLDivElement>(null)
  useStepFocus(open ? step : undefined, () => startOf(content.current))
  if (!shown) return null
  const look = dialog({ size, blur })
  return (
    <Ark.Root
      open={open}
      preventScroll={false}
      initialFocusEl={() => startOf(content.current)}
      finalFocusEl={focusBack}
      closeOnEscape={dismissible}
      closeOnInteractOutside={dismissible}
      // A list that is open inside closes first, by itself.
      onEscapeKeyDown={(event) => isInList(event.target) && event.preventDefault()}
      // Dialogs follow one another here; the one that goes does not take along what came in its place.
      onRequestDismiss={(event) => event.preventDefault()}
      persistentElements={persistentElements()}
      // Ark tells of a closing that was asked for, too; only a person's own is one.
      onOpenChange={(details) => !details.open && open && dismissible && onClose()}
    >
      <Portal>
        <Ark.Backdrop className={look.backdrop} />
        <Ark.Positioner className={look.positioner}>
          <Ark.Content ref={content} className={look.content} aria-busy={busy || undefined}>
            <div className={look.head}>
              <div className={look.titles} aria-live={step === undefined ? undefined : 'polite'}>
                <Ark.Title className={look.title}>{title}</Ark.Title>
                {description !== undefined && (
                  <Ark.Description className={look.description}>{description}</Ark.Description>
                )}
              </div>
              {closeLabel !== undefined && (
                <div className={look.close}>
                  <IconButton
                    label={closeLabel}
                    icon={<X size={18} aria-hidden="true" />}
                    disabled={!dismissible}
                    onClick={onClose}
                  />
                </div>
              )}
            </div>
            {children !== undefined && <div className={look.body}>{children}</div>}
            {footer && <div className={look.foot}>{footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

const isInList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-picker]') !== null

/** What is marked for it, else the first field, else the dialog itself: never its close button. */
const startOf = (content: HTMLElement | null): HTMLElement | null =>
  content?.querySelector<HTMLElement>('[data-initial-focus]') ??
  content?.querySelector<HTMLElement>('input:not(:disabled), textarea, select') ??
  content
