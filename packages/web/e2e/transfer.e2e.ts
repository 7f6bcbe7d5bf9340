import said from '../src/i18n/uk/said/index.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { balancesOf, mainPath, servicePath, transferOf, transferWords } from './models/balances.ts'
import { api, goOffline, goOnline, uk, withoutSocketLines } from './models/faults.ts'
import {
  arrive,
  balancesIn,
  expectFocus,
  handOf,
  hands,
  held,
  moneyApi,
  movedIn,
  movesSent,
  openPage,
  pressTwentyOn,
  saidOn,
  timeUntil,
  timeUntilSettled,
} from './models/paywall.ts'
import { shell } from './models/shell.ts'
import { expect, test } from './seated.ts'

const ways = [
  {
    from: 'main',
    path: mainPath,
    moved: ['transfer_from_main', 100_50],
    lines: [
      ['Доступно зараз', '12 345,67 грн.'],
      ['Стане на Основному балансі', '12 245,17 грн.'],
      ['Стане на балансі послуг', '950,50 грн.'],
    ],
    left: '12 245,17 грн.',
    change: '−100,50 грн.',
    text: 'Кошти переказано на баланс послуг.',
  },
  {
    from: 'service',
    path: servicePath,
    moved: ['transfer_to_main', 100_50],
    lines: [
      ['Доступно зараз', '850,00 грн.'],
      ['Стане на Основному балансі', '12 446,17 грн.'],
      ['Стане на балансі послуг', '749,50 грн.'],
    ],
    left: '749,50 грн.',
    change: '−100,50 грн.',
    text: 'Кошти переказано на основний баланс.',
  },
] as const

for (const { from, path, moved, lines, left, change, text } of ways) {
  for (const by of hands) {
    test(`a supplier moves money from the ${from} balance to the other one, by ${by}`, async ({ page, sandbox }) => {
      await arrive(page, sandbox, 'default', path)
      const { transfer, figure, newest } = balancesOf(page)
      const the = transferOf(page)
      const press = handOf(page, by)
      await press(transfer)
      await expectFocus(the.amount)
      await page.keyboard.type('100,50')
      expect(await the.lines()).toEqual(lines)
      expect(movesSent(sandbox)).toBe(0)
      await press(the.submit)
      await expect(the.dialog).toHaveCount(0)
      expect(movedIn(sandbox)).toEqual([moved])
      await expect(saidOn(page, text)).toHaveCount(1)
      await expect(figure).toHaveText(left)
      await expect(newest).toContainText(change)
      await expect(newest).toContainText(left)
      await expectFocus(transfer)
    })
  }
}

test('the way can be turned round, and all there is can be moved', async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', mainPath)
  await balancesOf(page).transfer.click()
  const { dialog, direction, swap, all, amount, lines, submit } = transferOf(page)
  await expect(direction).toHaveText(/Звідки Основний баланс.*Куди Баланс послуг/)
  await swap.click()
  await expect(direction).toHaveText(/Звідки Баланс послуг.*Куди Основний баланс/)
  await all.click()
  await expect(amount).toHaveValue('850')
  expect(await lines()).toEqual([
    ['Доступно зараз', '850,00 грн.'],
    ['Стане на Основному балансі', '13 195,67 грн.'],
    ['Стане на балансі послуг', '0,00 грн.'],
  ])
  await submit.click()
  await expect(dialog).toHaveCount(0)
  expect([movedIn(sandbox), balancesIn(sandbox)]).toEqual([
    [['transfer_to_main', 850_00]],
    { main: 13_195_67, service: 0 },
  ])
})

test('an amount that cannot be is explained in its place and sent nowhere', async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', mainPath)
  await balancesOf(page).transfer.click()
  const { dialog, amount, submit } = transferOf(page)
  const wrong = [
    ...['0', '-1', '1e3', '', '   ', 'сто', '0,001'].map((text) => [text, said.balances.amountRule] as const),
    ['12345,68', said.balances.exceeds],
  ] as const
  for (const [text, why] of wrong) {
    await amount.fill(text)
    await submit.click()
    await expect(amount, text).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByText(why), text).toBeVisible()
    await expect(amount, text).toBeFocused()
    await expect(amount).toHaveValue(text)
  }
  expect(movesSent(sandbox)).toBe(0)
})

