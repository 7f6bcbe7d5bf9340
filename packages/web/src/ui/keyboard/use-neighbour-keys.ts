import { useLayoutEffect, useRef } from 'react'
import { isWriting } from './free-keys.ts'

interface Ways {
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
}

/** J opens the next record and K the previous one, with Alt also while a field is being filled in. */
export const useNeighbourKeys = (ways: Ways) => {
  const latest = useRef(ways)
  useLayoutEffect(() => {
    latest.current = ways
  })
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Compares the position of the key, because the Ukrainian layout has another letter on it.
      const way = { KeyJ: latest.current.onNext, KeyK: latest.current.onPrevious }[event.code]
      if (!way || event.ctrlKey || event.metaKey || (!event.altKey && isWriting(event.target))) return
      event.preventDefault()
      way()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
