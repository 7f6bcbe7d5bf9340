import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { list, place, scroll } from './Rows.styles.ts'

interface RowsProps {
  readonly label: string
  readonly count: number
  readonly height: number
  /** The row that is kept in sight; -1 for none. */
  readonly current: number
  readonly row: (at: number) => ReactNode
}

/** Rows of one height in a box that scrolls: however many there are, only those in sight stand in the page. */
export function Rows({ label, count, height, current, row }: RowsProps) {
  const box = useRef<HTMLElement>(null)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 4,
  })
  const seen = virtual.scrollRect?.height ?? 0
  // Counted from what is known: the library's own way asks the page twice how long the list is, and has it laid out.
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
            className={place}
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
