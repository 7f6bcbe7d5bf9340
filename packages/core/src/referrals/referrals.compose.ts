import { composePaymentSession, type MoneyPorts } from '../intents/intents.compose.ts'
import { actorsOf } from '../kernel/port.ts'
import { besideOf } from '../kit/beside/beside.machine.ts'
import { copyMachine } from '../kit/copy/copy.machine.ts'
import type { ClipboardPort } from '../kit/copy/copy.port.ts'
import { composeDraft } from '../kit/drafts/drafts.compose.ts'
import type { DraftsPort } from '../kit/drafts/drafts.port.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import type { ReferralsPort } from './referrals.port.ts'
import { referralsBesideMachine } from './referrals-beside.machine.ts'
import { withdrawalMachine } from './withdrawal.machine.ts'

type ReferralsPorts = MoneyPorts & {
  readonly clipboard: ClipboardPort
  readonly drafts: DraftsPort
  readonly referrals: ReferralsPort
}

/** The machine beside the list of referrals, which reads the summary and withdraws, with its ports provided. */
export const composeReferralsBeside = (ports: ReferralsPorts) => {
  const reading = readingsOf(ports.referrals)
  return besideOf(
    referralsBesideMachine.provide({
      actors: {
        ...reading,
        copy: copyMachine.provide({ actors: actorsOf(ports.clipboard) }),
        withdrawal: withdrawalMachine.provide({
          actors: { ...reading, session: composePaymentSession(ports), draft: composeDraft(ports.drafts) },
        }),
      },
    }),
  )
}
