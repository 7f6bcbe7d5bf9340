import { type ReactNode, useEffect, useRef } from 'react'
import { target } from './Target.styles.ts'

interface TargetProps {
  /** Whether whoever comes to the page wants to be here. */
  readonly isWanted: boolean
  readonly children: ReactNode
}

/** A part of a page that an address may lead to: it comes into view, and Tab goes on from it. */
export function Target({ isWanted, children }: TargetProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isWanted) return
    root.current?.scrollIntoView?.({ block: 'start' })
    root.current?.focus({ preventScroll: true })
  }, [isWanted])
  return (
    <div ref={root} tabIndex={-1} className={target}>
      {children}
    </div>
  )
}
