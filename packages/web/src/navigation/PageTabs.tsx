import type { PageTabs as Tabs } from '@supplier/core/navigation/tabs.domain'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { RouteTabs } from './RouteTabs.tsx'

/** The tabs to the other pages of an area. */
export function PageTabs({ tabs: { group, tabs, current } }: { readonly tabs: Tabs }) {
  const { nav } = useTranslations()
  return (
    <RouteTabs
      titled
      label={nav.tabs.label[group]()}
      current={current}
      // The first page is the area itself: as the title, it has the name of the area.
      items={tabs.map((to, at) => ({
        to,
        label: at === 0 && to === current ? nav.tabs.label[group]() : nav.tabs[to](),
      }))}
    />
  )
}
