import type { ComponentProps, ReactNode } from 'react'
import { dot as dotStyle, iconButton } from './IconButton.styles.ts'
import { Spinner } from './Spinner.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  /** What the button does, in words: it is its only name. */
  readonly label: string
  readonly icon: ReactNode
  readonly size?: 'small' | 'medium'
  readonly outlined?: boolean
  /** Something new waits behind the button; say so in the label, too. */
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
