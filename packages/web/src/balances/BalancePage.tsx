import type { Kopecks } from '@supplier/core'
import type { ReactNode } from 'react'
import { RouteTabs } from '../app/RouteTabs.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
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

/** Tabs for both balances, and the amount on the open one. */
export function BalancePage({ balance, figure, isLoading, note, children }: BalancePageProps) {
  const t = useTranslations().money
  const styles = balancePage()
  return (
    <div className={styles.root}>
      <RouteTabs
        label={t.balance.both()}
        current={balance === 'main' ? 'main-balance' : 'balance-services'}
        items={[
          { to: 'main-balance', label: t.main() },
          { to: 'balance-services', label: t.service() },
        ]}
      />
      <Card>
        <div className={styles.head}>
          <div className={styles.caption}>{balance === 'main' ? t.balance.onMain() : t.balance.onService()}</div>
          <div className={figureLook({ owes: figure !== null && figure < 0 })} aria-busy={isLoading || undefined}>
            {figure === null && isLoading ? <Skeleton width="12rem" height="2.25rem" /> : <Money amount={figure} />}
          </div>
          {note !== undefined && <div className={styles.note}>{note}</div>}
        </div>
      </Card>
      {children}
    </div>
  )
}
