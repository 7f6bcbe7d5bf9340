import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId } from 'react'
import { collapsible } from './Collapsible.styles.ts'

interface CollapsibleProps {
  readonly label: ReactNode
  readonly icon?: ReactNode
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
}

/** A group that expands in place. When it is closed, its content is hidden and cannot be focused. */
export function Collapsible({ label, icon, open, onOpenChange, children }: CollapsibleProps) {
  const id = useId()
  const styles = collapsible({ open })
  return (
    <div>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpenChange(!open)}
      >
        {icon}
        <span className={styles.text}>{label}</span>
        <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </button>
      <div className={styles.outer} id={id} inert={!open}>
        <div className={styles.inner}>{children}</div>
      </div>
    </div>
  )
}
