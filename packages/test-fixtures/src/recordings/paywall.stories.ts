import type { Stage } from './stage.ts'
import { endsWith, moved, paywallIn, screen, supplier } from './story.ts'

const paywall = 'panel/subscription'
const press = (stage: Stage, type: string) => stage.say(paywall, { type })

const moves = '/v1/customers/balances/balance-transfer'
const trail = '/v1/customers/balances/service-transactions'

export const paywallStories = [
  supplier('paywall-enough', 'unsubscribedRich', async (stage) => {
    const tab = await stage.open('/orders')
    await press(stage, 'offer.accepted')
    endsWith([moved(stage), paywallIn(tab)], [['supplier_panel'], 'closed'])
  }),
  supplier('paywall-short-on-service', 'shortOnService', async (stage) => {
    const tab = await stage.open('/orders')
    await press(stage, 'offer.accepted')
    endsWith(paywallIn(tab), 'shortOnService')
    await press(stage, 'transfer.confirmed')
    endsWith([moved(stage), paywallIn(tab)], [['transfer_from_main', 'supplier_panel'], 'closed'])
  }),
  supplier('paywall-short-on-both', 'shortOnBoth', async (stage) => {
    const tab = await stage.open('/orders')
    await press(stage, 'offer.accepted')
    endsWith(paywallIn(tab), 'shortOnMain')
    await press(stage, 'topUp.chosen')
    endsWith([moved(stage), tab.address().split('?')[0]], [[], '/payments/balances/main-balance'])
  }),
  supplier('paywall-put-off', 'unsubscribedRich', async (stage) => {
    const tab = await stage.open('/orders')
    await press(stage, 'payments.chosen')
    endsWith([tab.address(), paywallIn(tab)], ['/payments/balances/main-balance', 'closed'])
  }),
  supplier('paywall-price-rose', 'unsubscribedRich', async (stage) => {
    const tab = await stage.open('/orders')
    stage.sandbox.setWorld((world) => ({ ...world, cost: 599_00 }))
    await press(stage, 'offer.accepted')
    endsWith([moved(stage), paywallIn(tab)], [[], 'ready'])
    await press(stage, 'payment.confirmed')
    endsWith([moved(stage), paywallIn(tab)], [['supplier_panel'], 'closed'])
  }),
  supplier('fault-payment-answer-lost', 'unsubscribedRich', async (stage) => {
    const tab = await stage.open('/orders')
    stage.fault({ kind: 'applied-then-reset', method: 'POST', path: moves })
    await press(stage, 'offer.accepted')
    endsWith([moved(stage), paywallIn(tab)], [['supplier_panel'], 'closed'])
  }),
  supplier('fault-payment-hangs', 'unsubscribedRich', async (stage) => {
    const tab = await stage.open('/orders')
    stage.fault({ kind: 'hang', method: 'POST', path: moves })
    await press(stage, 'offer.accepted')
    await stage.pass(120_000)
    endsWith([moved(stage), paywallIn(tab)], [[], 'offer'])
    await press(stage, 'offer.accepted')
    endsWith([moved(stage), paywallIn(tab)], [['supplier_panel'], 'closed'])
  }),
  supplier('fault-payment-cannot-be-checked', 'unsubscribedRich', async (stage) => {
    const tab = await stage.open('/orders')
    stage.fault({ kind: 'applied-then-500', method: 'POST', path: moves })
    stage.fault({ kind: 'status', status: 500, path: trail, count: null, nth: 2 })
    await press(stage, 'offer.accepted')
    await stage.pass(13_000)
    endsWith([moved(stage), paywallIn(tab)], [['supplier_panel'], 'closed'])
    stage.sandbox.faults.clear()
    await stage.say('panel/reconciler', { type: 'check.chosen' })
    await stage.pass(5_000)
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
  supplier('fault-two-tabs-pay', 'unsubscribedRich', async (stage) => {
    const first = await stage.open('/orders')
    const second = await stage.open('/orders')
    stage.fault({ kind: 'hang', method: 'POST', path: moves })
    await stage.say(paywall, { type: 'offer.accepted' }, first)
    await stage.say(paywall, { type: 'offer.accepted' }, second)
    endsWith([moved(stage), paywallIn(second)], [[], 'prevented'])
  }),
  supplier('top-up', 'default', async (stage) => {
    await stage.open('/payments/balances/main-balance')
    await stage.say(screen, { type: 'topUp.chosen' })
    await stage.say(`${screen}/topUp`, { type: 'amount.typed', text: '120,50' })
    await stage.say(`${screen}/topUp`, { type: 'form.submitted' })
    endsWith(stage.sandbox.requests().filter(({ path }) => path.endsWith('/up-balance')).length, 1)
  }),
]
