import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isFocusFree } from '../keyboard/kept-focus.ts'
import { location as linkStyles, list } from './LongList.styles.ts'

interface LongListProps {
  readonly label: string
  /** The number of loaded rows. */
  readonly count: number
  /** Whether these are all rows; otherwise the total is unknown. */
  readonly isComplete: boolean
  readonly busy?: boolean
  /** The unique key of the row at an index. */
  readonly keyOf: (location: number) => string
  readonly row: (location: number) => ReactNode
  /** The estimated height of a row in pixels. */
  readonly estimate: number
  /** Whether there may be more rows; if so, `onEnd` is called when the last loaded row is nearly visible. */
  readonly isEndWanted: boolean
  readonly onEnd: () => void
}

const overscan = 8

/** A virtual list in the scroll of the page, of which only the visible rows are rendered. */
export function LongList(props: LongListProps) {
  const { label, count, isComplete, busy = false, keyOf, row, estimate, isEndWanted, onEnd } = props
  const element = useRef<HTMLOListElement>(null)
  const focus = useFocusKept(element, count, keyOf)
  const top = useTop(element)
  const virtual = useWindowVirtualizer({
    count,
    overscan,
    scrollMargin: top,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    // The row with the focus stays rendered even when it is scrolled out of view.
    rangeExtractor: (range) => withLocation(defaultRangeExtractor(range), focus.locationIn(range.count)),
  })
  const shown = virtual.getVirtualItems()
  const isNearEnd = (shown.at(-1)?.index ?? -1) >= count - 1 - overscan

  const isEndTold = isNearEnd && isEndWanted
  // Calls `onEnd` once for each end that is reached, however often the list renders.
  useEffect(() => {
    if (isEndTold) onEnd()
  }, [isEndTold, count])

  return (
    <ol
      ref={element}
      // biome-ignore lint/a11y/noRedundantRoles: a list without markers is none to Safari, unless it says so
      role="list"
      className={list}
      aria-label={label}
      aria-busy={busy || undefined}
      style={{ height: virtual.getTotalSize() }}
      onFocus={focus.came}
      onBlur={focus.left}
    >
      {shown.map(({ index, key, start }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          data-row={key}
          className={linkStyles}
          tabIndex={-1}
          aria-posinset={index + 1}
          aria-setsize={isComplete ? count : -1}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {row(index)}
        </li>
      ))}
    </ol>
  )
}

const withLocation = (locations: number[], location: number | null): number[] =>
  location === null || locations.includes(location)
    ? locations
    : [...locations, location].sort((one, other) => one - other)

/** The offset of the list in the page, measured after each render, because the content above it may change. */
const useTop = (element: { readonly current: HTMLElement | null }): number => {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const found = (element.current?.getBoundingClientRect().top ?? 0) + window.scrollY
    if (Math.abs(found - top) >= 1) setTop(found)
  })
  return top
}

interface Focused {
  readonly key: string
  readonly location: number
  /** The `data-control` of the focused control; `null` for the row itself. */
  readonly control: string | null
}

/** Keeps the focus in the list: when the focused row is removed, the row that takes its place gets the focus. */
const useFocusKept = (
  element: { readonly current: HTMLElement | null },
  count: number,
  keyOf: (location: number) => string,
) => {
  const focused = useRef<Focused | null>(null)

  useEffect(() => {
    const last = focused.current
    if (last === null || element.current?.contains(document.activeElement)) return
    const isGone = last.location >= count || keyOf(last.location) !== last.key
    focused.current = null
    if (!isGone || !isFocusFree()) return
    const next = element.current?.querySelector<HTMLElement>(`[data-index="${Math.min(last.location, count - 1)}"]`)
    const control = last.control && next?.querySelector<HTMLElement>(`[data-control="${last.control}"]`)
    const heir = control || next
    heir?.focus({ preventScroll: true })
  })

  return {
    locationIn: (many: number) =>
      focused.current && focused.current.location < many ? focused.current.location : null,
    came: ({ target }: FocusEvent<HTMLElement>) => {
      const location = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
      if (location >= 0)
        focused.current = { key: keyOf(location), location, control: target.dataset['control'] ?? null }
    },
    left: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget) focused.current = null
    },
  }
}
