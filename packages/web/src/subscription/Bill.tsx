import { type Kopecks, kopecks } from '@supplier/core/kernel/money'
import type { Funds } from '@supplier/core/subscription/subscription.domain'
import type { Bill } from '@supplier/core/subscription/subscription.selectors'
import { Money } from '../balances/Money.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { SumList } from '../ui/text/SumList.tsx'

/** Both balances, the operations on them, and the resulting amounts. */
export function BillSums({ bill: { main, service, cost, transfer, remains } }: { readonly bill: Bill }) {
  const t = useTranslations().money
  const { lines } = t.paywall
  const stays = { name: lines.mainStays(), value: <Money amount={main} />, apart: true }
  const moved = [
    { name: t.main(), value: <Money amount={main} />, apart: true },
    { name: lines.transfer(), value: <Money amount={kopecks(-transfer)} change /> },
    { name: lines.remains(), value: <Money amount={remains.main} />, tone: 'strong' },
  ] as const
  const received = { name: lines.received(), value: <Money amount={transfer} change /> }
  return (
    <SumList
      lines={[
        { name: lines.cost(), value: <Money amount={cost} />, tone: 'strong' },
        ...(transfer > 0 ? moved : []),
        { name: t.service(), value: <Money amount={service} />, apart: true },
        ...(transfer > 0 ? [received] : []),
        { name: lines.payment(), value: <Money amount={kopecks(-cost)} change /> },
        { name: lines.remains(), value: <Money amount={remains.service} />, tone: 'strong' },
        ...(transfer > 0 ? [] : [stays]),
      ]}
    />
  )
}

interface ShortageSumsProps {
  readonly funds: Funds
  readonly missing: Kopecks
}

/** The available amounts and the shortfall. */
export function ShortageSums({ funds: { main, service, cost }, missing }: ShortageSumsProps) {
  const t = useTranslations().money
  const { lines } = t.paywall
  return (
    <SumList
      lines={[
        { name: lines.cost(), value: <Money amount={cost} />, tone: 'strong' },
        { name: t.service(), value: <Money amount={service} />, apart: true },
        { name: t.main(), value: <Money amount={main} /> },
        { name: lines.missing(), value: <Money amount={missing} />, tone: 'missing' },
      ]}
    />
  )
}

export function CostSums({ cost }: { readonly cost: Kopecks | null }) {
  const { lines } = useTranslations().money.paywall
  return <SumList lines={[{ name: lines.cost(), value: <Money amount={cost} />, tone: 'strong' }]} />
}
