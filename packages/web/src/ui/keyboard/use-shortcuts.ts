import type { PlainRouteName } from '@supplier/core/kernel/routes'
import { goStep } from '@supplier/core/shell/shell.domain'
import { useLayoutEffect, useRef } from 'react'
import { isFreeKey, isUnderDialog, isWriting } from './free-keys.ts'

interface Shortcuts {
  /** Ctrl or Cmd with K. */
  readonly onPalette: () => void
  /** "?" */
  readonly onHelp: () => void
  /** G and another key. */
  readonly onGo: (to: PlainRouteName) => unknown
}

/** The global shortcuts of the panel. "/" focuses the search of the page, if there is one. */
export const useShortcuts = (shortcuts: Shortcuts) => {
  const latest = useRef(shortcuts)
  useLayoutEffect(() => {
    latest.current = shortcuts
  })
  // A layout effect, so that the shortcuts work as soon as the page is visible; `useEffect` would run a moment later.
  useLayoutEffect(() => {
    let since: number | null = null
    const goes = (event: KeyboardEvent) => {
      const step = isFreeKey(event) && !event.shiftKey ? goStep(since, event.code, event.timeStamp) : null
      since = step?.since ?? null
      if (!step?.to) return false
      event.preventDefault()
      latest.current.onGo(step.to)
      return true
    }
    const press = (event: KeyboardEvent) => {
      if (goes(event)) return
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

const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('main :is(input[type=search], [role=searchbox])')
  // While rows are picked, their bar hides it.
  if (field === null || field.closest('[hidden]')) return false
  field.focus()
  field.select?.()
  return true
}
