import type { Crumb, RouteTitle } from '@supplier/core'
import { nameOf } from '../i18n/message-text.ts'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Outlet } from '../ui/Outlet.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { pageHead } from './PageHead.styles.ts'

interface PageHeadProps {
  readonly title: RouteTitle
  readonly crumbs: readonly Crumb[]
}

/**
 * The head of a page. The page renders its main action into it through the outlet; on phones the action is at the
 * bottom of the screen.
 */
export function PageHead({ title, crumbs }: PageHeadProps) {
  const t = useTranslations()
  const styles = pageHead()
  return (
    <div className={styles.root}>
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
      <div className={styles.line}>
        <h1 className={styles.title}>{nameOf(t, title)}</h1>
        <Outlet className={styles.action} />
      </div>
    </div>
  )
}
