import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { list, place as placeLook } from './LongList.styles.ts'

interface LongListProps {
  readonly label: string
  /** How many rows there are. */
  readonly count: number
  /** The list is as long as that; otherwise nobody knows yet. */
  readonly isComplete: boolean
  readonly busy?: boolean
  /** What the row at a place is told apart by. */
  readonly keyOf: (place: number) => string
  readonly row: (place: number) => ReactNode
  /** Pixels that a row takes, about. */
  readonly estimate: number
  /** More can be had: then it is told that the end of what is there has come into sight. */
  readonly isEndWanted: boolean
  readonly onEnd: () => void
}

const overscan = 8

/** Rows in the page's own scroll: however many there are, only those in sight stand in the page. */
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
    // Whatever has the focus stays, however far it is scrolled away.
    rangeExtractor: (range) => withPlace(defaultRangeExtractor(range), focus.placeIn(range.count)),
  })
  const shown = virtual.getVirtualItems()
  const isNearEnd = (shown.at(-1)?.index ?? -1) >= count - 1 - overscan

  const isEndTold = isNearEnd && isEndWanted
  // Told once for every end that is reached, whatever else changes.
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
          className={placeLook}
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

const withPlace = (places: number[], place: number | null): number[] =>
  place === null || places.includes(place) ? places : [...places, place].sort((one, other) => one - other)

/** Where the list begins in the page; what stands above it may change at any time. */
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
  readonly place: number
  /** Which of the row's controls it was. */
  readonly control: string | null
}

/** Keeps the focus in the list: a row that goes away hands it to the one that takes its place. */
const useFocusKept = (
  element: { readonly current: HTMLElement | null },
  count: number,
  keyOf: (place: number) => string,
) => {
  const focused = useRef<Focused | null>(null)

  useEffect(() => {
    const last = focused.current
    if (last === null || element.current?.contains(document.activeElement)) return
    const isGone = last.place >= count || keyOf(last.place) !== last.key
    focused.current = null
    if (!isGone || document.activeElement !== document.body) return
    const next = element.current?.querySelector<HTMLElement>(`[data-index="${Math.min(last.place, count - 1)}"]`)
    const control = last.control && next?.querySelector<HTMLElement>(`[data-control="${last.control}"]`)
    const heir = control || next
    heir?.focus({ preventScroll: true })
  })

  return {
    placeIn: (many: number) => (focused.current && focused.current.place < many ? focused.current.place : null),
    came: ({ target }: FocusEvent<HTMLElement>) => {
      const place = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
      if (place >= 0) focused.current = { key: keyOf(place), place, control: target.dataset['control'] ?? null }
    },
    left: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget) focused.current = null
    },
  }
}
