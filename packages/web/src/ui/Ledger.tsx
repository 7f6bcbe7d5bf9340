import type { ReactNode } from 'react'
import { ledger, line } from './Ledger.styles.ts'

export interface LedgerLine {
  readonly name: string
  readonly value: ReactNode
  /** `strong` for what it comes to, `missing` for what is not there. */
  readonly tone?: 'plain' | 'strong' | 'missing'
  /** Starts a new sum, below a line. */
  readonly apart?: boolean
}

/** Names and figures, one below the other, so that they can be added up by eye. */
export function Ledger({ lines }: { readonly lines: readonly LedgerLine[] }) {
  const look = ledger()
  return (
    <dl className={look.list}>
      {lines.map(({ name, value, tone = 'plain', apart = false }, at) => (
        <div key={at} className={line({ tone, apart })}>
          <dt className={look.name}>{name}</dt>
          <dd className={look.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
