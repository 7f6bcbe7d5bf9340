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

/** A group that opens and closes in place. What is closed can be neither seen nor reached. */
export function Collapsible({ label, icon, open, onOpenChange, children }: CollapsibleProps) {
  const id = useId()
  const look = collapsible({ open })
  return (
    <div>
      <button
        type="button"
        className={look.trigger}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpenChange(!open)}
      >
        {icon}
        <span className={look.text}>{label}</span>
        <ChevronDown className={look.chevron} size={16} aria-hidden="true" />
      </button>
      <div className={look.outer} id={id} inert={!open}>
        <div className={look.inner}>{children}</div>
      </div>
    </div>
  )
}
