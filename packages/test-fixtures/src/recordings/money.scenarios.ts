import { endsWith, moved, paywallIn, screen, supplier } from './scenario.ts'
import type { Stage } from './stage.ts'

const paywall = 'panel/subscription'
const press = (stage: Stage, type: string) => stage.say(paywall, { type })

const moves = '/v1/customers/balances/balance-transfer'

export const moneyStories = [
  supplier('paywall-short-on-service', 'shortOnService', async (stage) => {
    const tab = await stage.open('/orders')
    await press(stage, 'offer.accepted')
    endsWith(paywallIn(tab), 'shortOnService')
    await press(stage, 'transfer.confirmed')
    endsWith([moved(stage), paywallIn(tab)], [['transfer_from_main', 'supplier_panel'], 'closed'])
  }),
  supplier('fault-payment-hangs', 'unsubscribedRich', async (stage) => {
    const tab = await stage.open('/orders')
    stage.fault({ kind: 'hang', method: 'POST', path: moves })
    await press(stage, 'offer.accepted')
    await stage.pass(150_000)
    endsWith([moved(stage), paywallIn(tab)], [[], 'offer'])
    await press(stage, 'offer.accepted')
    endsWith([moved(stage), paywallIn(tab)], [['supplier_panel'], 'closed'])
  }),
  supplier('fault-reload-while-paying', 'unsubscribedRich', async (stage) => {
    const first = await stage.open('/orders')
    stage.fault({ kind: 'applied-then-hang', method: 'POST', path: moves })
    await press(stage, 'offer.accepted')
    first.close()
    stage.sandbox.faults.clear()
    await stage.open('/orders')
    await stage.pass(30_000)
    endsWith(moved(stage), ['supplier_panel'])
  }),
  supplier('top-up', 'default', async (stage) => {
    await stage.open('/payments/balances/main-balance')
    await stage.say(screen, { type: 'topUp.chosen' })
    await stage.say(`${screen}/topUp`, { type: 'amount.typed', text: '120,50' })
    await stage.say(`${screen}/topUp`, { type: 'form.submitted' })
    endsWith(stage.sandbox.requests().filter(({ path }) => path.endsWith('/up-balance')).length, 1)
  }),
  supplier('transfer', 'default', async (stage) => {
    await stage.open('/payments/balances/main-balance')
    await stage.say(screen, { type: 'transfer.chosen' })
    await stage.say(`${screen}/transfer`, { type: 'amount.edited', text: '100,50' })
    await stage.say(`${screen}/transfer`, { type: 'form.submitted' })
    endsWith(moved(stage), ['transfer_from_main'])
  }),
  supplier('payout', 'default', async (stage) => {
    await stage.open('/payments/payouts')
    await stage.say(screen, { type: 'request.chosen' })
    await stage.say(`${screen}/request/form`, { type: 'amount.typed', text: '1000' })
    await stage.pass(500)
    await stage.say(`${screen}/request/form`, { type: 'form.submitted' })
    await stage.say(`${screen}/request`, { type: 'payout.confirmed' })
    endsWith(moved(stage), ['payout'])
  }),
]
