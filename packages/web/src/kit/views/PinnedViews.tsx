import { type Location, type PlainRouteName, pathOf } from '@supplier/core/kernel/routes'
import type { ListQuery, ListRules } from '@supplier/core/kit/list/list.domain'
import { isShownView, type SavedView, searchOfView } from '@supplier/core/kit/views/views.domain'
import type { ViewsActor } from '@supplier/core/kit/views/views.machine'
import Pin from 'lucide-react/icons/pin'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { tabs } from '../../navigation/RouteTabs.styles.ts'
import { keysOfTabs } from '../../ui/keyboard/tab-keys.ts'

interface PinnedViewsProps {
  readonly views: ViewsActor
  readonly pins: readonly SavedView[]
  readonly rules: ListRules<ListQuery>
  readonly route: PlainRouteName
  readonly location: Location
  /** The query of the list as it is shown, without its page. */
  readonly search: string
}

/** The pinned views as links beside the tabs. */
export function PinnedViews({ views, pins, rules, route, location, search }: PinnedViewsProps) {
  const styles = tabs()
  return pins.map((view) => {
    const isCurrent = isShownView(rules, view, search)
    return (
      <Link
        key={view.name}
        href={pathOf({ to: route, search: searchOfView(view) })}
        className={styles.trigger}
        aria-current={isCurrent ? 'page' : undefined}
        data-selected={isCurrent ? '' : undefined}
        onClick={(event) => {
          // The machine navigates, and shows the columns of the view.
          event.preventDefault()
          views.send({ type: 'view.chosen', name: view.name, location })
        }}
      >
        <Pin size={14} aria-hidden="true" />
        {view.name}
      </Link>
    )
  })
}

/** The pinned views of a list that has no tabs. */
export function PinnedAlone({ children }: { readonly children: ReactNode }) {
  const t = useTranslations()
  return (
    <nav ref={keysOfTabs} className={tabs().list} aria-label={t.section.pinnedViews()}>
      {children}
    </nav>
  )
}
