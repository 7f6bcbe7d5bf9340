import { composePaymentSession, type MoneyPorts } from '../intents/intents.compose.ts'
import { actorsOf } from '../kernel/port.ts'
import { composeDraft } from '../kit/drafts/drafts.compose.ts'
import type { DraftsPort } from '../kit/drafts/drafts.port.ts'
import { composeList } from '../kit/list/list.compose.ts'
import type { FilesPort, RowsPort } from '../kit/list/list.port.ts'
import { payoutFormMachine } from './payout-form.machine.ts'
import { payoutRequestMachine } from './payout-request.machine.ts'
import { payoutSendingMachine } from './payout-sending.machine.ts'
import { type Payout, type PayoutPage, type PayoutQuery, payoutRules } from './payouts.domain.ts'
import { payoutsMachine } from './payouts.machine.ts'
import type { PayoutsPort } from './payouts.port.ts'

export type PayoutsPorts = MoneyPorts & {
  readonly drafts: DraftsPort
  readonly files: FilesPort
  readonly payouts: PayoutsPort
  readonly rows: RowsPort
}

export const composePayouts = (ports: PayoutsPorts) => {
  const { fetchPayouts, previewPayout, cancelPayout } = ports.payouts
  return payoutsMachine.provide({
    actors: {
      ...actorsOf({ cancelPayout }),
      list: composeList<Payout, PayoutQuery, PayoutPage>('payouts', payoutRules, fetchPayouts, ports.files, ports.rows),
      request: payoutRequestMachine.provide({
        actors: {
          draft: composeDraft(ports.drafts),
          form: payoutFormMachine.provide({ actors: actorsOf({ previewPayout }) }),
          sending: payoutSendingMachine.provide({
            actors: { ...actorsOf({ fetchPayouts }), session: composePaymentSession(ports) },
          }),
        },
      }),
    },
  })
}
