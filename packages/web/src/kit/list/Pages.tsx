import type { Pager } from '@supplier/core/kit/list/list.selectors'
import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Pagination } from '../../ui/lists/Pagination.tsx'
import { list } from './ListPanel.styles.ts'

interface PagesProps {
  readonly pager: Pager
  readonly hrefOf: (page: number) => string
  readonly onPage: (page: number) => void
  /** The control for the number of rows on a page. */
  readonly size: ReactNode
}

/** The total number of rows, how many of them a page shows, and links to the other pages. */
export function Pages({ pager: { page, lastPage, hasNext, total }, hrefOf, onPage, size }: PagesProps) {
  const t = useTranslations().list
  const styles = list()
  return (
    <div className={styles.foot}>
      <span className={styles.total}>{total !== null && t.total({ count: total })}</span>
      <div className={styles.pages}>
        {size}
        <Pagination
          page={page}
          lastPage={lastPage}
          hasNext={hasNext}
          t={{
            label: t.pages(),
            previous: t.previous(),
            next: t.next(),
            page: (number) => t.page({ page: number }),
            where: lastPage === null ? t.page({ page }) : t.where({ page, last: lastPage }),
          }}
          hrefOf={hrefOf}
          onPage={onPage}
        />
      </div>
    </div>
  )
}
