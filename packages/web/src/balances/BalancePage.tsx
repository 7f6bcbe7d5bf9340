import type { Kopecks } from '@supplier/core/kernel/money'
import type { ReactNode } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { RouteTabs } from '../navigation/RouteTabs.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { balancePage, figure as figureLook } from './BalancePage.styles.ts'
import type { BalanceKind } from './line-columns.tsx'
import { Money } from './Money.tsx'

interface BalancePageProps {
  readonly balance: BalanceKind
  /** `null` when it is unknown. */
  readonly figure: Kopecks | null
  readonly isLoading: boolean
  /** A note under the amount. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** The amount on the open balance beside the tabs for both, in one strip. */
export function BalancePage({ balance, figure, isLoading, note, children }: BalancePageProps) {
  const t = useTranslations().money
  const styles = balancePage()
  return (
    <div className={styles.root}>
      <div className={styles.strip}>
        <div className={styles.head}>
          <div className={styles.caption}>{balance === 'main' ? t.balance.onMain() : t.balance.onService()}</div>
          <div className={figureLook({ owes: figure !== null && figure < 0 })} aria-busy={isLoading || undefined}>
            {figure === null && isLoading ? <Skeleton width="12rem" height="2.5rem" /> : <Money amount={figure} />}
          </div>
        </div>
        <RouteTabs
          label={t.balance.both()}
          current={balance === 'main' ? 'main-balance' : 'balance-services'}
          items={[
            { to: 'main-balance', label: t.main() },
            { to: 'balance-services', label: t.service() },
          ]}
        />
      </div>
      {note !== undefined && <div className={styles.note}>{note}</div>}
      {children}
    </div>
  )
}
