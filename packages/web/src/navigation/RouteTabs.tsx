import { type PlainRouteName, pathOf } from '@supplier/core/kernel/routes'
import { Link } from 'wouter'
import { keysOfTabs } from '../ui/keyboard/tab-keys.ts'
import { useIsOffered } from './offered.ts'
import { tabs } from './RouteTabs.styles.ts'

interface RouteTabsProps {
  readonly label: string
  readonly items: readonly { readonly to: PlainRouteName; readonly hash?: string; readonly label: string }[]
  readonly current: PlainRouteName
  /** The hash of the current location, for tabs that differ only in their hash. */
  readonly currentHash?: string
  /** Whether the current tab is the title of the page, and looks like it. */
  readonly titled?: boolean
}

/** Links to related locations that look like tabs. */
export function RouteTabs({ label, items, current, currentHash = '', titled = false }: RouteTabsProps) {
  const styles = tabs({ titled })
  const isOffered = useIsOffered()
  return (
    <nav ref={keysOfTabs} className={styles.list} aria-label={label}>
      {items
        .filter(({ to }) => isOffered(to))
        .map(({ to, hash = '', label: name }) => {
          const isCurrent = to === current && hash === currentHash
          return (
            <Link
              key={to + hash}
              href={pathOf({ to, hash })}
              className={styles.trigger}
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
