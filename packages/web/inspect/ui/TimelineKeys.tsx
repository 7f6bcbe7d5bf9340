import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

interface TimelineKeysProps {
  readonly onMove: (by: number) => void
  /** With Shift: to the next or the last step of the selected actor. */
  readonly onOwn: (by: 1 | -1) => void
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** Arrow keys step and the space key plays, everywhere on the page where these keys have no other function. */
export function TimelineKeys({ children, ...keys }: TimelineKeysProps) {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return
      if (target.closest('input, select, textarea, [data-scrolls]')) return
      if (key === ' ' && target.closest('button, a, summary')) return
      const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : null
      if (by !== null && shiftKey) latest.current.onOwn(by)
      else if (by !== null) latest.current.onMove(by)
      else if (key === ' ') latest.current.onToggle()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return children
}
