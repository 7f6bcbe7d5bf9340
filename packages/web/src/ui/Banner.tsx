import type { ReactNode } from 'react'
import { alert } from './Alert.styles.ts'
import type { Tone } from './Alert.tsx'

interface BannerProps {
  readonly tone: Tone
  readonly icon: ReactNode
  readonly title: ReactNode
  readonly children?: ReactNode
  /** Buttons, at the end of the line; below the text on phones. */
  readonly actions?: ReactNode
  /** Names the region for screen readers. */
  readonly label: string
}

/** One line above the page head that asks for something. */
export function Banner({ tone, icon, title, children, actions, label }: BannerProps) {
  const look = alert({ tone, wide: true })
  return (
    <section className={look.root} aria-label={label}>
      <span className={look.icon}>{icon}</span>
      <div className={look.body}>
        <div className={look.title}>{title}</div>
        {children !== undefined && <div className={look.text}>{children}</div>}
      </div>
      {actions !== undefined && <div className={look.actions}>{actions}</div>}
    </section>
  )
}
