import type { PaywallNote } from '@supplier/core/subscription/subscription.selectors'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Progress } from '../ui/loading/Progress.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { BillSums, CostSums, ShortageSums } from './Bill.tsx'
import * as styles from './PaywallDialog.styles.ts'
import type { PaywallStep } from './paywall.ts'

/** The sums of a step, shown before the supplier confirms anything. */
export function PaywallBody({ stands }: { readonly stands: PaywallStep }) {
  const t = useTranslations().money.paywall
  switch (stands.step) {
    case 'offer':
      return (
        <div className={styles.body}>
          <Note note={stands.note} />
          <p className={styles.about}>{t.opens()}</p>
          {stands.bill ? <BillSums bill={stands.bill} /> : <CostSums cost={stands.cost} />}
        </div>
      )
    case 'shortOnMain':
      return (
        <div className={styles.body}>
          <Note note={stands.note} />
          <ShortageSums funds={stands.funds} missing={stands.missing} />
        </div>
      )
    case 'unreadable':
      return (
        <div className={styles.body}>
          <Note note={stands.note} />
          <CostSums cost={stands.cost} />
        </div>
      )
    case 'shortOnService':
    case 'ready':
      return (
        <div className={styles.body}>
          <Note note={stands.note} />
          {stands.bill.transfer > 0 && <p className={styles.about}>{t.onlyService()}</p>}
          <BillSums bill={stands.bill} />
        </div>
      )
    case 'wait':
      return <Underway />
    case 'paid':
      return (
        <div className={styles.done}>
          <CircleCheck size={40} strokeWidth={1.5} aria-hidden="true" />
        </div>
      )
    default:
      return null
  }
}

/** Shown when the operation was started elsewhere, so there is no earlier step to show. */
function Underway() {
  const t = useTranslations().money.paywall
  return <Progress label={t.wait()} done={null} />
}

function Note({ note }: { readonly note: PaywallNote }) {
  const t = useTranslations().money.paywall.notes
  if (note === null) return null
  return (
    <Alert tone={note === 'covered' ? 'info' : 'warning'} role="status">
      {t[note]()}
    </Alert>
  )
}
