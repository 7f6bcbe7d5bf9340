import type { Kopecks } from '@supplier/core/kernel/money'
import { pathOf } from '@supplier/core/kernel/routes'
import Wallet from 'lucide-react/icons/wallet'
import { Link } from 'wouter'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Stars } from '../ui/text/Stars.tsx'
import { balance } from './Balance.styles.ts'

/** The main balance in the top bar; asterisks while it is unknown. */
export function Balance({ amount }: { readonly amount: Kopecks | null }) {
  const t = useTranslations().shell
  const { money } = useFormats()
  const styles = balance({ owes: amount !== null && amount < 0 })
  return (
    <Link
      href={pathOf({ to: 'balances' })}
      className={styles.link}
      aria-label={amount === null ? undefined : t.balance({ amount: money(amount) })}
    >
      <Wallet size={18} strokeWidth={1.75} aria-hidden="true" />
      {amount === null ? <Stars label={t.balanceUnknown()} /> : <span className={styles.amount}>{money(amount)}</span>}
    </Link>
  )
}
