import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../loading/Spinner.tsx'
import { button, label, progress } from './Button.styles.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** Takes the full width of its container. */
  readonly block?: boolean
  /** Shows a spinner, keeps the width and the focus, and ignores presses. */
  readonly busy?: boolean
  /** For actions that cannot be undone: ignores the second press of a double click and the repeats of a held key. */
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
      aria-disabled={busy || rest['aria-disabled'] || undefined}
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
