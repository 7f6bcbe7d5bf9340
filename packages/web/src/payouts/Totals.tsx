import type { PayoutTotals } from '@supplier/core/payouts/payouts.domain'
import { Money } from '../balances/Money.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { figure, total, totals as totalsLook } from './PayoutsScreen.styles.ts'

interface TotalsProps {
  /** `null` until they are loaded. */
  readonly totals: PayoutTotals | null
  readonly isLoading: boolean
}

const names = ['available', 'held', 'processing', 'paidThisMonth'] as const

/** The totals above the payouts. */
export function Totals({ totals, isLoading }: TotalsProps) {
  const t = useTranslations().payout.totals
  const styles = totalsLook()
  return (
    <dl className={styles.list} aria-label={t.label()}>
      {names.map((name) => (
        <div key={name} className={total()}>
          <dt className={styles.name}>{t[name]()}</dt>
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
