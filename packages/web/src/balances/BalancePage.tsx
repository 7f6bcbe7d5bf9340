import type { Kopecks } from '@supplier/core'
import type { ReactNode } from 'react'
import { PlaceTabs } from '../app/PlaceTabs.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { balancePage, figure as figureLook } from './BalancePage.styles.ts'
import type { Purse } from './line-columns.tsx'
import { Money } from './Money.tsx'

interface BalancePageProps {
  readonly purse: Purse
  /** `null` when it is unknown. */
  readonly figure: Kopecks | null
  readonly isLoading: boolean
  /** Something about the figure. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** Both balances side by side, and how much is on the one that is open. */
export function BalancePage({ purse, figure, isLoading, note, children }: BalancePageProps) {
  const words = useWords().money
  const look = balancePage()
  return (
    <div className={look.root}>
      <PlaceTabs
        label={words.balance.both()}
        current={purse === 'main' ? 'main-balance' : 'balance-services'}
        items={[
          { to: 'main-balance', label: words.main() },
          { to: 'balance-services', label: words.service() },
        ]}
      />
      <Card>
        <div className={look.head}>
          <div className={look.caption}>{purse === 'main' ? words.balance.onMain() : words.balance.onService()}</div>
          <div className={figureLook({ owes: figure !== null && figure < 0 })} aria-busy={isLoading || undefined}>
            {figure === null && isLoading ? <Skeleton width="12rem" height="2.25rem" /> : <Money amount={figure} />}
          </div>
          {note !== undefined && <div className={look.note}>{note}</div>}
        </div>
      </Card>
      {children}
    </div>
  )
}
