import type { ReactNode } from 'react'

interface ScrollProps {
  readonly label: string
  readonly className: string | undefined
  /** The arrows move what is in it, and not the timeline. */
  readonly ownArrows?: boolean
  readonly children: ReactNode
}

/** A box that scrolls, and can be reached by the keyboard for that. */
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
