import type { Account } from '@supplier/core/payouts/payout-request.selectors'
import { Money } from '../balances/Money.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Alert } from '../ui/messages/Alert.tsx'
import { type SumLine, SumList } from '../ui/text/SumList.tsx'
import { dialog } from './PayoutDialog.styles.ts'
import type { PayoutStep } from './payout.ts'

/** The amount, the fee, the net amount and the destination of a payout, for confirmation. */
export function ConfirmPayout(step: Extract<PayoutStep, { readonly step: 'confirm' }>) {
  const { preview, account, comment, note } = step
  const t = useTranslations().payout.dialog
  const messageText = useMessageText()
  const { date } = useFormats()
  const styles = dialog()
  const invalidation: SumLine[] =
    preview.expectedAt === null ? [] : [{ name: t.expected(), value: date(preview.expectedAt) }]
  return (
    <div className={styles.body}>
      {note && (
        <Alert tone="warning" role="alert">
          {messageText(note)}
        </Alert>
      )}
      <SumList
        lines={[
          { name: t.amount(), value: <Money amount={preview.amount} /> },
          { name: t.fee(), value: <Money amount={preview.fee} /> },
          { name: t.net(), value: <Money amount={preview.net} />, tone: 'strong' },
          ...invalidation,
        ]}
      />
      <AccountCard account={account} />
      {comment && <p className={styles.comment}>{comment}</p>}
    </div>
  )
}

/** Shows a new account again, in large type, so that the supplier can compare it. */
export function ConfirmAccount({ account }: { readonly account: Account }) {
  const styles = dialog()
  return (
    <div className={styles.body}>
      <AccountCard account={account} />
    </div>
  )
}

function AccountCard({ account }: { readonly account: Account }) {
  const t = useTranslations().payout.dialog
  const styles = dialog()
  const [name, number] = account.isNew
    ? [account.holder, inFours(account.iban)]
    : [account.requisites.title, account.requisites.masked]
  return (
    <section className={styles.account} aria-label={t.account()}>
      <div>{name}</div>
      <div className={styles.number}>{number}</div>
    </section>
  )
}

/** An IBAN in groups of four, as banks print it. */
const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
