import { type PlainRouteName, pathOf } from '@supplier/core'
import { Link } from 'wouter'
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
  return (
    <nav className={styles.list} aria-label={label}>
      {items.map(({ to, hash = '', label: name }) => {
        const isCurrent = to === current && hash === currentHash
        return (
          <Link
            key={to + hash}
            ref={isCurrent ? scrollToTab : null}
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

/**
 * Scrolls the line of tabs, but not the page, so that the tab is in its middle. It waits for the next frame, because
 * the browser would have to lay the page out to answer before it is complete.
 */
export const scrollToTab = (tab: HTMLElement | null) => {
  const line = tab?.parentElement
  if (!tab || !line) return
  const frame = requestAnimationFrame(() => {
    line.scrollLeft = tab.offsetLeft - line.offsetLeft + (tab.offsetWidth - line.clientWidth) / 2
  })
  return () => cancelAnimationFrame(frame)
}
