import type { ReactElement, ReactNode } from 'react'
import { chunkOf } from '../ui/chunk.ts'
import { Later } from '../ui/Later.tsx'
import { count, icon, text } from './Sidebar.styles.ts'

export type SidebarPlace = 'column' | 'drawer'

interface SidebarRowProps {
  readonly place: SidebarPlace
  readonly label: string
  readonly icon: ReactNode
  /** Links inside a group show their icons only where there is no room for words. */
  readonly inGroup?: boolean
  readonly badge?: ReactNode
}

/** What stands on one line of the sidebar. */
export function SidebarRow({ place, label, icon: sign, inGroup = false, badge }: SidebarRowProps) {
  const shown = inGroup ? (place === 'column' ? 'narrow' : 'never') : 'always'
  return (
    <>
      <span className={icon({ shown })}>{sign}</span>
      <span className={text({ place })}>{label}</span>
      {Boolean(badge) && <span className={count({ place })}>{badge}</span>}
    </>
  )
}

const tooltip = chunkOf(async () => (await import('../ui/Tooltip.tsx')).Tooltip)

interface NameTagProps {
  readonly label: string
  /** Only where there is no room for words. */
  readonly shown: boolean
  readonly children: ReactElement
}

/** The name of an icon, beside it. */
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
