import { type PlainRouteName, pathOf } from '@supplier/core'
import { Link } from 'wouter'
import { tabs } from '../ui/Tabs.styles.ts'

interface PlaceTabsProps {
  readonly label: string
  readonly items: readonly { readonly to: PlainRouteName; readonly hash?: string; readonly label: string }[]
  readonly current: PlainRouteName
  /** Where places differ by it only. */
  readonly currentHash?: string
}

/** Places beside each other that look like tabs. */
export function PlaceTabs({ label, items, current, currentHash = '' }: PlaceTabsProps) {
  const look = tabs()
  return (
    <nav className={look.list} aria-label={label}>
      {items.map(({ to, hash = '', label: name }) => {
        const isCurrent = to === current && hash === currentHash
        return (
          <Link
            key={to + hash}
            href={pathOf({ to, hash })}
            className={look.trigger}
            aria-current={isCurrent ? 'page' : undefined}
            data-selected={isCurrent ? '' : undefined}
          >
            {name}
          </Link>
        )
      })}
    </nav>
  )
}
