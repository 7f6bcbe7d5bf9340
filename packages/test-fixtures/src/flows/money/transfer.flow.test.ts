import { selectMainBalance } from '@supplier/core/balances/balances.selectors'
import type { MainBalanceActor } from '@supplier/core/balances/main-balance.machine'
import type { Direction } from '@supplier/core/balances/transfer.domain'
import { selectTransfer, type TransferDialog } from '@supplier/core/balances/transfer.selectors'
import { describe, expect, onTestFinished, test } from 'vitest'
import { posted } from '../../world/money/lines.ts'
import {
  answer,
  type Harness,
  journalOf,
  moves,
  openHarness,
  operationOf,
  transactions,
  transferOf,
} from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'

const [main, service] = [12_345_67, 850_00]

const harness = (between?: Between): Harness => {
  const opened = openHarness({ scenario: 'default', ...(between && { between }) })
  onTestFinished(opened.closeAll)
  return opened
}

type Between = NonNullable<NonNullable<Parameters<typeof openHarness>[0]>['between']>

/** A server that cuts the descriptions of transfers and names no types; the lines of before keep their marks. */
const cutting: Between = async (call, send) => {
  const response = await send()
  if (call.path !== transactions || !response.ok) return response
  const { data, ...rest } = await response.json()
  const cut = ({ description, ...line }: { description: string | null }) => ({
    ...line,
    type: null,
    description: description?.endsWith('AAAA-BBBB') ? description : (description ?? '').replace(/(· .{6}).*/, '$1'),
  })
  return new Response(JSON.stringify({ data: data.map(cut), ...rest }))
}

const cutServer = (): Harness => {
  const the = harness(cutting)
  the.sandbox.setWorld((world) =>
    posted(world, 1, the.sandbox.clock.now(), [
      { purse: 'service', type: 'transfer_in', amount: 1_00, description: 'Переказ · AAAA-BBBB' },
    ]),
  )
  return the
}

const dialogOf = (tab: Tab): TransferDialog | null => {
  const actor = transferOf(tab)
  return actor && selectTransfer(actor.getSnapshot())
}

const opened = async (the: Harness, to: 'main-balance' | 'balance-services' = 'main-balance'): Promise<Tab> => {
  const tab = the.open(`/payments/balances/${to}`)
  await tab.panel()
  const screen = await tab.shown(to)
  screen.send({ type: 'transfer.chosen' })
  await the.quiet()
  return tab
}

const submit = async (the: Harness, tab: Tab, text: string) => {
  transferOf(tab)?.send({ type: 'amount.edited', text })
  transferOf(tab)?.send({ type: 'form.submitted' })
  await the.quiet()
}

const posts = (the: Harness) => the.sandbox.requests().filter(({ path }) => path === moves)

test.each<['main-balance' | 'balance-services', Direction, string, number]>([
  ['main-balance', 'toService', 'transfer_from_main', 100_50],
  ['balance-services', 'toMain', 'transfer_to_main', 100_50],
])('from %s money goes %s, and the server’s message is shown', async (to, direction, kind, amount) => {
  const the = harness()
  const tab = await opened(the, to)
  expect(dialogOf(tab)).toMatchObject({ step: 'form', direction, available: direction === 'toMain' ? service : main })
  await submit(the, tab, '100,50')
  expect([the.moved(), transferOf(tab)]).toEqual([[[kind, amount]], null])
  expect(tab.sent()).toHaveLength(1)
  expect(tab.sent()[0]).toContain('переказано')
})

test('the direction can be switched', async () => {
  const the = harness()
  const tab = await opened(the)
  transferOf(tab)?.send({ type: 'direction.toggled' })
  expect(dialogOf(tab)).toMatchObject({ direction: 'toMain', available: service })
  await submit(the, tab, '1')
  expect(the.moved()).toEqual([['transfer_to_main', 1_00]])
})

test.each(['0', '-1', '1e3', '', 'сто', '0,001'])('«%s» is not sent', async (text) => {
  const the = harness()
  const tab = await opened(the)
  await submit(the, tab, text)
  expect([posts(the), dialogOf(tab)]).toMatchObject([[], { step: 'form', text, error: { key: 'balances.amountRule' } }])
})

test('more than the balance is not sent, also when the balance has dropped', async () => {
  const the = harness()
  const tab = await opened(the)
  await submit(the, tab, '12345,68')
  expect(dialogOf(tab)).toMatchObject({ error: { key: 'balances.exceeds' } })
  the.sandbox.changeSupplier(1, { main: 10_00 })
  await submit(the, tab, '12345,67')
  expect([posts(the), dialogOf(tab)]).toMatchObject([
    [],
    { text: '12345,67', error: { key: 'balances.exceeds' }, available: 10_00 },
  ])
})