test('money that was spent meanwhile is not moved, and what there is now is shown', async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', mainPath)
  await balancesOf(page).transfer.click()
  const { dialog, amount, submit, lines } = transferOf(page)
  await amount.fill('12345,67')
  sandbox.changeSupplier(1, { main: 10_00 })
  await submit.click()
  await expect(dialog.getByText(said.balances.exceeds)).toBeVisible()
  await expect(amount).toHaveValue('12345,67')
  expect(await lines()).toContainEqual(['Доступно зараз', '10,00 грн.'])
  expect(movesSent(sandbox)).toBe(0)
})

test('however often and however long one presses, money is moved once', async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', mainPath)
  await balancesOf(page).transfer.click()
  const { dialog, doing, amount, submit, cancel } = transferOf(page)
  await amount.fill('100')
  const release = held(sandbox, moneyApi.moves)
  await submit.dblclick()
  await expect(doing(transferWords.doing.moving)).toBeVisible()
  await expect(cancel).toBeDisabled()
  await pressTwentyOn(submit)
  await submit.click({ clickCount: 20, force: true })
  await page.keyboard.press('Escape')
  await amount.focus()
  for (let beat = 0; beat < 20; beat += 1) await page.keyboard.down('Enter')
  release()
  await expect(dialog).toHaveCount(0)
  for (let beat = 0; beat < 20; beat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [['transfer_from_main', 100_00]]])
})

test('of two tabs one moves the money, and the other says that something is under way', async ({
  page,
  context,
  sandbox,
}) => {
  await arrive(page, sandbox, 'default', mainPath)
  const other = await context.newPage()
  await openPage(other, servicePath)
  const [first, second] = [transferOf(page), transferOf(other)]
  for (const [tab, { amount }] of [[page, first] as const, [other, second] as const]) {
    await balancesOf(tab).transfer.click()
    await amount.fill('100')
  }
  const release = held(sandbox, moneyApi.moves)
  await first.submit.click()
  await expect(first.doing(transferWords.doing.moving)).toBeVisible()
  await second.submit.click()
  await expect(second.dialog.getByText(said.balances.elsewhere)).toBeVisible()
  await expect(second.amount).toHaveValue('100')
  release()
  await expect(first.dialog).toHaveCount(0)
  expect(movedIn(sandbox)).toEqual([['transfer_from_main', 100_00]])
  await second.submit.click()
  await expect(second.dialog).toHaveCount(0)
  expect(movedIn(sandbox)).toEqual([
    ['transfer_from_main', 100_00],
    ['transfer_to_main', 100_00],
  ])
})

test('without a network nothing is sent, queued or sent later', async ({ page, sandbox, complaints }) => {
  await arrive(page, sandbox, 'default', mainPath)
  await balancesOf(page).transfer.click()
  const { dialog, amount, submit } = transferOf(page)
  await amount.fill('100')
  await goOffline(page)
  await submit.click()
  await expect(saidOn(page, uk.core.failure.unexpected)).toBeVisible()
  await expect(submit).not.toHaveAttribute('aria-busy')
  await expect(amount).toHaveValue('100')
  sandbox.forgetRequests()
  await goOnline(page)
  await expect(page.getByText(shell.offline.title)).toHaveCount(0)
  await expect(amount).toHaveValue('100')
  expect(movesSent(sandbox)).toBe(0)
  await submit.click()
  await expect(dialog).toHaveCount(0)
  expect(movedIn(sandbox)).toEqual([['transfer_from_main', 100_00]])
  withoutSocketLines(complaints)
})

