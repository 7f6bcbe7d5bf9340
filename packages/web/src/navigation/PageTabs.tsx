import { type RouteName, tabsOf, unbuiltRoutes } from '@supplier/core'
import { RouteTabs } from '../app/RouteTabs.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'

/** The tabs to the other pages of an area; nothing for a page without tabs. */
export function PageTabs({ page }: { readonly page: RouteName }) {
  const { nav } = useTranslations()
  const found = tabsOf(page, unbuiltRoutes)
  if (found === null) return null
  const { group, tabs, current } = found
  return (
    <RouteTabs
      label={nav.tabs.label[group]()}
      current={current}
      items={tabs.map((to) => ({ to, label: nav.tabs[to]() }))}
    />
  )
}
