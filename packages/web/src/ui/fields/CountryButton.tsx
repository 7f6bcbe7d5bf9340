import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps, ReactNode } from 'react'
import { countryButton } from './CountryButton.styles.ts'

interface CountryButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  /** The accessible name: the action and the chosen country. */
  readonly label: string
  readonly flag: ReactNode
  /** The dialing prefix, with its plus sign. */
  readonly prefix: string
  readonly expanded: boolean
}

/** The button with the country’s flag and prefix inside a phone field. */
export function CountryButton({ label, flag, prefix, expanded, ...rest }: CountryButtonProps) {
  const styles = countryButton()
  return (
    <button
      type="button"
      {...rest}
      className={styles.root}
      aria-label={label}
      aria-haspopup="listbox"
      aria-expanded={expanded}
    >
      <span className={styles.flag}>{flag}</span>
      <span>{prefix}</span>
      <ChevronDown className={styles.chevron} size={14} aria-hidden="true" />
    </button>
  )
}
