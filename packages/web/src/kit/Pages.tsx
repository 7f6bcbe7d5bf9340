import type { Pager } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { list } from './ListPlace.styles.ts'

interface PagesProps {
  readonly pager: Pager
  readonly hrefOf: (page: number) => string
  readonly onPage: (page: number) => void
}

/** How many rows there are, and the way to the others. */
export function Pages({ pager: { page, lastPage, hasNext, total }, hrefOf, onPage }: PagesProps) {
  const words = useWords().list
  const look = list()
  return (
    <div className={look.foot}>
      <span className={look.total}>{total !== null && words.total({ count: total })}</span>
      <div className={look.pages}>
        <Pagination
          page={page}
          lastPage={lastPage}
          hasNext={hasNext}
          words={{
            label: words.pages(),
            previous: words.previous(),
            next: words.next(),
            page: (number) => words.page({ page: number }),
            where: lastPage === null ? words.page({ page }) : words.where({ page, last: lastPage }),
          }}
          hrefOf={hrefOf}
          onPage={onPage}
        />
      </div>
    </div>
  )
}
