import type { ReactNode } from 'react'
import { facts } from './Facts.styles.ts'

interface FactsProps {
  readonly items: readonly {
    readonly name: string
    /** `null` when it is not known. */
    readonly value: ReactNode
    /** What is said instead. */
    readonly missing?: string
  }[]
  /** What to do about what is missing. */
  readonly note?: string | undefined
}

/** Names and values, one below the other. */
export function Facts({ items, note }: FactsProps) {
  const look = facts()
  return (
    <>
      <dl className={look.list}>
        {items.map(({ name, value, missing }) => (
          <div key={name} className={look.row}>
            <dt className={look.name}>{name}</dt>
            <dd className={look.value}>{value ?? <span className={look.missing}>{missing}</span>}</dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p className={look.note}>{note}</p>}
    </>
  )
}
