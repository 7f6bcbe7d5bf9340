import { useLayoutEffect, useRef } from 'react'

interface Shortcuts {
  /** Ctrl or Cmd with K. */
  readonly onPalette: () => void
  /** "?" */
  readonly onHelp: () => void
}

/** The global shortcuts of the panel. "/" focuses the search of the page, if there is one. */
export const useShortcuts = (shortcuts: Shortcuts) => {
  const latest = useRef(shortcuts)
  useLayoutEffect(() => {
    latest.current = shortcuts
  })
  // A layout effect, so that the shortcuts work as soon as the page is visible; `useEffect` would run a moment later.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const meant = event.defaultPrevented ? null : meaningOf(event)
      if (meant === null) return
      if (meant === 'search' && (isUnderDialog() || !focusSearch())) return
      event.preventDefault()
      if (meant === 'palette') latest.current.onPalette()
      if (meant === 'help') latest.current.onHelp()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const meaningOf = (event: KeyboardEvent): 'palette' | 'search' | 'help' | null => {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
  // Compares the position of the key, because the Ukrainian layout has another letter on it.
  if (code === 'KeyK' && (ctrlKey || metaKey) && !altKey && !shiftKey) return 'palette'
  if (ctrlKey || metaKey || altKey || isWriting(event.target)) return null
  if (key === '/' || (code === 'Slash' && key === '.')) return 'search'
  return key === '?' || (code === 'Slash' && key === ',') ? 'help' : null
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type=radio], [type=checkbox]), textarea, select') !== null)

/** An open dialog traps the focus, so the search behind it cannot be focused. */
const isUnderDialog = (): boolean => document.querySelector('[role=dialog][data-state=open]') !== null

const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('main :is(input[type=search], [role=searchbox])')
  field?.focus()
  field?.select?.()
  return field !== null
}
