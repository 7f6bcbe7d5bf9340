import type { RouteTitle } from '@supplier/core/kernel/routes'
import type { Crumb } from '@supplier/core/navigation/breadcrumb.domain'
import type { PageTabs as Tabs } from '@supplier/core/navigation/tabs.domain'
import type { ReactNode } from 'react'
import { nameOf } from '../i18n/message-text.ts'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Outlet } from '../ui/layout/Outlet.tsx'
import { hidden } from '../ui/text/VisuallyHidden.styles.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { pageHead } from './PageHead.styles.ts'
import { PageTabs } from './PageTabs.tsx'

interface PageHeadProps {
  readonly title: RouteTitle
  readonly crumbs: readonly Crumb[]
  /** The pages of its area; the open one stands in place of the title. */
  readonly tabs: Tabs | null
  /** What stands at the end of the line of the title, such as the store of a phone, whose top bar has no room for it. */
  readonly end?: ReactNode
}

/**
 * The head of a page. The page renders its main action into it through the outlet; on phones the action is at the
 * bottom of the screen.
 */
export function PageHead({ title, crumbs, tabs, end }: PageHeadProps) {
  const t = useTranslations()
  const styles = pageHead()
  return (
    <div className={styles.root}>
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
      <div className={styles.line}>
        <h1 className={tabs ? hidden : styles.title}>{nameOf(t, title)}</h1>
        {tabs && <PageTabs tabs={tabs} />}
        {end}
        <Outlet className={styles.action} />
      </div>
    </div>
  )
}
