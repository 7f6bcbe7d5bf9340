import type { PaywallNote } from '@supplier/core'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Progress } from '../ui/Progress.tsx'
import { BillLedger, CostLedger, ShortageLedger } from './Bill.tsx'
import * as look from './PaywallDialog.styles.ts'
import type { PaywallStep } from './paywall.ts'

/** What is taken from where, and what remains, before anything is pressed. */
export function PaywallBody({ stands }: { readonly stands: PaywallStep }) {
  const words = useWords().money.paywall
  switch (stands.step) {
    case 'offer':
      return (
        <div className={look.body}>
          <Note note={stands.note} />
          <p className={look.about}>{words.opens()}</p>
          {stands.bill ? <BillLedger bill={stands.bill} /> : <CostLedger cost={stands.cost} />}
        </div>
      )
    case 'shortOnMain':
      return (
        <div className={look.body}>
          <Note note={stands.note} />
          <ShortageLedger funds={stands.funds} missing={stands.missing} />
        </div>
      )
    case 'unreadable':
      return (
        <div className={look.body}>
          <Note note={stands.note} />
          <CostLedger cost={stands.cost} />
        </div>
      )
    case 'shortOnService':
    case 'ready':
      return (
        <div className={look.body}>
          <Note note={stands.note} />
          {stands.bill.transfer > 0 && <p className={look.about}>{words.onlyService()}</p>}
          <BillLedger bill={stands.bill} />
        </div>
      )
    case 'wait':
      return <Underway />
    case 'paid':
      return (
        <div className={look.done}>
          <CircleCheck size={40} strokeWidth={1.5} aria-hidden="true" />
        </div>
      )
    default:
      return null
  }
}

/** An operation that nobody here has begun. */
function Underway() {
  const words = useWords().money.paywall
  return <Progress label={words.wait()} done={null} />
}

function Note({ note }: { readonly note: PaywallNote }) {
  const words = useWords().money.paywall.notes
  if (note === null) return null
  return (
    <Alert tone={note === 'covered' ? 'info' : 'warning'} role="status">
      {words[note]()}
    </Alert>
  )
}