describe('an unclear outcome', () => {
  test.each(['applied-then-reset', 'applied-then-500', 'truncate'] as const)(
    '%s: the transfer is found',
    async (kind) => {
      const the = harness()
      const tab = await opened(the)
      the.fault({ kind, method: 'POST', path: moves })
      await submit(the, tab, '100')
      expect([posts(the).length, the.moved().length, transferOf(tab), operationOf(tab), tab.sent()]).toEqual([
        1,
        1,
        null,
        null,
        ['intents.transferMoved'],
      ])
    },
  )

  test('without effect: the input stays as a draft, and the retry has the same mark', async () => {
    const the = harness()
    const tab = await opened(the)
    the.fault({ kind: 'hang', method: 'POST', path: moves })
    await submit(the, tab, '100')
    await the.pass(15_000)
    expect([dialogOf(tab), operationOf(tab)?.state]).toEqual([null, 'checking'])
    const mark = operationOf(tab)?.mark
    await the.pass(90_000)
    expect([the.moved(), tab.sent()]).toEqual([[], ['intents.transferNotMoved']])
    tab.page().screen?.send({ type: 'transfer.chosen' })
    await the.quiet()
    expect(dialogOf(tab)).toMatchObject({ text: '100' })
    await submit(the, tab, '100')
    expect([posts(the).length, the.moved()]).toEqual([2, [['transfer_from_main', 100_00]]])
    const descriptions = the.sandbox.world().lines.flatMap(({ description }) => description ?? [])
    expect(descriptions.filter((text) => text.endsWith(String(mark)))).toHaveLength(2)
  })

  test('that turns out as carried out leaves no draft', async () => {
    const the = harness()
    const tab = await opened(the)
    the.fault({ kind: 'applied-then-reset', method: 'POST', path: moves })
    await submit(the, tab, '100')
    tab.page().screen?.send({ type: 'transfer.chosen' })
    await the.quiet()
    expect(dialogOf(tab)).toMatchObject({ text: '' })
  })

  test('without its mark beside lines with marks, the outcome is unknown, and nothing is sent again', async () => {
    const the = cutServer()
    const tab = await opened(the)
    the.fault({ kind: 'applied-then-500', method: 'POST', path: moves })
    await submit(the, tab, '100')
    await the.pass(106_000)
    expect([operationOf(tab)?.state, tab.sent(), journalOf(the)]).toEqual(['unknown', [], ['unknown']])
    answer(tab, 'check.postponed')
    tab.page().screen?.send({ type: 'transfer.chosen' })
    await the.quiet()
    await submit(the, tab, '100')
    expect([posts(the).length, the.moved().length, operationOf(tab)?.state]).toEqual([1, 1, 'unknown'])
  })

  test('told as not made and carried out later without its mark, a transfer is asked about, not sent again', async () => {
    const the = cutServer()
    const tab = await opened(the)
    the.fault({ kind: 'applied-later', status: 504, ms: 120_000, method: 'POST', path: moves })
    await submit(the, tab, '100')
    await the.pass(106_000)
    expect([tab.sent(), the.moved(), journalOf(the)]).toEqual([['intents.transferNotMoved'], [], ['notMoved']])
    await the.pass(20_000)
    tab.page().screen?.send({ type: 'transfer.chosen' })
    await the.quiet()
    await submit(the, tab, '100')
    expect([posts(the).length, the.moved().length]).toEqual([1, 1])
    expect([operationOf(tab)?.state, journalOf(the)]).toEqual(['unknown', ['unknown']])
  })

  test('a refusal of the browser’s own repetition is not believed while a line without a mark could be the transfer', async () => {
    let isFirst = true
    const the = harness(async (call, send) => {
      if (call.path !== moves || !isFirst) return cutting(call, send)
      isFirst = false
      await send()
      return new Response(JSON.stringify({ message: 'Ні' }), { status: 422 })
    })
    const tab = await opened(the)
    await submit(the, tab, '100')
    expect([the.moved().length, operationOf(tab)?.state, journalOf(the)]).toEqual([1, 'checking', ['sent']])
  })

  test('in a crashed tab: the next start shows the outcome in one toast', async () => {
    const the = harness()
    const tab = await opened(the)
    the.fault({ kind: 'applied-then-hang', method: 'POST', path: moves })
    await submit(the, tab, '100')
    the.leave(tab)
    const again = the.open('/orders')
    await again.panel()
    await the.quiet()
    expect([again.sent(), posts(the).length]).toEqual([['intents.transferMoved'], 1])
    await the.pass(100_000)
    expect(journalOf(the)).toEqual([])
  })

  test('two tabs: the second shows that a transfer is in progress elsewhere', async () => {
    const the = harness()
    const first = await opened(the)
    const second = await opened(the)
    the.fault({ kind: 'delay', ms: 1000, method: 'POST', path: moves })
    await submit(the, first, '100')
    await submit(the, second, '100')
    expect(dialogOf(second)).toMatchObject({ step: 'form', text: '100', note: { key: 'balances.elsewhere' } })
    await the.pass(2000)
    expect(the.moved()).toEqual([['transfer_from_main', 100_00]])
  })

  test('a refusal is shown, and the input stays', async () => {
    const the = harness()
    const tab = await opened(the)
    the.fault({ kind: 'status', status: 422, body: { message: 'Баланс заморожено' }, method: 'POST', path: moves })
    await submit(the, tab, '100')
    expect([tab.sent(), dialogOf(tab)]).toMatchObject([['Баланс заморожено'], { step: 'form', text: '100' }])
  })
})

test('the lists and both balances are refetched after a transfer', async () => {
  const the = harness()
  const tab = await opened(the)
  await submit(the, tab, '100')
  await the.quiet()
  expect(selectMainBalance((tab.page().screen as MainBalanceActor).getSnapshot()).balance).toBe(main - 100_00)
})
