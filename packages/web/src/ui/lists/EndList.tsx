import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { endList } from './EndList.styles.ts'

interface EndListProps {
  readonly label: string
  readonly count: number
  /** The unique key of the row at an index, which it keeps when rows are added before it. */
  readonly keyOf: (index: number) => string | number
  readonly row: (index: number) => ReactNode
  /** The estimated height of a row in pixels. */
  readonly estimate: number
  /** Stands above the first row. */
  readonly top: ReactNode
  /** Whether there may be rows before the first one; if so, `onTop` is called when it is nearly visible. */
  readonly isTopWanted: boolean
  readonly onTop: () => void
  /** Called when the end comes into view or leaves it. */
  readonly onEnd: (isAtEnd: boolean) => void
  /** Stands over the rows; it may scroll to the end. */
  readonly over?: (scrollToEnd: () => void) => ReactNode
}

/** How near the end counts as the end, and how near the top further rows are wanted, in pixels. */
const nearEnd = 40
const nearTop = 600

/**
 * A virtual list that begins at its end, such as a conversation. It follows rows that are added at its end while the end
 * is in view; rows that are added before others never move what is in view.
 */
export function EndList(props: EndListProps) {
  const { label, count, keyOf, row, estimate, top, isTopWanted, onTop, onEnd, over } = props
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const styles = endList()
  const virtual = useVirtualizer({
    count,
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: true,
    paddingStart: 48,
    paddingEnd: 12,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: keyOf,
  })
  useLayoutEffect(() => virtual.scrollToEnd(), [])
  const look = () => {
    const seen = scroller.current
    if (seen === null) return
    const isNow = seen.scrollHeight - seen.scrollTop - seen.clientHeight <= nearEnd
    if (isNow !== isAtEnd.current) onEnd(isNow)
    isAtEnd.current = isNow
    if (isTopWanted && seen.scrollTop < nearTop) onTop()
  }
  return (
    <div className={styles.root}>
      <div
        ref={scroller}
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too
        tabIndex={0}
        role="log"
        aria-label={label}
        aria-live="off"
        onScroll={look}
      >
        <ol className={styles.list} style={{ height: virtual.getTotalSize() }}>
          <li className={styles.top}>{top}</li>
          {virtual.getVirtualItems().map(({ index, key, start }) => (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              {row(index)}
            </li>
          ))}
        </ol>
      </div>
      {over?.(() => virtual.scrollToEnd())}
    </div>
  )
}
