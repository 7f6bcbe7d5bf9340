import { useEffect, useRef, useState } from 'react'
import { isFocusFree } from '../keyboard/kept-focus.ts'

let locks = 0

/** Prevents the page from scrolling while at least one overlay is open. */
export const useScrollLock = (locked: boolean) => {
  useEffect(() => {
    if (!locked) return
    const page = document.documentElement
    locks += 1
    if (locks === 1) page.dataset['scroll'] = window.innerWidth > page.clientWidth ? 'blocked' : 'locked'
    return () => {
      locks -= 1
      if (locks === 0) delete page.dataset['scroll']
    }
  }, [locked])
}

/**
 * True while an overlay is open and for the duration of its closing animation. A timer is used instead of an animation
 * event.
 */
export const useLingering = (open: boolean, milliseconds: number): boolean => {
  const [lingers, setLingers] = useState(open)
  useEffect(() => {
    if (open) {
      setLingers(true)
      return
    }
    const timer = setTimeout(() => setLingers(false), milliseconds)
    return () => clearTimeout(timer)
  }, [open, milliseconds])
  return open || lingers
}

let origin: Element | null = null

/** The focused element of the page. While an overlay has the focus, the element that was focused before it opened. */
const originNow = (): Element | null => {
  const active = document.activeElement
  if (active?.closest('[role=dialog]')) return origin
  origin = active
  return active
}

/**
 * Returns the focus to the element of the page that had it before the overlay opened, even when the overlay unmounts
 * while open.
 * The result is the element for the final focus of the overlay’s focus trap.
 */
export const useFocusBack = (open: boolean): (() => HTMLElement | null) => {
  const before = useRef<Element | null>(null)
  const opener = useRef<Element | null>(null)
  const wasOpen = useRef(false)
  // The focus trap reads the element after it has closed, so it is kept until the next opening.
  if (open && !wasOpen.current && typeof document !== 'undefined') {
    opener.current = document.activeElement
    before.current = originNow()
  }
  wasOpen.current = open
  useEffect(
    () => () => {
      const element = before.current
      // The overlay is removed from the document in this task, so the focus is restored after it.
      queueMicrotask(() => {
        if (isFocusFree() && element instanceof HTMLElement && element.isConnected && !isUnderDialog(element))
          element.focus({ preventScroll: true })
      })
    },
    [],
  )
  return () => {
    // The dialog below would take a focus on the page for a press outside, and close.
    const back = isInOpenDialog(opener.current) ? opener.current : before.current
    if (!(back instanceof HTMLElement)) return null
    // Another dialog has taken the place of this one, such as that of its result.
    return isUnderDialog(back) ? focused() : back
  }
}

const isUnderDialog = (element: Element): boolean => {
  const open = [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1)
  return open !== undefined && !open.contains(element)
}

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null

const isInOpenDialog = (element: Element | null): boolean =>
  element?.isConnected === true && element.closest('[role=dialog][data-state=open]') !== null

/** Moves the focus to the start of each new step; the first step is left to the dialog. */
export const useStepFocus = (step: string | undefined, start: () => HTMLElement | null) => {
  const before = useRef<string | undefined>(undefined)
  useEffect(() => {
    const isNext = step !== undefined && before.current !== undefined && before.current !== step
    before.current = step
    if (isNext) start()?.focus({ preventScroll: true })
  })
}

/** Elements outside a dialog that stay usable while it is open: the toasts, and the recorder of a developer's build. */
export const persistentElements = (): (() => Element | null)[] =>
  [...document.querySelectorAll('[data-toasts], [data-recorder]')].map((element) => () => element)
