import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { list, location, scroll } from './Rows.styles.ts'

interface RowsProps {
  readonly label: string
  readonly count: number
  readonly height: number
  /** The row that is scrolled into view; -1 for none. */
  readonly current: number
  readonly row: (at: number) => ReactNode
}

/** A virtual list: rows of equal height in a scrolling box, of which only the visible ones are rendered. */
export function Rows({ label, count, height, current, row }: RowsProps) {
  const box = useRef<HTMLElement>(null)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 4,
  })
  const seen = virtual.scrollRect?.height ?? 0
  // Computed from the known row height: `scrollToIndex` of the library measures the list twice and so forces two
  // layouts.
  useEffect(() => {
    const [from, to] = [current * height, (current + 1) * height]
    const offset = virtual.scrollOffset ?? 0
    if (current < 0 || !box.current || (from >= offset && to <= offset + seen)) return
    box.current.scrollTop = from < offset ? from : to - seen
  }, [current, height, seen, virtual])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section ref={box} className={scroll} tabIndex={0} aria-label={label}>
      <ol className={list} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            className={location}
            style={{ transform: `translateY(${start}px)`, height }}
            aria-posinset={index + 1}
            aria-setsize={count}
          >
            {row(index)}
          </li>
        ))}
      </ol>
    </section>
  )
}
