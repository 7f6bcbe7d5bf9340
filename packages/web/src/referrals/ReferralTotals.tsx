import type { Message } from '@supplier/core/kernel/message'
import type { ReferralSummary } from '@supplier/core/referrals/referrals.domain'
import type { ReactNode } from 'react'
import { Money } from '../balances/Money.tsx'
import { formatCount } from '../i18n/counts.ts'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { totals as look, quiet } from './referrals.styles.ts'
import type { ReferralTexts } from './referrals.translations.ts'

interface TotalsProps {
  readonly summary: ReferralSummary
  readonly block: Message | null
  readonly t: ReferralTexts
  readonly onWithdraw: () => void
}

const count = (value: number | null) => (value === null ? '—' : formatCount(value))

/** What the link has brought, and the way to what can be withdrawn. */
export function ReferralTotals({ summary, block, t, onWithdraw }: TotalsProps) {
  const messageText = useMessageText()
  const styles = look()
  const { clicks, registered, paid, earned, available, debt } = summary
  const owes = debt !== null && debt > 0
  const all: readonly (readonly [name: string, value: ReactNode])[] = [
    [t.clicks, count(clicks)],
    [t.registeredCount, count(registered)],
    [t.paid, count(paid)],
    [t.earned, <Money key="earned" amount={earned} />],
    [t.available, <Money key="available" amount={available} />],
  ]
  return (
    <>
      {owes && block && (
        <Alert tone="danger" role="status">
          {messageText(block)}
        </Alert>
      )}
      <div className={styles.root}>
        <dl className={styles.list}>
          {all.map(([name, value]) => (
            <div key={name} className={styles.total}>
              <dt className={quiet}>{name}</dt>
              <dd className={styles.number}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.way}>
          <Button variant="primary" disabled={block !== null} onClick={onWithdraw}>
            {t.withdraw}
          </Button>
          {block && !owes && <span className={quiet}>{messageText(block)}</span>}
        </div>
      </div>
    </>
  )
}
