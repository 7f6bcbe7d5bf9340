import type { ReactNode } from 'react'
import { ledger, line } from './SumList.styles.ts'

export interface SumLine {
  readonly name: string
  readonly value: ReactNode
  /** `strong` for a result, `missing` for a shortfall. */
  readonly tone?: 'plain' | 'strong' | 'missing'
  /** Whether a separator above it starts a new sum. */
  readonly apart?: boolean
}

/** Names and amounts, one below the other. */
export function SumList({ lines }: { readonly lines: readonly SumLine[] }) {
  const styles = ledger()
  return (
    <dl className={styles.list}>
      {lines.map(({ name, value, tone = 'plain', apart = false }, at) => (
        <div key={at} className={line({ tone, apart })}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
