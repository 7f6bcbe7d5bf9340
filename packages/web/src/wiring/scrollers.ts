import type { Scroller } from '@supplier/core/adapters/browser/way-back.browser'

/** The page, and the lists in it that say that they scroll by themselves; a row belongs to the nearest one. */
export const scrollersIn = ({ documentElement: page }: Document): readonly Scroller[] => [
  scrollerOf(page, 'page', () => 0),
  ...[...page.querySelectorAll<HTMLElement>('[data-scroller]')].map((box) =>
    scrollerOf(box, box.dataset['scroller'] ?? '', () => box.getBoundingClientRect().top),
  ),
]

const scrollerOf = (box: HTMLElement, name: string, edge: () => number): Scroller => ({
  name,
  y: () => box.scrollTop,
  scrollTo: (y) => box.scrollTo(0, y),
  rows: () => {
    const from = edge()
    const rows = [...box.querySelectorAll<HTMLElement>('[data-row]')].filter(
      (row) => (row.closest('[data-scroller]') ?? row.ownerDocument.documentElement) === box,
    )
    return new Map(rows.map((row) => [row.dataset['row'] ?? '', row.getBoundingClientRect().top - from]))
  },
})
