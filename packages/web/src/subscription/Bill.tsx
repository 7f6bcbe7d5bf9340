import { type Bill, type Funds, type Kopecks, kopecks } from '@supplier/core'
import { Money } from '../balances/Money.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Ledger } from '../ui/Ledger.tsx'

/** Both balances, what happens to them, and what they come to. */
export function BillLedger({ bill: { main, service, cost, transfer, remains } }: { readonly bill: Bill }) {
  const words = useWords().money
  const { lines } = words.paywall
  const stays = { name: lines.mainStays(), value: <Money amount={main} />, apart: true }
  const moved = [
    { name: words.main(), value: <Money amount={main} />, apart: true },
    { name: lines.transfer(), value: <Money amount={kopecks(-transfer)} change /> },
    { name: lines.remains(), value: <Money amount={remains.main} />, tone: 'strong' },
  ] as const
  const received = { name: lines.received(), value: <Money amount={transfer} change /> }
  return (
    <Ledger
      lines={[
        { name: lines.cost(), value: <Money amount={cost} />, tone: 'strong' },
        ...(transfer > 0 ? moved : []),
        { name: words.service(), value: <Money amount={service} />, apart: true },
        ...(transfer > 0 ? [received] : []),
        { name: lines.payment(), value: <Money amount={kopecks(-cost)} change /> },
        { name: lines.remains(), value: <Money amount={remains.service} />, tone: 'strong' },
        ...(transfer > 0 ? [] : [stays]),
      ]}
    />
  )
}

interface ShortageLedgerProps {
  readonly funds: Funds
  readonly missing: Kopecks
}

/** What there is, and what is missing. */
export function ShortageLedger({ funds: { main, service, cost }, missing }: ShortageLedgerProps) {
  const words = useWords().money
  const { lines } = words.paywall
  return (
    <Ledger
      lines={[
        { name: lines.cost(), value: <Money amount={cost} />, tone: 'strong' },
        { name: words.service(), value: <Money amount={service} />, apart: true },
        { name: words.main(), value: <Money amount={main} /> },
        { name: lines.missing(), value: <Money amount={missing} />, tone: 'missing' },
      ]}
    />
  )
}

export function CostLedger({ cost }: { readonly cost: Kopecks | null }) {
  const { lines } = useWords().money.paywall
  return <Ledger lines={[{ name: lines.cost(), value: <Money amount={cost} />, tone: 'strong' }]} />
}
