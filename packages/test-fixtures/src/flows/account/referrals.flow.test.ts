import type { AnySection } from '@supplier/core/kit/section/section.domain'
import type { Referral } from '@supplier/core/referrals/referrals.domain'
import { referrals } from '@supplier/core/referrals/referrals.section'
import { selectReferralsHead, selectWithdrawalView } from '@supplier/core/referrals/referrals.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { withTakenBack } from '../../world/account/referrals.ts'
import { linesOf } from '../../world/money/lines.ts'
import type { ScenarioName } from '../../world/names.ts'
import { supplierById } from '../../world/world.ts'
import { journalOf, openHarness, operationOf, withdrawalBeside, withdrawalOf, withdrawalPath } from '../kit/harness.ts'
import { openSection, pathIn } from '../kit/sections.ts'

const section = referrals as unknown as AnySection

const opened = async (scenario: ScenarioName = 'default') => {
  const the = openHarness({ scenario })
  onTestFinished(the.closeAll)
  const one = await openSection(section, pathIn(section), the)
  const beside = () => {
    const found = withdrawalBeside(one.tab)
    if (found === null) throw new Error('no referrals are open')
    return found
  }
  const view = () => {
    const actor = withdrawalOf(one.tab)
    return actor && selectWithdrawalView(actor.getSnapshot())
  }
  const withdraw = async (text: string) => {
    beside().send({ type: 'withdrawal.chosen' })
    withdrawalOf(one.tab)?.send({ type: 'amount.edited', text })
    withdrawalOf(one.tab)?.send({ type: 'form.submitted' })
    await the.quiet()
  }
  const supplier = () => {
    const found = supplierById(the.sandbox.world(), 1)
    if (found === undefined) throw new Error('no supplier')
    return found
  }
  return {
    the,
    one,
    tab: one.tab,
    beside,
    view,
    withdraw,
    supplier,
    head: () => selectReferralsHead(beside().getSnapshot()),
    posts: () => the.sandbox.requests().filter(({ path }) => path === withdrawalPath),
    credits: () =>
      linesOf(the.sandbox.world(), 1, 'service').filter(
        ({ type, description }) => type === 'bonus' && /· .{9}$/.test(description ?? ''),
      ),
  }
}

test('what is withdrawn comes to the service balance with its mark, and the totals follow', async () => {
  const { the, tab, withdraw, credits, head, supplier } = await opened()
  const before = supplier().service
  await withdraw('300,50')
  expect([the.moved(), supplier().service - before, withdrawalOf(tab)]).toEqual([
    [['referral_bonus', 300_50]],
    300_50,
    null,
  ])
  expect(credits()).toMatchObject([{ type: 'bonus', amount: 300_50, description: expect.stringMatching(/· .{9}$/) }])
  expect(head()).toMatchObject({ summary: { earned: 1000_00, available: 699_50 } })
  expect(tab.sent()).toEqual(['Бонус переказано на баланс послуг.'])
})

test.each(['applied-then-reset', 'applied-then-500', 'truncate'] as const)(
  'a withdrawal whose answer is lost (%s) credits once, and the page says so',
  async (kind) => {
    const { the, tab, withdraw, credits, head, posts } = await opened()
    the.fault({ kind, method: 'POST', path: withdrawalPath })
    await withdraw('300')
    await the.pass(2000)
    expect([posts().length, credits().length, withdrawalOf(tab), operationOf(tab), tab.sent()]).toEqual([
      1,
      1,
      null,
      null,
      ['intents.bonusMoved'],
    ])
    expect(head()).toMatchObject({ summary: { available: 700_00 } })
    await withdraw('')
    await the.pass(100_000)
    expect([the.moved().length, journalOf(the)]).toEqual([1, []])
  },
)

test('one that did not arrive stays unclear for its patience, keeps the sum as a draft, and repeats with the same key', async () => {
  const { the, tab, beside, view, withdraw, posts } = await opened()
  the.fault({ kind: 'hang', method: 'POST', path: withdrawalPath })
  await withdraw('300')
  await the.pass(15_000)
  expect([view(), operationOf(tab)?.state, operationOf(tab)?.kind]).toEqual([null, 'checking', 'withdrawBonus'])
  const mark = operationOf(tab)?.mark
  await the.pass(90_000)
  expect([the.moved(), tab.sent()]).toEqual([[], ['intents.bonusNotMoved']])
  beside().send({ type: 'withdrawal.chosen' })
  await the.quiet()
  expect(view()?.text).toBe('300')
  withdrawalOf(tab)?.send({ type: 'form.submitted' })
  await the.quiet()
  expect([posts().length, the.moved()]).toEqual([2, [['referral_bonus', 300_00]]])
  expect(linesOf(the.sandbox.world(), 1, 'service').at(-1)?.description).toContain(String(mark))
})

