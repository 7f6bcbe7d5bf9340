import type { PayoutFormActor } from '@supplier/core/payouts/payout-form.machine'
import type { PayoutRequestActor } from '@supplier/core/payouts/payout-request.machine'
import { selectPayoutDialog, selectPayoutForm } from '@supplier/core/payouts/payout-request.selectors'
import type { PayoutsActor } from '@supplier/core/payouts/payouts.machine'
import { payoutList, selectPayouts } from '@supplier/core/payouts/payouts.selectors'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Harness, journalOf, openHarness, operationOf } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'

const base = '/admin-suppliers/v1/payouts'
const iban = 'UA213223130000026007233566001'

const harness = (): Harness => {
  const opened = openHarness({ scenario: 'default' })
  onTestFinished(opened.closeAll)
  return opened
}

const opened = async (the: Harness): Promise<{ tab: Tab; screen: PayoutsActor }> => {
  const tab = the.open('/payments/payouts')
  await tab.panel()
  const screen = await tab.shown<PayoutsActor>('payouts')
  await the.quiet()
  return { tab, screen }
}

const requestOf = (screen: PayoutsActor): PayoutRequestActor => {
  const { dialog } = selectPayouts(screen.getSnapshot())
  if (dialog.open !== 'request') throw new Error('no payout is being asked for')
  return dialog.request
}

const stepOf = (screen: PayoutsActor) => selectPayoutDialog(requestOf(screen).getSnapshot())

const formOf = (screen: PayoutsActor): PayoutFormActor => {
  const dialog = stepOf(screen)
  if (dialog.step !== 'form') throw new Error(`not the form but ${dialog.step}`)
  return dialog.form
}

const asking = async (the: Harness) => {
  const { tab, screen } = await opened(the)
  screen.send({ type: 'request.chosen' })
  await the.quiet()
  return { tab, screen }
}

const fill = async (the: Harness, screen: PayoutsActor, amount: string) => {
  formOf(screen).send({ type: 'amount.typed', text: amount })
  await the.pass(500)
}

const payouts = (the: Harness) => the.sandbox.world().payouts.filter(({ supplierId }) => supplierId === 1)
const posts = (the: Harness) => the.sandbox.requests().filter(({ method, path }) => method === 'POST' && path === base)
const before = (the: Harness) => payouts(the).length

test('the totals are shown above the list', async () => {
  const { screen } = await opened(harness())
  expect(selectPayouts(screen.getSnapshot()).totals).toMatchObject({ available: 12_345_67, minimum: 100_00 })
  expect(payoutList(screen.getSnapshot())).toBeTruthy()
})

test('the preview is fetched for the newest amount only', async () => {
  const the = harness()
  const { screen } = await asking(the)
  for (const text of ['1', '10', '100', '1000']) formOf(screen).send({ type: 'amount.typed', text })
  await the.pass(500)
  const { preview } = selectPayoutForm(formOf(screen).getSnapshot())
  expect(preview).toMatchObject({ state: 'known', preview: { amount: 1000_00, fee: 12_50, net: 987_50 } })
  expect(the.sandbox.requests().filter(({ path }) => path === `${base}/preview`)).toHaveLength(1)
})

test('a payout to saved requisites is confirmed and sent once, and the balance follows', async () => {
  const the = harness()
  const { tab, screen } = await asking(the)
  const count = before(the)
  await fill(the, screen, '1000')
  formOf(screen).send({ type: 'form.submitted' })
  await the.quiet()
  expect(stepOf(screen)).toMatchObject({ step: 'confirm', preview: { net: 987_50 }, account: { isNew: false } })
  expect(posts(the)).toEqual([])
  requestOf(screen).send({ type: 'payout.confirmed' })
  requestOf(screen).send({ type: 'payout.confirmed' })
  await the.quiet()
  expect([posts(the).length, payouts(the).length - count, the.moved()]).toEqual([1, 1, [['payout', 1000_00]]])
  expect([selectPayouts(screen.getSnapshot()).dialog.open, tab.sent()]).toEqual([
    'none',
    ['Заявку на виплату створено.'],
  ])
  expect(selectPayouts(screen.getSnapshot()).totals?.available).toBe(11_345_67)
  const { found } = payoutList(screen.getSnapshot()).getSnapshot().context
  expect(found?.page.rows[0]?.id).toBe(String(payouts(the).at(-1)?.id))
})

