import type { Account } from '@supplier/core'
import { Money } from '../balances/Money.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Ledger, type LedgerLine } from '../ui/Ledger.tsx'
import { dialog } from './PayoutDialog.styles.ts'
import type { PayoutStep } from './payout.ts'

/** What is taken, what arrives, and where, before it is confirmed. */
export function ConfirmPayout(step: Extract<PayoutStep, { readonly step: 'confirm' }>) {
  const { preview, account, comment, note } = step
  const words = useWords().payout.dialog
  const say = useSay()
  const { date } = useFormats()
  const look = dialog()
  const arrival: LedgerLine[] =
    preview.expectedAt === null ? [] : [{ name: words.expected(), value: date(preview.expectedAt) }]
  return (
    <div className={look.body}>
      {note && (
        <Alert tone="warning" role="alert">
          {say(note)}
        </Alert>
      )}
      <Ledger
        lines={[
          { name: words.amount(), value: <Money amount={preview.amount} /> },
          { name: words.fee(), value: <Money amount={preview.fee} /> },
          { name: words.net(), value: <Money amount={preview.net} />, tone: 'strong' },
          ...arrival,
        ]}
      />
      <AccountCard account={account} />
      {comment && <p className={look.comment}>{comment}</p>}
    </div>
  )
}

/** A new account, once more and large enough to be compared. */
export function ConfirmAccount({ account }: { readonly account: Account }) {
  const look = dialog()
  return (
    <div className={look.body}>
      <AccountCard account={account} />
    </div>
  )
}

function AccountCard({ account }: { readonly account: Account }) {
  const words = useWords().payout.dialog
  const look = dialog()
  const [name, number] = account.isNew
    ? [account.holder, inFours(account.iban)]
    : [account.requisites.title, account.requisites.masked]
  return (
    <section className={look.account} aria-label={words.account()}>
      <div>{name}</div>
      <div className={look.number}>{number}</div>
    </section>
  )
}

/** An account in groups of four, as cards and banks print it. */
const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
