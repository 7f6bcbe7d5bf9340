import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps, ReactNode } from 'react'
import { countryButton } from './CountryButton.styles.ts'

interface CountryButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  /** What it does and which country is chosen, in words. */
  readonly label: string
  readonly flag: ReactNode
  /** With its plus sign. */
  readonly prefix: string
  readonly expanded: boolean
}

/** The country inside a phone field: its flag and its prefix. */
export function CountryButton({ label, flag, prefix, expanded, ...rest }: CountryButtonProps) {
  const look = countryButton()
  return (
    <button
      type="button"
      {...rest}
      className={look.root}
      aria-label={label}
      aria-haspopup="listbox"
      aria-expanded={expanded}
    >
      <span className={look.flag}>{flag}</span>
      <span>{prefix}</span>
      <ChevronDown className={look.chevron} size={14} aria-hidden="true" />
    </button>
  )
}
