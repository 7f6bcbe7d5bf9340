import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface CommittedProps {
  readonly children: ReactNode
  /** What is inside stands in the document and has not been painted yet. */
  readonly onCommit: () => void
}

/** Tells once that its content has taken its place. */
export function Committed({ children, onCommit }: CommittedProps) {
  const hasTold = useRef(false)
  useLayoutEffect(() => {
    if (hasTold.current) return
    hasTold.current = true
    onCommit()
  })
  return children
}
