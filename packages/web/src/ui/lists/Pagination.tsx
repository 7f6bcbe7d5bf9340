import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { gap, list, number, step, where } from './Pagination.styles.ts'

interface PaginationProps {
  readonly page: number
  /** `null` when the number of pages is unknown. */
  readonly lastPage: number | null
  readonly hasNext: boolean
  readonly t: {
    readonly label: string
    readonly previous: string
    readonly next: string
    readonly page: (page: number) => string
    /** The current page, shown on phones. */
    readonly where: string
  }
  /**
   * The address of each page, so that it can be opened in another tab. A plain click scrolls to the top of the section.
   */
  readonly hrefOf: (page: number) => string
  readonly onPage: (page: number) => void
}

export function Pagination({ page, lastPage, hasNext, t, hrefOf, onPage }: PaginationProps) {
  if (page === 1 && !hasNext) return null
  const goTo = (target: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.closest('section')?.scrollIntoView?.({ block: 'start' })
    onPage(target)
  }
  const shown = pagesAround(page, lastPage ?? page)
  return (
    <nav aria-label={t.label}>
      <ul className={list}>
        <li>
          <Way label={t.previous} rel="prev" href={page > 1 ? hrefOf(page - 1) : null} onGo={goTo(page - 1)}>
            <ChevronLeft size={18} aria-hidden="true" />
          </Way>
        </li>
        <li className={where}>{t.where}</li>
        {shown.map((target, at) => (
          <Fragment key={target}>
            {target - (shown[at - 1] ?? 0) > 1 && (
              <li className={number} aria-hidden="true">
                <span className={gap}>…</span>
              </li>
            )}
            <li className={number}>
              <a
                href={hrefOf(target)}
                onClick={goTo(target)}
                className={step({ state: target === page ? 'current' : 'link' })}
                aria-label={t.page(target)}
                aria-current={target === page ? 'page' : undefined}
              >
                {target}
              </a>
            </li>
          </Fragment>
        ))}
        <li>
          <Way label={t.next} rel="next" href={hasNext ? hrefOf(page + 1) : null} onGo={goTo(page + 1)}>
            <ChevronRight size={18} aria-hidden="true" />
          </Way>
        </li>
      </ul>
    </nav>
  )
}

interface WayProps {
  readonly label: string
  readonly rel: 'prev' | 'next'
  /** `null` when there is no page in that direction. */
  readonly href: string | null
  readonly onGo: (event: MouseEvent) => void
  readonly children: ReactNode
}

function Way({ label, rel, href, onGo, children }: WayProps) {
  // The same element in both states, so that the focus stays on it when it leads to the first or the last page.
  if (href === null) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere, as aria-disabled says
      <a role="link" aria-disabled tabIndex={-1} aria-label={label} className={step({ state: 'still' })}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} onClick={onGo} rel={rel} aria-label={label} className={step({ state: 'link' })}>
      {children}
    </a>
  )
}

/** The first page, the last one, and those next to the current one. */
const pagesAround = (page: number, lastPage: number): readonly number[] =>
  [...new Set([1, page - 1, page, page + 1, lastPage])]
    .filter((one) => one >= 1 && one <= lastPage)
    .sort((one, other) => one - other)
