import messages from '../src/i18n/uk/messages/index.ts'
import { expectAccessibleInViews, expectStepAccessible } from './axe.ts'
import { balancesOf, mainPath, servicePath, transferOf, transferTexts } from './models/balances.ts'
import { api } from './models/faults.ts'
import {
  arrive,
  balancesIn,
  expectFocus,
  held,
  keyboardOf,
  moneyApi,
  movedIn,
  movesSent,
  toastOn,
} from './models/paywall.ts'
import { expect, test } from './seated.ts'
import { nightly } from './tags.ts'

const ways = [
  {
    from: 'main',
    path: mainPath,
    moved: ['transfer_from_main', 100_50],
    lines: [
      ['Доступно зараз', '12 345,67 грн.'],
      ['Стане на основному балансі', '12 245,17 грн.'],
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
      ['Стане на основному балансі', '12 446,17 грн.'],
      ['Стане на балансі послуг', '749,50 грн.'],
    ],
    left: '749,50 грн.',
    change: '−100,50 грн.',
    text: 'Кошти переказано на основний баланс.',
  },
] as const

for (const { from, path, moved, lines, left, change, text } of ways) {
  test(`a supplier moves money from the ${from} balance to the other one, by keyboard alone`, async ({
    page,
    sandbox,
  }) => {
    await arrive(page, sandbox, 'default', path)
    const { transfer, figure, newest } = balancesOf(page)
    const the = transferOf(page)
    const press = keyboardOf(page)
    await press(transfer)
    await expectFocus(the.amount)
    await page.keyboard.type('100,50')
    expect(await the.lines()).toEqual(lines)
    expect(movesSent(sandbox)).toBe(0)
    await press(the.submit)
    await expect(the.dialog).toHaveCount(0)
    expect(movedIn(sandbox)).toEqual([moved])
    await expect(toastOn(page, text)).toHaveCount(1)
    await expect(figure).toHaveText(left)
    await expect(newest).toContainText(change)
    await expect(newest).toContainText(left)
    await expectFocus(transfer)
  })
}

test('the direction can be swapped, and the whole balance can be moved', async ({ page, sandbox }) => {
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
    ['Стане на основному балансі', '13 195,67 грн.'],
    ['Стане на балансі послуг', '0,00 грн.'],
  ])
  await submit.click()
  await expect(dialog).toHaveCount(0)
  expect([movedIn(sandbox), balancesIn(sandbox)]).toEqual([
    [['transfer_to_main', 850_00]],
    { main: 13_195_67, service: 0 },
  ])
})

test('an invalid amount shows an error at its field and is not sent', async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', mainPath)
  await balancesOf(page).transfer.click()
  const { dialog, amount, submit } = transferOf(page)
  const wrong = [
    ...['0', '-1', '1e3', '', '   ', 'сто', '0,001'].map((text) => [text, messages.balances.amountRule] as const),
    ['12345,68', messages.balances.exceeds],
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

test('every step of a transfer is accessible, wide and narrow, light and dark', nightly, async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', servicePath)
  const { step, dialog, activity, amount, submit } = transferOf(page)
  const stands = (name: string) => expectStepAccessible(step(name))
  await expect(balancesOf(page).figure).toHaveText('850,00 грн.')
  await expectAccessibleInViews(page)
  const reading = held(sandbox, api.settings, 1, null)
  await balancesOf(page).transfer.click()
  await expect(activity(transferTexts.activity.reading)).toBeVisible()
  await stands(transferTexts.title)
  reading()
  await expect(amount).toBeVisible()
  await stands(transferTexts.title)
  await amount.fill('0')
  await submit.click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await stands(transferTexts.title)

  await amount.fill('100')
  const moving = held(sandbox, moneyApi.moves)
  await submit.click()
  await expect(activity(transferTexts.activity.moving)).toBeVisible()
  await stands(transferTexts.title)
  moving()
  await expect(dialog).toHaveCount(0)
  await expectAccessibleInViews(page)
})