test('a browser that sends it again by itself credits once', async () => {
  const { the, withdraw, credits } = await opened()
  the.fault({ kind: 'duplicate-delivery', method: 'POST', path: withdrawalPath })
  await withdraw('300')
  expect([the.moved().length, credits().length]).toEqual([1, 1])
})

test.each([
  ['199,99', { key: 'referrals.belowMinimum', values: { amount: 200_00 } }],
  ['1000,01', { key: 'referrals.aboveAvailable', values: { amount: 1000_00 } }],
  ['багато', { key: 'balances.amountRule' }],
])('«%s» is told at the field and not sent', async (text, error) => {
  const { withdraw, view, posts } = await opened()
  await withdraw(text)
  expect([posts(), view()]).toMatchObject([[], { text, error }])
})

test('what the server refuses is told at the field too, and the sum stays', async () => {
  const { the, withdraw, view, credits } = await opened()
  const body = { message: 'Дані не прийнято.', errors: { amount: ['Переказ призупинено до завтра.'] } }
  the.fault({ kind: 'status', status: 422, body, method: 'POST', path: withdrawalPath })
  await withdraw('300')
  expect([view(), credits()]).toMatchObject([
    { text: '300', error: { text: 'Переказ призупинено до завтра.' }, activity: null },
    [],
  ])
})

test('a debt blocks the withdrawal and says how much', async () => {
  const { head, withdraw, view, posts } = await opened('troubled')
  expect(head()).toMatchObject({
    summary: { earned: 0, available: 0, debt: 750_00 },
    block: { key: 'referrals.inDebt', values: { amount: 750_00 } },
  })
  await withdraw('300')
  expect([view(), posts()]).toEqual([null, []])
})

test('bonuses taken back while the dialog is open are found before anything is sent', async () => {
  const { the, supplier, beside, tab, view, posts } = await opened()
  beside().send({ type: 'withdrawal.chosen' })
  withdrawalOf(tab)?.send({ type: 'amount.edited', text: '900' })
  the.sandbox.setWorld((world) => withTakenBack(world, supplier(), 2))
  withdrawalOf(tab)?.send({ type: 'form.submitted' })
  await the.quiet()
  expect([posts(), view()]).toMatchObject([
    [],
    { text: '900', error: { key: 'referrals.aboveAvailable', values: { amount: 500_00 } } },
  ])
})

test('two tabs withdraw once: the second says that money moves elsewhere', async () => {
  const { the, withdraw, one } = await opened()
  const other = await openSection(section, pathIn(section), one.harness)
  the.fault({ kind: 'delay', ms: 1000, method: 'POST', path: withdrawalPath })
  await withdraw('900')
  withdrawalBeside(other.tab)?.send({ type: 'withdrawal.chosen' })
  withdrawalOf(other.tab)?.send({ type: 'amount.edited', text: '900' })
  withdrawalOf(other.tab)?.send({ type: 'form.submitted' })
  await the.quiet()
  const second = withdrawalOf(other.tab)
  expect(second && selectWithdrawalView(second.getSnapshot())).toMatchObject({ note: { key: 'balances.elsewhere' } })
  await the.pass(2000)
  expect(the.moved()).toEqual([['referral_bonus', 900_00]])
})

test('a bonus whose day has come is told in the list and in the totals', async () => {
  const { the, one, head } = await opened()
  const row = () => (one.rows() as readonly Referral[]).find(({ name }) => name === 'Галина С.')
  expect([row()?.status, row()?.phone, row()?.bonusReadyOn]).toEqual(['subscribed', '+380 63 ••• •• 88', '2026-08-24'])
  the.sandbox.clock.move(24 * 3_600_000)
  await one.filter({ sort: '-bonus' })
  expect([row()?.status, head()]).toMatchObject(['rewarded', { summary: { earned: 1250_00, available: 1250_00 } }])
})

test('one who has just signed up has a link and nobody invited', async () => {
  const { one, head } = await opened('brandNew')
  expect(one.list().state).toBe('nothingYet')
  expect(head()).toMatchObject({
    state: 'known',
    summary: { link: expect.stringContaining('?ref='), earned: 0 },
    block: { key: 'referrals.nothingAvailable' },
  })
})

test('a link that cannot be read is read on demand, and one that was read stays', async () => {
  const { the, beside, head, one } = await opened()
  const fails = () =>
    the.fault({ kind: 'status', status: 500, method: 'GET', path: '/admin-suppliers/v1/referrals/summary' })
  fails()
  await one.filter({ sort: '-bonus' })
  expect(head()).toMatchObject({ state: 'known', isStale: true })
  beside().send({ type: 'retry.chosen' })
  await the.quiet()
  expect(head()).toMatchObject({ state: 'known', isStale: false })
})
