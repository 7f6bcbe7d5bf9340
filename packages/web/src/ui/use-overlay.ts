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

/** Gives the focus back to whatever had it before, also when the whole overlay is taken away at once. */
export const useFocusBack = (open: boolean) => {
  const before = useRef<Element | null>(null)
  if (open && before.current === null && typeof document !== 'undefined') before.current = document.activeElement
  useEffect(() => {
    if (!open) return
    return () => {
      const element = before.current
      before.current = null
      // The overlay's own clean-up runs in this very task; the focus is given back behind it.
      queueMicrotask(() => {
        if (element instanceof HTMLElement && element.isConnected && !isElsewhere())
          element.focus({ preventScroll: true })
      })
    }
  }, [open])
}

/** Whether the focus went to something that will stay, meanwhile. */
const isElsewhere = (): boolean => {
  const { activeElement } = document
  return activeElement !== null && activeElement !== document.body && activeElement.closest('[data-overlay]') === null
}

/** Toasts can be reached and closed while a dialog is open. */
export const persistentElements = [() => document.querySelector('[data-toasts]')]
