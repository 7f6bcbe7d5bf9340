import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { select } from './Select.styles.ts'

interface SelectBoxProps extends Omit<ComponentProps<'select'>, 'className'> {
  readonly plain?: boolean
}

/** A native select element; its label belongs to the surrounding field. */
export function SelectBox({ plain = false, ...props }: SelectBoxProps) {
  const styles = select({ plain })
  return (
    <span className={styles.box}>
      <select {...props} className={styles.control} />
      <ChevronDown className={styles.mark} size={16} aria-hidden="true" />
    </span>
  )
}
