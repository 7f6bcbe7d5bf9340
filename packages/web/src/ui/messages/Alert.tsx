import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { alert } from './Alert.styles.ts'

export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'neutral'

interface AlertProps {
  readonly tone: Tone
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /**
   * `alert` interrupts a screen reader; `status` waits for a pause. Leave it out for a message that is there from the
   * start.
   */
  readonly role?: 'alert' | 'status'
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert, neutral: Info }

/** A message that stays beside the thing it is about. With one text, its actions stand in the same line. */
export function Alert({ tone, title, children, actions, role }: AlertProps) {
  const isLine = actions !== undefined && (title === undefined || children === undefined)
  const styles = alert({ tone, wide: false, line: isLine })
  const Icon = icons[tone]
  return (
    <div className={styles.root} role={role}>
      <span className={styles.icon}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className={styles.body}>
        {title !== undefined && <div className={styles.title}>{title}</div>}
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
