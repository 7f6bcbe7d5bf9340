import type { ReactNode } from 'react'
import { facts } from './Facts.styles.ts'

interface FactsProps {
  readonly items: readonly {
    readonly name: string
    /** `null` when it is unknown. */
    readonly value: ReactNode
    /** The text that is shown when the value is unknown. */
    readonly missing?: string
  }[]
  /** Tells the supplier how to provide the missing values. */
  readonly note?: string | undefined
}

/** A list of names and values, one below the other. */
export function Facts({ items, note }: FactsProps) {
  const styles = facts()
  return (
    <>
      <dl className={styles.list}>
        {items.map(({ name, value, missing }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value ?? <span className={styles.missing}>{missing}</span>}</dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  )
}
