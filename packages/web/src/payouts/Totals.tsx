import type { PayoutTotals } from '@supplier/core'
import { Money } from '../balances/Money.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { figure, total, totals as totalsLook } from './PayoutsScreen.styles.ts'

interface TotalsProps {
  /** `null` until they are known. */
  readonly totals: PayoutTotals | null
  readonly isLoading: boolean
}

const names = ['available', 'held', 'processing', 'paidThisMonth'] as const

/** The sums above the payouts. */
export function Totals({ totals, isLoading }: TotalsProps) {
  const words = useWords().payout.totals
  const look = totalsLook()
  return (
    <dl className={look.list} aria-label={words.label()}>
      {names.map((name) => (
        <div key={name} className={total()}>
          <dt className={look.name}>{words[name]()}</dt>
          <dd className={figure({ main: name === 'available' })}>
            {totals === null && isLoading ? (
              <Skeleton width="7rem" height="1.5rem" />
            ) : (
              <Money amount={totals?.[name] ?? null} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
