import { Combobox as Ark } from '@ark-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Skeleton } from '../loading/Skeleton.tsx'
import type { combobox } from './Combobox.styles.ts'

export interface ComboboxOption {
  readonly id: string
  readonly label: string
  /** A second line, such as the region of a settlement. */
  readonly detail?: string
  /** The name of the group to which the option belongs. */
  readonly group?: string
  readonly disabled?: boolean
}

export interface ComboboxTexts {
  readonly open: string
  readonly clear: string
  readonly loading: string
  readonly empty: string
  readonly retry: string
  readonly found: (count: number) => string
}

interface ComboboxListProps {
  readonly groups: readonly (readonly [name: string, options: readonly ComboboxOption[]])[]
  readonly isLoading: boolean
  /** Whether more options come after these. */
  readonly hasMore: boolean
  /** A text about the list itself: it is loading, empty, or failed to load. */
  readonly note: ReactNode
  readonly footer: ReactNode
  readonly styles: ReturnType<typeof combobox>
}

/** The content of the list. Screen readers hear the texts that are not options from the status of the combobox. */
export function ComboboxList({ groups, isLoading, hasMore, note, footer, styles }: ComboboxListProps) {
  const isEmpty = groups.length === 0
  return (
    <>
      {isLoading && isEmpty && (
        <div className={styles.skeletons} aria-hidden="true">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height="2.25rem" />
          ))}
        </div>
      )}
      {!isLoading && Boolean(note) && (
        <div className={styles.note} aria-hidden="true">
          {note}
        </div>
      )}
      {groups.map(([name, options], at) => {
        const items = options.map((option) => (
          <Ark.Item key={option.id} item={option} className={styles.option}>
            <span className={styles.texts}>
              <Ark.ItemText>{option.label}</Ark.ItemText>
              {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
            </span>
            <Ark.ItemIndicator className={styles.tick}>
              <Check size={16} />
            </Ark.ItemIndicator>
          </Ark.Item>
        ))
        if (name === '') return items
        return (
          // Ark makes the id of the group from this one, and a name may contain spaces.
          <Ark.ItemGroup key={name} id={String(at)}>
            <Ark.ItemGroupLabel className={styles.groupName}>{name}</Ark.ItemGroupLabel>
            {items}
          </Ark.ItemGroup>
        )
      })}
      {hasMore && !isEmpty && (
        <div className={styles.skeletons} aria-hidden="true">
          <Skeleton height="2.25rem" />
        </div>
      )}
      {Boolean(footer) && (
        <div className={styles.footer} aria-hidden="true">
          {footer}
        </div>
      )}
    </>
  )
}
