import type { ReactNode } from 'react'

interface ScrollProps {
  readonly label: string
  readonly className: string | undefined
  /** Whether the arrow keys scroll this box instead of moving the timeline. */
  readonly ownArrows?: boolean
  readonly children: ReactNode
}

/** A scrolling box that can be focused, so that it can be scrolled with the keyboard. */
export function Scroll({ label, className, ownArrows = false, children }: ScrollProps) {
  return (
    <section
      className={className}
      aria-label={label}
      {...(ownArrows && { 'data-scrolls': '' })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  )
}
