import type { PageTabs as Tabs } from '@supplier/core'
import { RouteTabs } from '../app/RouteTabs.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'

/** The tabs to the other pages of an area. */
export function PageTabs({ tabs: { group, tabs, current } }: { readonly tabs: Tabs }) {
  const { nav } = useTranslations()
  return (
    <RouteTabs
      label={nav.tabs.label[group]()}
      current={current}
      items={tabs.map((to) => ({ to, label: nav.tabs[to]() }))}
    />
  )
}
