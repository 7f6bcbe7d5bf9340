import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import X from 'lucide-react/icons/x'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { dialog } from './Dialog.styles.ts'
import { useLast } from './use-last.ts'
import { persistentElements, useFocusBack, useLingering, useScrollLock, useStepFocus } from './use-overlay.ts'

export type DialogSize = 'small' | 'default' | 'medium' | 'tree' | 'large' | 'side' | 'wide' | 'full-screen'

interface DialogProps {
  /** States what the dialog will do. */
  readonly title: ReactNode
  readonly description?: ReactNode
  /** What stands beside the title. */
  readonly state?: ReactNode
  /** The buttons before the one that closes it. */
  readonly tools?: ReactNode
  readonly children?: ReactNode
  /** The buttons, with the primary one last. */
  readonly footer?: ReactNode
  /** `true` by default. */
  readonly open?: boolean
  readonly size?: DialogSize
  readonly blur?: 'light' | 'md'
  /** The name of the close button; without it there is no close button. */
  readonly closeLabel?: string
  /** Whether Escape, a press outside the dialog and the close button close it. */
  readonly dismissible?: boolean
  readonly busy?: boolean
  /**
   * The current step of a dialog with several steps. When it changes, the focus is reset and a screen reader announces
   * the new title.
   */
  readonly step?: string | undefined
  readonly onClose: () => void
}

export function Dialog(now: DialogProps) {
  const { open = true } = now
  const shown = useLingering(open, 250)
  // Keeps the last content while the dialog closes.
  const { title, description, state, tools, children, footer, closeLabel, step, onClose, ...rest } = useLast(now, open)
  const { size = 'default', blur = 'light', dismissible = true, busy = false } = rest
  useScrollLock(open)
  const focusBack = useFocusBack(open)
  const content = useRef<HTMLDivElement>(null)
  useStepFocus(open ? step : undefined, () => startOf(content.current))
  if (!shown) return null
  const styles = dialog({ size, blur })
  return (
    <Ark.Root
      open={open}
      preventScroll={false}
      initialFocusEl={() => startOf(content.current)}
      finalFocusEl={focusBack}
      closeOnEscape={dismissible}
      closeOnInteractOutside={dismissible}
      // Escape closes an open list inside the dialog first.
      onEscapeKeyDown={(event) => isInList(event.target) && event.preventDefault()}
      // When one dialog replaces another, the closing one must not dismiss the one that has just opened.
      onRequestDismiss={(event) => event.preventDefault()}
      persistentElements={persistentElements()}
      // Ark also calls this when `open` is set to false; only a dismissal by the user is reported.
      onOpenChange={(details) => !details.open && open && dismissible && onClose()}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content ref={content} className={styles.content} aria-busy={busy || undefined}>
            <div className={styles.head}>
              <div className={styles.titles} aria-live={step === undefined ? undefined : 'polite'}>
                {state ? (
                  <div className={styles.named}>
                    <Ark.Title className={styles.title}>{title}</Ark.Title>
                    {state}
                  </div>
                ) : (
                  <Ark.Title className={styles.title}>{title}</Ark.Title>
                )}
                {description !== undefined && (
                  <Ark.Description className={styles.description}>{description}</Ark.Description>
                )}
              </div>
              {tools}
              {closeLabel !== undefined && (
                <div className={styles.close}>
                  <IconButton
                    label={closeLabel}
                    icon={<X size={18} aria-hidden="true" />}
                    disabled={!dismissible}
                    onClick={onClose}
                  />
                </div>
              )}
            </div>
            {children !== undefined && <div className={styles.body}>{children}</div>}
            {footer && <div className={styles.foot}>{footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

const isInList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-picker]') !== null

/** The initial focus: the marked element, or the first field, or the dialog itself, but never the close button. */
const startOf = (content: HTMLElement | null): HTMLElement | null =>
  content?.querySelector<HTMLElement>('[data-initial-focus]') ??
  content?.querySelector<HTMLElement>('input:not(:disabled), textarea, select') ??
  content
