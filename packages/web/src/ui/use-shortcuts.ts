import { useLayoutEffect, useRef } from 'react'

interface Shortcuts {
  /** Ctrl or Cmd and K. */
  readonly onPalette: () => void
  /** "?" */
  readonly onHelp: () => void
}

/** Keys of the whole panel. "/" leads to the search of the page, where there is one. */
export const useShortcuts = (shortcuts: Shortcuts) => {
  const latest = useRef(shortcuts)
  useLayoutEffect(() => {
    latest.current = shortcuts
  })
  // What can be seen can be used: effects without a layout would come a moment later.
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
  // By the place of the key: on the Ukrainian layout there is another letter on it.
  if (code === 'KeyK' && (ctrlKey || metaKey) && !altKey && !shiftKey) return 'palette'
  if (ctrlKey || metaKey || altKey || isWriting(event.target)) return null
  if (key === '/' || (code === 'Slash' && key === '.')) return 'search'
  return key === '?' || (code === 'Slash' && key === ',') ? 'help' : null
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type=radio], [type=checkbox]), textarea, select') !== null)

/** The page behind a dialog cannot have the focus. */
const isUnderDialog = (): boolean => document.querySelector('[role=dialog][data-state=open]') !== null

const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('main :is(input[type=search], [role=searchbox])')
  field?.focus()
  field?.select?.()
  return field !== null
}
