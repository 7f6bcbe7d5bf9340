import { type Kopecks, pathOf } from '@supplier/core'
import Wallet from 'lucide-react/icons/wallet'
import { Link } from 'wouter'
import { useFormats } from '../i18n/use-formats.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Stars } from '../ui/Stars.tsx'
import { balance } from './Balance.styles.ts'

/** The main balance in the top bar; stars while it is unknown. */
export function Balance({ amount }: { readonly amount: Kopecks | null }) {
  const words = useWords().shell
  const { money } = useFormats()
  const look = balance({ owes: amount !== null && amount < 0 })
  return (
    <Link
      href={pathOf({ to: 'balances' })}
      className={look.link}
      aria-label={amount === null ? undefined : words.balance({ amount: money(amount) })}
    >
      <Wallet size={18} strokeWidth={1.75} aria-hidden="true" />
      {amount === null ? (
        <Stars label={words.balanceUnknown()} />
      ) : (
        <span className={look.amount}>{money(amount)}</span>
      )}
    </Link>
  )
}
