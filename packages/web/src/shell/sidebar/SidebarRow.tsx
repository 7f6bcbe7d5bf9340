import type { ReactElement, ReactNode } from 'react'
import { chunkOf } from '../../ui/loading/chunk.ts'
import { Later } from '../../ui/loading/Later.tsx'
import { count, icon, text } from './Sidebar.styles.ts'

export type SidebarVariant = 'column' | 'drawer'

interface SidebarRowProps {
  readonly variant: SidebarVariant
  readonly label: string
  readonly icon: ReactNode
  /**
   * Whether the link is in a group. Its icon is then shown only in the narrow sidebar, which has no room for labels.
   */
  readonly inGroup?: boolean
  readonly badge?: ReactNode
}

/** The content of one row of the sidebar. */
export function SidebarRow({ variant, label, icon: sign, inGroup = false, badge }: SidebarRowProps) {
  const shown = inGroup ? (variant === 'column' ? 'narrow' : 'never') : 'always'
  return (
    <>
      <span className={icon({ shown })}>{sign}</span>
      <span className={text({ variant })}>{label}</span>
      {Boolean(badge) && <span className={count({ variant })}>{badge}</span>}
    </>
  )
}

const tooltip = chunkOf(async () => (await import('../../ui/overlays/Tooltip.tsx')).Tooltip)

interface NameTagProps {
  readonly label: string
  /** True in the narrow sidebar, which has no room for labels. */
  readonly shown: boolean
  readonly children: ReactElement
}

/** Adds a tooltip with the label of an icon. */
export function NameTag({ label, shown, children }: NameTagProps) {
  if (!shown) return children
  return (
    <Later chunk={tooltip} waiting={children} failed={() => children}>
      {(Tooltip) => (
        <Tooltip label={label} placement="right">
          {children}
        </Tooltip>
      )}
    </Later>
  )
}
