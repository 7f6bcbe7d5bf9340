import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { select } from './Select.styles.ts'

/** A native select element; its label belongs to the surrounding field. */
export function SelectBox(props: Omit<ComponentProps<'select'>, 'className'>) {
  const styles = select()
  return (
    <span className={styles.box}>
      <select {...props} className={styles.control} />
      <ChevronDown className={styles.mark} size={16} aria-hidden="true" />
    </span>
  )
}
