import { selectMainBalance } from '@supplier/core/balances/balances.selectors'
import type { MainBalanceActor } from '@supplier/core/balances/main-balance.machine'
import type { PaymentActor } from '@supplier/core/balances/payment.machine'
import type { TopUpActor } from '@supplier/core/balances/top-up.machine'
import { selectTopUp, type TopUpDialog } from '@supplier/core/balances/top-up.selectors'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Harness, journalOf, openHarness, paywallOf, press, settings } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'

const address = '/admin-suppliers/v1/customer/account/up-balance'
const screenPath = '/payments/balances/main-balance'

const harness = (scenario: Parameters<typeof openHarness>[0]): Harness => {
  const opened = openHarness({ paymentHosts: ['pay.sandbox.test'], ...scenario })
  onTestFinished(opened.closeAll)
  return opened
}

const topUpOf = (tab: Tab): TopUpActor | null => {
  const { dialog } = selectMainBalance((screenOf(tab) as MainBalanceActor).getSnapshot())
  return dialog.open === 'topUp' ? dialog.topUp : null
}

const screenOf = (tab: Tab) => tab.page().screen

const dialogOf = (tab: Tab): TopUpDialog => {
  const actor = topUpOf(tab)
  return actor ? selectTopUp(actor.getSnapshot()) : { step: 'closed' }
}

const paymentOf = (tab: Tab): PaymentActor => {
  const dialog = dialogOf(tab)
  if (dialog.step !== 'payment') throw new Error(`no payment page is open: ${dialog.step}`)
  return dialog.payment
}

/** Opens a tab with the top-up dialog. */
const opened = async (the: Harness): Promise<Tab> => {
  const tab = the.open(`${screenPath}?topUp`)
  await tab.panel()
  await tab.shown('main-balance')
  await the.quiet()
  return tab
}

const ask = async (the: Harness, tab: Tab, text: string) => {
  topUpOf(tab)?.send({ type: 'amount.typed', text })
  topUpOf(tab)?.send({ type: 'form.submitted' })
  await the.quiet()
}

const invoices = (the: Harness) => the.sandbox.world().invoices
const asked = (the: Harness) => the.sandbox.requests().filter(({ path }) => path === address)
const mainOf = (tab: Tab) => selectMainBalance((screenOf(tab) as MainBalanceActor).getSnapshot()).balance

describe('the amount', () => {
  test('missing for the subscription is the first choice', async () => {
    const tab = await opened(harness({ scenario: 'shortOnBoth' }))
    expect(dialogOf(tab)).toMatchObject({ step: 'form', choices: [{ amount: 378_90, missing: 378_90 }, {}, {}, {}] })
    const rich = await opened(harness({ scenario: 'default' }))
    expect(dialogOf(rich)).toMatchObject({ choices: [{ missing: null }, { missing: null }, { missing: null }] })
  })

  test.each(['0', '-5', '1e9', '   ', '', 'сто', '0,5', '12,345', '150000,01', '12 34'])(
    '«%s» is refused before a request is sent, and the input stays',
    async (text) => {
      const the = harness({ scenario: 'default' })
      const tab = await opened(the)
      await ask(the, tab, text)
      expect([asked(the), dialogOf(tab)]).toMatchObject([
        [],
        { step: 'form', text, error: { key: expect.any(String) } },
      ])
    },
  )

  test.each([
    ['12,5', 12.5],
    ['1 234,50', 1234.5],
    ['150000', 150_000],
  ])('«%s» is sent as %d', async (text, amount) => {
    const the = harness({ scenario: 'default' })
    const tab = await opened(the)
    await ask(the, tab, text)
    expect(invoices(the).map((invoice) => invoice.amount)).toEqual([amount * 100])
  })
})

describe('the address', () => {
  const answered = async (url: unknown) => {
    const the = harness({ scenario: 'default' })
    const tab = await opened(the)
    the.sandbox.setWorld((world) => ({ ...world, overrides: { [`POST ${address}`]: { url } } }))
    await ask(the, tab, '500')
    return { the, tab }
  }

  test('of a known host is opened at once, in this tab', async () => {
    const { tab } = await answered('https://pay.sandbox.test/pay/1')
    expect([tab.opened, dialogOf(tab).step]).toEqual([['https://pay.sandbox.test/pay/1'], 'payment'])
  })

  test('of another host is opened after a prompt that shows the host', async () => {
    const { the, tab } = await answered('https://pay.example.com/x')
    expect([tab.opened, dialogOf(tab)]).toMatchObject([[], { step: 'ask', host: 'pay.example.com' }])
    topUpOf(tab)?.send({ type: 'address.accepted' })
    await the.quiet()
    expect(tab.opened).toEqual(['https://pay.example.com/x'])
  })

  const hostile = [
    null,
    undefined,
    {},
    [],
    5,
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    '//pay.sandbox.test/x',
    '/pay',
    'http://pay.sandbox.test/x',
    'https://user@pay.sandbox.test/x',
    'https://pay.sandbox.test:8443/x',
    'https://pay.sandbox.test\\@evil.example/x',
    'https:/pay.sandbox.test/x',
    ' https://pay.sandbox.test/x',
    'https://pay.sandbox.test/\u202ex',
    `https://pay.sandbox.test/${'x'.repeat(2048)}`,
  ]

  test.each(hostile.map((url) => [String(JSON.stringify(url)).slice(0, 60), url] as const))(
    '%s is refused, and the input stays',
    async (_, url) => {
      const { tab } = await answered(url)
      expect([tab.opened, tab.sent()]).toEqual([[], ['failure.unexpected']])
      expect(dialogOf(tab)).toMatchObject({ step: 'form', text: '500' })
    },
  )
})

