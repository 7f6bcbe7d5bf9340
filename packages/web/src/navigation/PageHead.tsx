import type { Crumb, RouteTitle } from '@supplier/core'
import { nameOf } from '../i18n/say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Outlet } from '../ui/Outlet.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { pageHead } from './PageHead.styles.ts'

interface PageHeadProps {
  readonly title: RouteTitle
  readonly crumbs: readonly Crumb[]
}

/** The head of a page. Its main action comes through the outlet; on phones it stands at the bottom. */
export function PageHead({ title, crumbs }: PageHeadProps) {
  const words = useWords()
  const look = pageHead()
  return (
    <div className={look.root}>
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
      <div className={look.line}>
        <h1 className={look.title}>{nameOf(words, title)}</h1>
        <Outlet className={look.action} />
      </div>
    </div>
  )
}
