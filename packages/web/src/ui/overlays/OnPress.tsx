import {
  cloneElement,
  type FocusEventHandler,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEventHandler,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react'

/** What a popover or a menu needs to know about its button. */
export interface PressedProps {
  /** The id of the button. */
  readonly triggerId: string
  readonly contentId: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** Counts the openings. */
  readonly opening: number
  /** The item of a menu that is highlighted at first; `null` after a press with the pointer. */
  readonly start: 'first' | 'last' | null
}

interface TriggerProps {
  readonly id?: string
  readonly 'aria-haspopup'?: 'menu' | 'dialog'
  readonly 'aria-expanded'?: boolean
  readonly 'aria-controls'?: string | undefined
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void
  readonly onFocus?: FocusEventHandler<HTMLButtonElement>
  readonly onPointerEnter?: PointerEventHandler<HTMLButtonElement>
}

export type Trigger = ReactElement<TriggerProps>

interface OnPressProps {
  readonly trigger: Trigger
  readonly popup: 'menu' | 'dialog'
  /** The pointer or the focus is on the button, so it may be pressed next. */
  readonly onNear: () => void
  readonly onClosed?: (() => void) | undefined
  /** What the button opens; rendered from the first press on. */
  readonly children: (pressed: PressedProps) => ReactNode
}

/** A button whose popover or menu is mounted when it is first pressed, so that its code can be loaded then. */
export function OnPress({ trigger, popup, onNear, onClosed, children }: OnPressProps) {
  const triggerId = useId()
  const [isOpen, setOpen] = useState(false)
  const [{ count, start }, setOpening] = useState<Opening>({ count: 0, start: null })
  const contentId = `${triggerId}-content`
  const show = (shown: boolean) => {
    setOpen(shown)
    if (!shown) onClosed?.()
  }
  const open = (at: PressedProps['start']) => {
    setOpening({ count: count + 1, start: at })
    show(true)
  }
  const button = cloneElement(trigger, {
    id: triggerId,
    'aria-haspopup': popup,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? contentId : undefined,
    onPointerEnter: onNear,
    onFocus: onNear,
    // A press of Enter or the space bar is a click without a pointer.
    onClick: ({ detail }) => (isOpen ? show(false) : open(detail === 0 ? 'first' : null)),
    onKeyDown: (event) => {
      const at = popup === 'menu' && !isOpen ? starts[event.key] : undefined
      if (at === undefined) return
      event.preventDefault()
      open(at)
    },
  })
  return (
    <>
      {button}
      {count > 0 && children({ triggerId, contentId, isOpen, onOpen: show, opening: count, start })}
    </>
  )
}

interface Opening {
  readonly count: number
  readonly start: PressedProps['start']
}

const starts: Readonly<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' }

/** Opens after the first render: an overlay that is open from the start would not take the focus. */
export const useOpening = (isOpen: boolean): boolean => {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isOpen && isMounted
}