test('without a response no second invoice is requested automatically', async () => {
  const the = harness({ scenario: 'default' })
  const tab = await opened(the)
  the.fault({ kind: 'applied-then-hang', path: address })
  await ask(the, tab, '500')
  await the.pass(120_000)
  expect([asked(the).length, tab.opened, dialogOf(tab)]).toMatchObject([
    1,
    [],
    { step: 'form', text: '500', error: { key: 'balances.topUpUnclear' } },
  ])
})

describe('returning from a payment', () => {
  const paying = async () => {
    const the = harness({ scenario: 'default' })
    const tab = await opened(the)
    await ask(the, tab, '500')
    const id = invoices(the).at(-1)?.id ?? 0
    return { the, tab, id }
  }

  test('the waiting tab loads the new balance when it becomes visible, and closes the dialog', async () => {
    const { the, tab, id } = await paying()
    the.sandbox.settleInvoice(id, 'pay')
    tab.report({ type: 'tab.shown' })
    await the.quiet()
    expect([dialogOf(tab).step, mainOf(tab)]).toEqual(['closed', 12_345_67 + 500_00])
    expect(journalOf(the)).toEqual([])
  })

  test('the page after the payment confirms it only once the balance has changed', async () => {
    const { the, id } = await paying()
    const href = the.sandbox.settleInvoice(id, 'pay') ?? ''
    const back = the.open(new URL(href).pathname + new URL(href).search)
    await back.panel()
    await back.shown('main-balance')
    await the.pass(2000)
    expect([back.sent(), back.address(), mainOf(back)]).toEqual([['balances.toppedUp'], screenPath, 12_345_67 + 500_00])
  })

  test('an unchanged balance is refetched three more times, and only the server’s amount is shown', async () => {
    const { the } = await paying()
    const back = the.open(`${screenPath}?payment=success`)
    await back.panel()
    await back.shown('main-balance')
    await the.pass(60_000)
    expect([back.sent(), mainOf(back)]).toEqual([['balances.paymentChecked'], 12_345_67])
    const reads = the.sandbox.requests().filter(({ path }) => path === settings).length
    await the.pass(120_000)
    expect(the.sandbox.requests().filter(({ path }) => path === settings)).toHaveLength(reads)
  })

  test.each([
    ['cancel', 'balances.paymentCancelled'],
    ['pending', 'balances.paymentPending'],
  ])('%s is shown, and removed from the address', async (result, sent) => {
    const { the } = await paying()
    const back = the.open(`${screenPath}?payment=${result}`)
    await back.panel()
    await back.shown('main-balance')
    await the.pass(60_000)
    expect([back.sent(), back.address(), back.opened]).toEqual([[sent], screenPath, []])
  })

  test('manual navigation reloads the balance and closes the payment', async () => {
    const { the, tab, id } = await paying()
    the.leave(tab)
    the.sandbox.settleInvoice(id, 'pay')
    const back = the.open(screenPath)
    await back.panel()
    await back.shown('main-balance')
    await the.quiet()
    expect([mainOf(back), journalOf(the)]).toEqual([12_345_67 + 500_00, []])
  })

  test.each(['javascript:1', 'success&x', '', 'SUCCESS'])('«?payment=%s» is ignored', async (result) => {
    const the = harness({ scenario: 'default' })
    const back = the.open(`${screenPath}?payment=${result}`)
    await back.panel()
    await back.shown('main-balance')
    await the.pass(60_000)
    expect(back.sent()).toEqual(result === 'success&x' ? ['balances.paymentChecked'] : [])
  })
})

test('the payment can be checked by hand', async () => {
  const the = harness({ scenario: 'default' })
  const tab = await opened(the)
  await ask(the, tab, '200')
  paymentOf(tab).send({ type: 'check.chosen' })
  await the.quiet()
  expect(dialogOf(tab).step).toBe('payment')
  the.sandbox.settleInvoice(invoices(the).at(-1)?.id ?? 0, 'pay')
  paymentOf(tab).send({ type: 'check.chosen' })
  await the.quiet()
  expect(dialogOf(tab).step).toBe('closed')
})

test('a top-up started from the paywall returns to it, with one button left to press', async () => {
  const the = harness({ scenario: 'shortOnBoth', href: '/chats' })
  const tab = the.open()
  await tab.panel()
  await the.quiet()
  press(tab, 'offer.accepted')
  await the.quiet()
  press(tab, 'topUp.chosen')
  await tab.shown('main-balance')
  await the.quiet()
  expect(dialogOf(tab)).toMatchObject({ step: 'form', text: '378,90' })
  topUpOf(tab)?.send({ type: 'form.submitted' })
  await the.quiet()
  the.leave(tab)
  const href = the.sandbox.settleInvoice(invoices(the).at(-1)?.id ?? 0, 'pay') ?? ''
  const back = the.open(new URL(href).pathname + new URL(href).search)
  await back.panel()
  await the.pass(2000)
  expect([back.address(), paywallOf(back)]).toMatchObject(['/chats', { step: 'shortOnService' }])
  press(back, 'transfer.confirmed')
  await the.quiet()
  expect(the.sandbox.world().suppliers[0]?.subscribed).toBe(true)
})

test('an invoice without a received address is dropped at the next start, because it cannot be paid', async () => {
  const the = harness({ scenario: 'default' })
  const tab = await opened(the)
  the.fault({ kind: 'applied-then-hang', path: address })
  await ask(the, tab, '500')
  the.leave(tab)
  expect(journalOf(the)).toEqual(['sent'])
  await the.open().panel()
  await the.quiet()
  expect(journalOf(the)).toEqual([])
})
