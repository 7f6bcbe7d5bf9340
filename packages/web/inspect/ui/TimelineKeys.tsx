import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

interface TimelineKeysProps {
  readonly onMove: (by: number) => void
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
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return
      if (target.closest('input, select, textarea, [data-scrolls]')) return
      if (key === ' ' && target.closest('button, a, summary')) return
      if (key === 'ArrowLeft') latest.current.onMove(-1)
      else if (key === 'ArrowRight') latest.current.onMove(1)
      else if (key === ' ') latest.current.onToggle()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return children
}