test.describe('an outcome that is not clear', () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('is found where the answer is lost, and the money is not moved again', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'default', mainPath)
    await balancesOf(page).transfer.click()
    const { dialog, amount, submit } = transferOf(page)
    sandbox.faults.add({ kind: 'applied-then-500', method: 'POST', path: moneyApi.moves })
    await amount.fill('100')
    await submit.click()
    await expect(saidOn(page, said.balances.transferred)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(balancesOf(page).figure).toHaveText('12 245,67 грн.')
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [['transfer_from_main', 100_00]]])
  })

  test('of a transfer that never arrived is said, and it can be tried again', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'default', mainPath)
    await balancesOf(page).transfer.click()
    const { dialog, doing, amount, submit } = transferOf(page)
    sandbox.faults.add({ kind: 'status', status: 502, body: {}, method: 'POST', path: moneyApi.moves })
    await amount.fill('100')
    await submit.click()
    await expect(doing(transferWords.doing.checking)).toBeVisible()
    await timeUntil(dialog.getByText(said.balances.notMoved))
    await expect(amount).toHaveValue('100')
    expect(movedIn(sandbox)).toEqual([])
    await submit.click()
    await expect(dialog).toHaveCount(0)
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([2, [['transfer_from_main', 100_00]]])
  })

  test('that cannot be looked up can be put off, and is looked up before the next transfer', async ({
    page,
    sandbox,
  }) => {
    await arrive(page, sandbox, 'default', mainPath)
    await balancesOf(page).transfer.click()
    const { dialog, step, amount, submit, check, later } = transferOf(page)
    sandbox.faults.add({ kind: 'applied-then-500', method: 'POST', path: moneyApi.moves })
    const broken = { kind: 'status', status: 500, body: {}, path: moneyApi.trail, nth: 2, count: null } as const
    const fault = sandbox.faults.add(broken)
    await amount.fill('100')
    await submit.click()
    await timeUntil(step(transferWords.unchecked))
    await expectFocus(check)
    await later.click()
    await expect(dialog).toHaveCount(0)
    sandbox.faults.clear(fault)
    await balancesOf(page).transfer.click()
    await amount.fill('100')
    await submit.click()
    await expect(dialog.getByText(said.balances.leftMoved)).toBeVisible()
    expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, [['transfer_from_main', 100_00]]])
  })

  for (const kind of ['applied-then-hang', 'hang', 'delay'] as const) {
    test(`is looked up after a reload, and the next transfer waits for it (${kind})`, async ({ page, sandbox }) => {
      await arrive(page, sandbox, 'default', mainPath)
      await balancesOf(page).transfer.click()
      const { dialog, amount, submit } = transferOf(page)
      const release = kind === 'delay' ? held(sandbox, moneyApi.moves) : () => {}
      if (kind !== 'delay') sandbox.faults.add({ kind, method: 'POST', path: moneyApi.moves })
      await amount.fill('100')
      await submit.click()
      await expect.poll(() => movesSent(sandbox)).toBe(1)
      if (kind === 'applied-then-hang') await expect.poll(() => movedIn(sandbox)).toHaveLength(1)
      await page.reload()
      const isLost = kind === 'hang'
      if (kind !== 'applied-then-hang') {
        await balancesOf(page).transfer.click()
        await amount.fill('5')
        await submit.click()
        await expect(dialog.getByText(said.balances.elsewhere)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
      release()
      if (isLost) await timeUntilSettled(page)
      else await timeUntil(saidOn(page, said.balances.transferred))
      const first = isLost ? [] : [['transfer_from_main', 100_00]]
      expect([movesSent(sandbox), movedIn(sandbox)]).toEqual([1, first])
      await balancesOf(page).transfer.click()
      await amount.fill('5')
      await submit.click()
      await expect(dialog).toHaveCount(0)
      expect(movedIn(sandbox)).toEqual([...first, ['transfer_from_main', 5_00]])
    })
  }
})

for (const width of [360, 1280]) {
  for (const theme of ['light', 'dark'] as const) {
    test(`every step of a transfer is accessible at ${width} px, ${theme}`, async ({ page, sandbox }) => {
      test.setTimeout(90_000)
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.clock.install()
      await arrive(page, sandbox, 'default', servicePath)
      const { step, dialog, doing, amount, submit } = transferOf(page)
      const stands = async (name: string) => {
        await expect(step(name)).toBeVisible()
        await expectAccessible(page)
        await expectNoOverflow(page)
      }
      await expect(balancesOf(page).figure).toHaveText('850,00 грн.')
      await expectAccessible(page)
      await expectNoOverflow(page)
      const reading = held(sandbox, api.settings, 1, null)
      await balancesOf(page).transfer.click()
      await expect(doing(transferWords.doing.reading)).toBeVisible()
      await stands(transferWords.title)
      reading()
      await expect(amount).toBeVisible()
      await stands(transferWords.title)
      await amount.fill('0')
      await submit.click()
      await expect(amount).toHaveAttribute('aria-invalid', 'true')
      await stands(transferWords.title)

      await amount.fill('100')
      const moving = held(sandbox, moneyApi.moves)
      sandbox.faults.add({ kind: 'applied-then-500', method: 'POST', path: moneyApi.moves })
      sandbox.faults.add({ kind: 'status', status: 500, body: {}, path: moneyApi.trail, nth: 2, count: null })
      await submit.click()
      await expect(doing(transferWords.doing.moving)).toBeVisible()
      await stands(transferWords.title)
      moving()
      await timeUntil(step(transferWords.unchecked))
      await stands(transferWords.unchecked)
      await dialog.getByRole('button').last().click()
      await expect(doing(transferWords.doing.checking)).toBeVisible()
      await stands(transferWords.unchecked)
    })
  }
}
