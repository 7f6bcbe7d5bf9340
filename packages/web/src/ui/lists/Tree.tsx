import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { frame, mark, row as rowStyle, sizer } from './Tree.styles.ts'

export interface TreeItem {
  readonly id: string
  /** From 1. */
  readonly level: number
  readonly position: number
  /** The number of rows beside it, itself included. */
  readonly count: number
  /** `null` for a row that nothing can stand below. */
  readonly isExpanded: boolean | null
  readonly isDisabled?: boolean
  readonly content: ReactNode
}

interface TreeProps {
  readonly label: string
  /** The rows are of one level, with nothing below them. */
  readonly isFlat?: boolean
  readonly items: readonly TreeItem[]
  /** The row on which the keys act; the focus stays on the tree. */
  readonly active: string | null
  readonly chosen?: string | null
  /** Whether other rows are loading. */
  readonly busy?: boolean
  /** The height of a row in pixels. */
  readonly rowHeight: number
  readonly id: string
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPress: (id: string) => void
  readonly onDoublePress: (id: string) => void
}

const overscan = 6
const deepest = 5

/** The id of a row’s element, for a field outside the tree that moves over its rows. */
export const treeRowId = (tree: string, row: string): string => `${tree}-${row}`

/**
 * A tree, or a flat list, of any number of rows: only the visible ones are rendered. The focus stays on the whole, which
 * names the active row, so that a row can leave the page while it is active.
 */
export function Tree(props: TreeProps) {
  const {
    label,
    isFlat = false,
    items,
    active,
    chosen = null,
    busy = false,
    rowHeight,
    id,
    onPress,
    onDoublePress,
  } = props
  const element = useRef<HTMLDivElement>(null)
  const activeAt = items.findIndex((item) => item.id === active)
  const virtual = useVirtualizer({
    count: items.length,
    overscan,
    estimateSize: () => rowHeight,
    getScrollElement: () => element.current,
    getItemKey: (at) => items[at]?.id ?? at,
    // The active row stays rendered even when it is scrolled out of view, because the tree names it.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return activeAt < 0 || activeAt >= range.count || shown.includes(activeAt)
        ? shown
        : [...shown, activeAt].sort((one, other) => one - other)
    },
  })

  useEffect(() => {
    if (activeAt >= 0) virtual.scrollToIndex(activeAt, { align: 'auto' })
  }, [activeAt, virtual])
  // Rows of another list begin at the top.
  useEffect(() => {
    if (active === null) virtual.scrollToOffset(0)
  }, [isFlat, active, virtual])

  return (
    <div
      ref={element}
      id={id}
      role="tree"
      className={frame}
      aria-label={label}
      aria-busy={busy || undefined}
      tabIndex={0}
      aria-activedescendant={activeAt < 0 ? undefined : treeRowId(id, items[activeAt]?.id ?? '')}
      onKeyDown={props.onKeyDown}
    >
      <div className={sizer} role="presentation" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start, size }) => {
          const item = items[index]
          if (item === undefined) return null
          const { level, position, count, isExpanded, isDisabled = false, content } = item
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys, because it keeps the focus
            <div
              key={key}
              id={treeRowId(id, item.id)}
              role="treeitem"
              tabIndex={-1}
              className={rowStyle({ level: Math.min(level, deepest) as 1 | 2 | 3 | 4 | 5, busy })}
              style={{ height: size, transform: `translateY(${start}px)` }}
              aria-level={level}
              aria-posinset={position}
              aria-setsize={count}
              aria-expanded={isExpanded ?? undefined}
              aria-selected={item.id === (chosen ?? active)}
              aria-disabled={isDisabled || busy || undefined}
              data-active={index === activeAt ? '' : undefined}
              onMouseDown={(event) => {
                // The focus stays on the tree.
                event.preventDefault()
                element.current?.focus({ preventScroll: true })
              }}
              onClick={() => !isDisabled && !busy && onPress(item.id)}
              onDoubleClick={() => !isDisabled && !busy && onDoublePress(item.id)}
            >
              {!isFlat && (
                <span className={mark} data-open={isExpanded === true ? '' : undefined}>
                  {isExpanded !== null && <ChevronRight size={16} aria-hidden="true" />}
                </span>
              )}
              {content}
            </div>
          )
        })}
      </div>
    </div>
  )
}
