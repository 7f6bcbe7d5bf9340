import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface CommittedProps {
  readonly children: ReactNode
  /** Called when the content is in the document but not painted yet. */
  readonly onCommit: () => void
}

/** Reports once that its content was committed to the document. */
export function Committed({ children, onCommit }: CommittedProps) {
  const hasNotified = useRef(false)
  useLayoutEffect(() => {
    if (hasNotified.current) return
    hasNotified.current = true
    onCommit()
  })
  return children
}
