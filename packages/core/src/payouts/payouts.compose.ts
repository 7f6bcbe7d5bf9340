import type { Ports } from '../app/app.port.ts'
import { composePaymentSession, type MoneyPorts } from '../intents/intents.compose.ts'
import { actorsOf } from '../kernel/port.ts'
import { composeDraft } from '../kit/drafts/drafts.compose.ts'
import { createListMachine } from '../kit/list/list.machine.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { payoutFormMachine } from './payout-form.machine.ts'
import { payoutRequestMachine } from './payout-request.machine.ts'
import { payoutSendingMachine } from './payout-sending.machine.ts'
import { type Payout, type PayoutPage, type PayoutQuery, payoutRules } from './payouts.domain.ts'
import { payoutsMachine } from './payouts.machine.ts'

export type PayoutsPorts = MoneyPorts & Pick<Ports, 'drafts' | 'payouts'>

export const composePayouts = (ports: PayoutsPorts) => {
  const { fetchPayouts, previewPayout, cancelPayout } = ports.payouts
  const list = createListMachine<Payout, PayoutQuery, PayoutPage>('payouts', payoutRules)
  return payoutsMachine.provide({
    actors: {
      ...actorsOf({ cancelPayout }),
      list: list.provide({ actors: readingsOf({ fetchPage: fetchPayouts }) }),
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
