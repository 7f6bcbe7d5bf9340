import { type PlainRouteName, pathOf } from '@supplier/core'
import { Link } from 'wouter'
import { tabs } from '../ui/Tabs.styles.ts'

interface PlaceTabsProps {
  readonly label: string
  readonly items: readonly { readonly to: PlainRouteName; readonly label: string }[]
  readonly current: PlainRouteName
}

/** Places beside each other that look like tabs. */
export function PlaceTabs({ label, items, current }: PlaceTabsProps) {
  const look = tabs()
  return (
    <nav className={look.list} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.to}
          href={pathOf({ to: item.to })}
          className={look.trigger}
          aria-current={item.to === current ? 'page' : undefined}
          data-selected={item.to === current ? '' : undefined}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
