import type { Ports } from '../app/app.port.ts'
import { composePaymentSession, type MoneyPorts } from '../intents/intents.compose.ts'
import { actorsOf } from '../kernel/port.ts'
import { composeDraft } from '../kit/drafts/drafts.compose.ts'
import { composeList } from '../kit/list/list.compose.ts'
import { payoutFormMachine } from './payout-form.machine.ts'
import { payoutRequestMachine } from './payout-request.machine.ts'
import { payoutSendingMachine } from './payout-sending.machine.ts'
import { type Payout, type PayoutPage, type PayoutQuery, payoutRules } from './payouts.domain.ts'
import { payoutsMachine } from './payouts.machine.ts'

export type PayoutsPorts = MoneyPorts & Pick<Ports, 'drafts' | 'files' | 'payouts' | 'rows'>

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
