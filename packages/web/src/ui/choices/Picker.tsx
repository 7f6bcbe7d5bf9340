import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { TextInput } from '../fields/TextInput.tsx'
import { Skeleton } from '../loading/Skeleton.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { picker } from './Picker.styles.ts'
import { type PickerOption, PickerOptions } from './PickerOptions.tsx'

export interface PickerProps {
  /** The accessible name of the list. */
  readonly label: string
  readonly searchLabel: string
  readonly search: string
  readonly onSearch: (text: string) => void
  readonly state: 'wait' | 'list' | 'failed'
  readonly options: readonly PickerOption[]
  readonly selected?: string
  readonly onPick: (id: string) => void
  readonly onClose: () => void
  /** Shown when nothing was found. */
  readonly emptyText: string
  readonly waitText: string
  readonly foundText: (count: number) => string
  readonly failedText?: string
  readonly retryText?: string
  readonly onRetry?: () => void
  /** Called when the end of the list becomes visible. */
  readonly onEnd?: () => void
  /** Whether the next page is loading. */
  readonly more?: boolean
  readonly location?: 'inline' | 'below'
}

/** A search field with a list of options: arrow keys move, Enter picks, Escape or leaving it closes. */
export function Picker(props: PickerProps) {
  const { label, searchLabel, search, onSearch, state, options, selected, onPick, onClose, location = 'below' } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string | null>(null)
  // Options may come above the active one while the supplier moves through them.
  const at = Math.max(
    options.findIndex((option) => option.id === active),
    Math.min(0, options.length - 1),
  )
  const point = (index: number) => setActive(options[index]?.id ?? null)
  const styles = picker({ location })

  useEffect(() => {
    root.current?.querySelector('input')?.focus()
  }, [])
  useEffect(() => {
    root.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' })
  })

  const press = (event: KeyboardEvent) => {
    const next = moved(event.key, at, options.length)
    if (next !== null) point(next)
    if (next === options.length - 1) props.onEnd?.()
    const option = options[at]
    if (event.key === 'Enter' && option) onPick(option.id)
    if (event.key === 'Escape') onClose()
    if (next !== null || event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what bubbles up from the field inside
    <div
      ref={root}
      className={styles.root}
      data-picker=""
      onKeyDown={press}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && document.hasFocus() && onClose()}
    >
      <div className={styles.search}>
        <TextInput
          role="combobox"
          aria-label={searchLabel}
          aria-expanded={true}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={state !== 'wait' && at >= 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          placeholder={searchLabel}
          before={<Search size={16} aria-hidden="true" />}
          value={search}
          onText={(text) => {
            setActive(null)
            onSearch(text)
          }}
        />
      </div>
      <div
        className={styles.list}
        role="listbox"
        tabIndex={-1}
        id={id}
        aria-label={label}
        aria-busy={state === 'wait' || undefined}
        onScroll={(event) => isAtEnd(event.currentTarget) && props.onEnd?.()}
      >
        {state !== 'wait' && (
          <PickerOptions id={id} options={options} at={at} selected={selected} onPoint={point} onPick={onPick} />
        )}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">
          {state === 'list' &&
            props.more !== true &&
            (options.length === 0 ? props.emptyText : props.foundText(options.length))}
        </span>
      </VisuallyHidden>
      {(state === 'wait' || props.more === true) && (
        <div className={styles.skeletons} role="status">
          <VisuallyHidden>{props.waitText}</VisuallyHidden>
          {(state === 'wait' ? [1, 2, 3, 4] : [1]).map((row) => (
            <Skeleton key={row} height="2.25rem" />
          ))}
        </div>
      )}
      {state === 'list' && options.length === 0 && (
        <div className={styles.note} aria-hidden="true">
          {props.emptyText}
        </div>
      )}
      {state === 'failed' && (
        <div className={styles.note} role="status">
          {props.failedText}
          {props.retryText !== undefined && (
            <Button size="small" onClick={() => props.onRetry?.()}>
              {props.retryText}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const moved = (key: string, at: number, count: number): number | null => {
  if (count === 0) return null
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'PageDown') return Math.min(count - 1, at + 6)
  if (key === 'PageUp') return Math.max(0, at - 6)
  return null
}

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: Element): boolean =>
  scrollTop + clientHeight >= scrollHeight - 48
