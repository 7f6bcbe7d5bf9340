import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react'
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
  /** For what cannot be taken back: the second press of a double click and a held key count for nothing. */
  readonly deliberate?: boolean
  readonly icon?: ReactNode
}

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    block = false,
    busy = false,
    deliberate = false,
    icon,
    children,
    onClick,
    ...rest
  } = props
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    busy || (deliberate && event.detail > 1) ? event.preventDefault() : onClick?.(event)
  return (
    <button
      type="button"
      {...rest}
      {...(deliberate ? { onKeyDown: withoutHeld } : {})}
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

const withoutHeld = (event: KeyboardEvent) => event.repeat && event.preventDefault()
