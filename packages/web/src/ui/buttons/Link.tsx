import type { Href } from '@supplier/core/kernel/address'
import type { ComponentProps } from 'react'
import { link } from './Link.styles.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  readonly href: Href
  readonly tone?: 'accent' | 'plain' | 'muted'
}

export function Link({ tone = 'accent', children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={link({ tone })}>
      {children}
    </a>
  )
}
