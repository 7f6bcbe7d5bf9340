import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { button, label, progress } from './Button.styles.ts'
import { Spinner } from './Spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** As wide as its place. */
  readonly block?: boolean
  /** Shows progress in place, keeps the width and the focus, and does nothing when pressed. */
  readonly busy?: boolean
  readonly icon?: ReactNode
}

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    block = false,
    busy = false,
    icon,
    children,
    onClick,
    ...rest
  } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={button({ variant, size, block })}
      onClick={press}
    >
      <span className={label({ busy })}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={progress()}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
