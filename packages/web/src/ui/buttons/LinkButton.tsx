import type { Href } from '@supplier/core/kernel/address'
import type { ComponentProps, ReactNode } from 'react'
import { button } from './Button.styles.ts'
import type { ButtonSize, ButtonVariant } from './Button.tsx'

export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  readonly href: Href
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly block?: boolean
  readonly icon?: ReactNode
}

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { variant = 'secondary', size = 'medium', block = false, icon, children, ...rest } = props
  return (
    <a {...rest} className={button({ variant, size, block })}>
      {icon}
      {children}
    </a>
  )
}
