import { pathOf } from '@supplier/core/kernel/routes'
import type { Crumb } from '@supplier/core/navigation/breadcrumb.domain'
import ChevronRight from 'lucide-react/icons/chevron-right'
import House from 'lucide-react/icons/house'
import { Link } from 'wouter'
import { nameOf } from '../i18n/message-text.ts'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { breadcrumb } from './Breadcrumb.styles.ts'
import { useIsOffered } from './offered.ts'
import { isPlain } from './plain.ts'

/** The path from the main page to this one. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useTranslations()
  const styles = breadcrumb()
  const isOffered = useIsOffered()
  return (
    <nav aria-label={t.nav.breadcrumb()}>
      <ol className={styles.list}>
        <li className={styles.item}>
          <Link href={pathOf({ to: 'home' })} className={styles.home} aria-label={t.nav.home()}>
            <House size={16} aria-hidden="true" />
          </Link>
        </li>
        {crumbs.map(({ to, title, isCurrent }) => (
          <li key={to} className={styles.item}>
            <ChevronRight size={14} aria-hidden="true" />
            {isCurrent || !isPlain(to) || !isOffered(to) ? (
              <span className={styles.current} aria-current={isCurrent ? 'page' : undefined}>
                {nameOf(t, title)}
              </span>
            ) : (
              <Link href={pathOf({ to })} className={styles.link}>
                {nameOf(t, title)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
