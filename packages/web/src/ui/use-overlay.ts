import { useEffect, useRef, useState } from 'react'

let locks = 0

/** The page behind does not scroll while something lies over it. */
export const useScrollLock = (locked: boolean) => {
  useEffect(() => {
    if (!locked) return
    const page = document.documentElement
    locks += 1
    if (locks === 1) page.dataset['scroll'] = window.innerWidth > page.clientWidth ? 'barred' : 'locked'
    return () => {
      locks -= 1
      if (locks === 0) delete page.dataset['scroll']
    }
  }, [locked])
}

/** True while something is open and for so long after as its way out takes. No animation event is waited for. */
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

/** What has the focus on the page; while an overlay still has it, what had it before that one. */
const originNow = (): Element | null => {
  const active = document.activeElement
  if (active?.closest('[role=dialog]')) return origin
  origin = active
  return active
}

/**
 * Gives the focus back to whatever on the page had it before, also when the whole overlay is taken away at once.
 * Returns what the overlay's own focus trap is to give it back to.
 */
export const useFocusBack = (open: boolean): (() => HTMLElement | null) => {
  const before = useRef<Element | null>(null)
  const wasOpen = useRef(false)
  // The trap asks for it once it has closed: it is kept until the next opening.
  if (open && !wasOpen.current && typeof document !== 'undefined') before.current = originNow()
  wasOpen.current = open
  useEffect(
    () => () => {
      const element = before.current
      // The overlay is being taken out in this very task; the focus is given back behind it.
      queueMicrotask(() => {
        const lost = document.activeElement === null || document.activeElement === document.body
        if (lost && element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
      })
    },
    [],
  )
  return () => (before.current instanceof HTMLElement ? before.current : null)
}

/** Moves the focus to the start of each step behind the first. */
export const useStepFocus = (step: string | undefined, start: () => HTMLElement | null) => {
  const before = useRef<string | undefined>(undefined)
  useEffect(() => {
    const isNext = step !== undefined && before.current !== undefined && before.current !== step
    before.current = step
    if (isNext) start()?.focus({ preventScroll: true })
  })
}

/** Toasts can be reached and closed while a dialog is open. */
export const persistentElements = (): (() => Element | null)[] => {
  const toasts = document.querySelector('[data-toasts]')
  return toasts ? [() => toasts] : []
}