test('a new account is confirmed twice', async () => {
  const the = harness()
  const { screen } = await asking(the)
  await fill(the, screen, '500')
  const form = formOf(screen)
  form.send({ type: 'requisites.chosen', id: null })
  form.send({ type: 'field.typed', field: 'iban', text: 'UA21 3223 1300 0002 6007 2335 6600 1' })
  form.send({ type: 'field.typed', field: 'holder', text: 'ФОП Коваль О. П.' })
  form.send({ type: 'form.submitted' })
  await the.quiet()
  requestOf(screen).send({ type: 'payout.confirmed' })
  expect([stepOf(screen), posts(the)]).toMatchObject([{ step: 'confirmAccount', account: { isNew: true, iban } }, []])
  requestOf(screen).send({ type: 'account.confirmed' })
  await the.quiet()
  expect(the.moved()).toEqual([['payout', 500_00]])
})

test.each([
  ['0', 'payouts.amountRule'],
  ['99,99', 'payouts.belowMinimum'],
  ['12345,68', 'payouts.aboveAvailable'],
  ['1e3', 'payouts.amountRule'],
])('«%s» is not sent', async (text, key) => {
  const the = harness()
  const { screen } = await asking(the)
  await fill(the, screen, text)
  formOf(screen).send({ type: 'form.submitted' })
  await the.quiet()
  const { errors, values } = selectPayoutForm(formOf(screen).getSnapshot())
  expect([errors.amount, values.amount, posts(the)]).toEqual([{ key }, text, []])
})

test('an invalid account is not sent', async () => {
  const the = harness()
  const { screen } = await asking(the)
  await fill(the, screen, '500')
  const form = formOf(screen)
  form.send({ type: 'requisites.chosen', id: null })
  form.send({ type: 'field.typed', field: 'iban', text: 'UA213223130000026007233566002' })
  form.send({ type: 'field.typed', field: 'holder', text: 'Коваль' })
  form.send({ type: 'form.submitted' })
  await the.quiet()
  expect([selectPayoutForm(formOf(screen).getSnapshot()).errors.iban, posts(the)]).toEqual([
    { key: 'payouts.ibanRule' },
    [],
  ])
})

