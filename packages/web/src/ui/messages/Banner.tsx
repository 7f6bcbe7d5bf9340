import type { ReactNode } from 'react'
import { alert } from './Alert.styles.ts'
import type { Tone } from './Alert.tsx'

interface BannerProps {
  readonly tone: Tone
  readonly icon: ReactNode
  readonly title: ReactNode
  readonly children?: ReactNode
  /** Buttons at the end of the line; on phones below the text. */
  readonly actions?: ReactNode
  /** The name of the region for screen readers. */
  readonly label: string
}

/** A message above the page head that asks for an action. */
export function Banner({ tone, icon, title, children, actions, label }: BannerProps) {
  const styles = alert({ tone, wide: true, line: false })
  return (
    <section className={styles.root} aria-label={label}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.body}>
        <div className={styles.title}>{title}</div>
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
