import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../loading/Spinner.tsx'
import { dot as dotStyle, iconButton } from './IconButton.styles.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  /** The action in words; it is the only name of the button. */
  readonly label: string
  readonly icon: ReactNode
  readonly size?: 'small' | 'medium'
  readonly outlined?: boolean
  /** Whether a dot for something new is shown; mention it in the label, too. */
  readonly dot?: boolean
  readonly busy?: boolean
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, size = 'medium', outlined = false, dot = false, busy = false, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-busy={busy || undefined}
      className={iconButton({ size, outlined })}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      {dot && <span className={dotStyle()} />}
    </button>
  )
}
