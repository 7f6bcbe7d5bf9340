import { type Crumb, pathOf } from '@supplier/core'
import ChevronRight from 'lucide-react/icons/chevron-right'
import House from 'lucide-react/icons/house'
import { Link } from 'wouter'
import { nameOf } from '../i18n/say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { breadcrumb } from './Breadcrumb.styles.ts'
import { isPlain } from './plain.ts'

/** The way from the main page to this one. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const words = useWords()
  const look = breadcrumb()
  return (
    <nav aria-label={words.nav.breadcrumb()}>
      <ol className={look.list}>
        <li className={look.item}>
          <Link href={pathOf({ to: 'home' })} className={look.home} aria-label={words.nav.home()}>
            <House size={16} aria-hidden="true" />
          </Link>
        </li>
        {crumbs.map(({ to, title, isCurrent }) => (
          <li key={to} className={look.item}>
            <ChevronRight size={14} aria-hidden="true" />
            {isCurrent || !isPlain(to) ? (
              <span className={look.current} aria-current={isCurrent ? 'page' : undefined}>
                {nameOf(words, title)}
              </span>
            ) : (
              <Link href={pathOf({ to })} className={look.link}>
                {nameOf(words, title)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