describe('a payout', () => {
  const confirmed = async (the: Harness) => {
    const found = await asking(the)
    await fill(the, found.screen, '1000')
    formOf(found.screen).send({ type: 'form.submitted' })
    await the.quiet()
    return found
  }

  test('with changed terms shows them for a new confirmation', async () => {
    const the = harness()
    const { screen } = await confirmed(the)
    the.sandbox.changeSupplier(1, { main: 12_000_00 })
    requestOf(screen).send({ type: 'payout.confirmed' })
    await the.pass(1000)
    expect(the.moved()).toEqual([])
    expect(stepOf(screen)).toMatchObject({ step: 'confirm', note: { key: 'payouts.termsChanged' } })
    requestOf(screen).send({ type: 'payout.confirmed' })
    await the.quiet()
    expect(the.moved()).toEqual([['payout', 1000_00]])
  })

  test.each(['applied-then-reset', 'applied-then-500', 'truncate'] as const)(
    'that was made despite %s is found and not repeated',
    async (kind) => {
      const the = harness()
      const { tab, screen } = await confirmed(the)
      the.fault({ kind, method: 'POST', path: base })
      requestOf(screen).send({ type: 'payout.confirmed' })
      await the.pass(60_000)
      expect([posts(the).length, the.moved().length]).toEqual([1, 1])
      expect([selectPayouts(screen.getSnapshot()).dialog.open, tab.sent()]).toEqual(['none', ['intents.payoutMoved']])
    },
  )

  test('that never reaches the server is saved as a draft', async () => {
    const the = harness()
    const { tab, screen } = await confirmed(the)
    the.fault({ kind: 'hang', method: 'POST', path: base })
    requestOf(screen).send({ type: 'payout.confirmed' })
    await the.pass(120_000)
    expect([posts(the).length, the.moved(), tab.sent()]).toEqual([1, [], ['intents.payoutNotMoved']])
    screen.send({ type: 'request.chosen' })
    await the.quiet()
    expect(selectPayoutForm(formOf(screen).getSnapshot()).values.amount).toBe('1000')
  })

  test.each(['back', 'logout'] as const)('in flight survives %s, and is not sent again', async (way) => {
    const the = harness()
    const { tab, screen } = await confirmed(the)
    the.fault({ kind: 'delay', ms: 3000, method: 'POST', path: base })
    requestOf(screen).send({ type: 'payout.confirmed' })
    await the.quiet()
    if (way === 'back') tab.visit('/notifications')
    else tab.app.send({ type: 'logout.chosen' })
    await the.quiet()
    expect(journalOf(the)).toEqual(['sent'])
    await the.pass(4000)
    expect([posts(the).length, the.moved().length, operationOf(tab)]).toEqual([1, 1, null])
    expect(tab.sent()).toEqual(way === 'back' ? ['Заявку на виплату створено.'] : [])
  })

  test('whose tab crashed is found at the next start', async () => {
    const the = harness()
    const { tab, screen } = await confirmed(the)
    the.fault({ kind: 'applied-then-hang', method: 'POST', path: base })
    requestOf(screen).send({ type: 'payout.confirmed' })
    await the.quiet()
    the.leave(tab)
    const again = the.open('/payments/payouts')
    await again.panel()
    await the.quiet()
    expect([posts(the).length, the.moved().length, again.sent()]).toEqual([1, 1, ['intents.payoutMoved']])
  })
})

test('a pending payout can be cancelled once, and the money comes back', async () => {
  const the = harness()
  const { screen } = await asking(the)
  await fill(the, screen, '1000')
  formOf(screen).send({ type: 'form.submitted' })
  await the.quiet()
  requestOf(screen).send({ type: 'payout.confirmed' })
  await the.quiet()
  const id = String(payouts(the).at(-1)?.id)
  screen.send({ type: 'cancel.chosen', id })
  expect(selectPayouts(screen.getSnapshot()).dialog.open).toBe('cancel')
  screen.send({ type: 'cancel.confirmed' })
  screen.send({ type: 'cancel.confirmed' })
  await the.quiet()
  expect(the.moved()).toEqual([
    ['payout', 1000_00],
    ['payout_cancelled', 1000_00],
  ])
  expect(selectPayouts(screen.getSnapshot()).totals?.available).toBe(12_345_67)
})

test('a payout in processing cannot be cancelled: the server’s message is shown', async () => {
  const the = harness()
  const { tab, screen } = await asking(the)
  await fill(the, screen, '1000')
  formOf(screen).send({ type: 'form.submitted' })
  await the.quiet()
  requestOf(screen).send({ type: 'payout.confirmed' })
  await the.quiet()
  const id = payouts(the).at(-1)?.id ?? 0
  screen.send({ type: 'cancel.chosen', id: String(id) })
  the.sandbox.movePayout(id, 'pending')
  the.sandbox.movePayout(id, 'processing')
  screen.send({ type: 'cancel.confirmed' })
  await the.quiet()
  expect(the.moved()).toEqual([['payout', 1000_00]])
  expect(tab.sent()).toHaveLength(2)
})
