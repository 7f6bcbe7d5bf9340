import said from '../src/i18n/uk/said/index.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import {
  answerTopUps,
  balancesOf,
  invoicesIn,
  mainPath,
  openedBy,
  payPageOf,
  topUpOf,
  topUpWords,
} from './models/balances.ts'
import { api, askedFor, uk } from './models/faults.ts'
import { expectJoined } from './models/line.ts'
import {
  arrive,
  expectFocus,
  handOf,
  hands,
  held,
  isSubscribed,
  moneyApi,
  movedIn,
  paywall,
  paywallOf,
  pressTwentyOn,
  saidOn,
  timeUntil,
} from './models/paywall.ts'
import { nav, shellOf } from './models/shell.ts'
import { expect, test } from './seated.ts'

for (const by of hands) {
  test(`a supplier who is short on both balances tops up, comes back and subscribes, by ${by}`, async ({
    page,
    context,
    sandbox,
  }) => {
    test.setTimeout(60_000)
    await arrive(page, sandbox, 'shortOnBoth')
    const { dialog, step, accept, topUp } = paywallOf(page)
    const { choice, submit, check, amount } = topUpOf(page)
    const press = handOf(page, by)
    await press(accept)
    await expect(step(paywall.shortOnMain)).toBeVisible()
    await expectFocus(topUp)
    await press(topUp)

    await expect(page).toHaveURL(new RegExp(`${mainPath}$`))
    await expect(step(topUpWords.title)).toBeVisible()
    await expectFocus(amount)
    await press(choice('Бракує 378,90 грн.'))
    await expect(amount).toHaveValue('378,90')
    const paying = await openedBy(context, () => press(submit))
    await expect(step(topUpWords.pay)).toBeVisible()
    await expectFocus(check)
    expect(movedIn(sandbox)).toEqual([])

    await expect(payPageOf(paying).amount).toHaveText('378,90 грн.')
    await handOf(paying, by)(payPageOf(paying).pay)
    await expect(paying).toHaveURL(new RegExp(`${mainPath}$`))
    await expect(saidOn(paying, said.balances.toppedUp)).toBeVisible()
    await expect(balancesOf(paying).inBar('499,00 грн.')).toBeVisible()

    await press(check)
    await expect(dialog).toHaveCount(0)
    await expect(balancesOf(page).inBar('499,00 грн.')).toBeVisible()
    await press(shellOf(page).link(nav.orders))
    await press(accept)
    await expect(step(paywall.shortOnService)).toBeVisible()
    await press(paywallOf(page).transfer)
    await expect(dialog).toHaveCount(0)
    expect([movedIn(sandbox), isSubscribed(sandbox)]).toEqual([
      [
        ['top_up', 378_90],
        ['transfer_from_main', 483_95],
        ['supplier_panel', 499_00],
      ],
      true,
    ])
    await expect(balancesOf(page).inBar('15,05 грн.')).toBeVisible()
    await press(shellOf(page).link(nav.dashboard))
    await expect(page).toHaveURL(/\/dashboard\/statistics$/)
  })
}

const unreadable = ['0', '-5', '1e9', '   ', '', 'сто', '12,345', '12 34', '0,5', '150000,01']

test('an amount that cannot be is explained in its place and sent nowhere', async ({ page, sandbox }) => {
  await arrive(page, sandbox, 'default', mainPath)
  await balancesOf(page).topUp.click()
  const { amount, submit } = topUpOf(page)
  for (const text of unreadable) {
    await amount.fill(text)
    await submit.click()
    await expect(amount, text).toHaveAttribute('aria-invalid', 'true')
    await expect(amount, text).toBeFocused()
    await expect(amount).toHaveValue(text)
  }
  expect([askedFor(sandbox, moneyApi.topUp), invoicesIn(sandbox)]).toEqual([0, []])
})

test('an amount is taken with a comma and with spaces', async ({ page, context, sandbox }) => {
  await arrive(page, sandbox, 'default', mainPath)
  const { amount, close } = topUpOf(page)
  for (const text of ['12,5', '1 234,50']) {
    await balancesOf(page).topUp.click()
    await amount.fill(text)
    const paying = await openedBy(context, () => amount.press('Enter'))
    await paying.close()
    await close.click()
  }
  expect(invoicesIn(sandbox)).toEqual([
    [12_50, 'open'],
    [1234_50, 'open'],
  ])
})

test('however often and however long one presses, one invoice is made and one page is opened', async ({
  page,
  context,
  sandbox,
}) => {
  await arrive(page, sandbox, 'default', mainPath)
  await balancesOf(page).topUp.click()
  const { step, amount, submit } = topUpOf(page)
  await amount.fill('500')
  const release = held(sandbox, moneyApi.topUp)
  await pressTwentyOn(submit)
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await submit.click({ clickCount: 20, force: true })
  await amount.focus()
  for (let beat = 0; beat < 20; beat += 1) await page.keyboard.down('Enter')
  await openedBy(context, async () => release())
  await expect(step(topUpWords.pay)).toBeVisible()
  for (let beat = 0; beat < 20; beat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(step(topUpWords.pay)).toBeVisible()
  expect([askedFor(sandbox, moneyApi.topUp), invoicesIn(sandbox)]).toEqual([1, [[500_00, 'open']]])
  expect(context.pages()).toHaveLength(2)
})

test.describe('the address of the payment page', () => {
  const refused: readonly ((origin: string) => unknown)[] = [
    () => null,
    () => ({}),
    () => ['https://pay.example.com/x'],
    () => 5,
    () => '',
    () => 'javascript:alert(1)',
    () => 'JaVaScRiPt:alert(1)',
    () => 'java\nscript:alert(1)',
    () => 'data:text/html,<script>alert(1)</script>',
    () => 'vbscript:msgbox(1)',
    () => 'file:///etc/passwd',
    () => 'blob:https://pay.example.com/1',
    () => '//pay.example.com/x',
    () => '/sandbox/pay/1',
    () => 'pay.example.com/x',
    () => 'http://pay.example.com/x',
    () => 'https://user@pay.example.com/x',
    () => 'https://user:word@pay.example.com/x',
    () => 'https://pay.example.com:8443/x',
    () => 'https://pay.example.com\\@evil.example/x',
    () => 'https:/pay.example.com/x',
    () => 'https:\\\\pay.example.com/x',
    () => ' https://pay.example.com/x',
    () => 'https://pay.example.com/x\n',
    () => 'https://pay.example.com/\u202ex',
    () => 'https://pay\u200b.example.com/x',
    () => `https://pay.example.com/${'x'.repeat(2048)}`,
    (origin) => `${origin}@evil.example/x`,
    (origin) => `${origin}.evil.example/x`,
    (origin) => `${origin}0/sandbox/pay/1`,
    (origin) => origin.replace('http:', 'https:'),
  ]

  test('is refused when it is not a plain one, and what was typed stays', async ({
    page,
    context,
    sandbox,
    server,
  }) => {
    test.setTimeout(90_000)
    const left: string[] = []
    page.on('framenavigated', (frame) => left.push(frame.url()))
    page.on('dialog', (box) => {
      left.push(box.message())
      void box.dismiss()
    })
    await arrive(page, sandbox, 'default', mainPath)
    await balancesOf(page).topUp.click()
    const { step, amount, submit } = topUpOf(page)
    await amount.fill('500')
    left.length = 0
    expect(refused.length).toBeGreaterThan(15)
    for (const [at, written] of refused.entries()) {
      const url = written(server.origin)
      answerTopUps(sandbox, url)
      await submit.click()
      await expect.poll(() => askedFor(sandbox, moneyApi.topUp)).toBe(at + 1)
      await expect(submit, String(url)).not.toHaveAttribute('aria-busy')
      await expect(step(topUpWords.title), String(url)).toBeVisible()
      await expect(amount).toHaveValue('500')
    }
    await expect(saidOn(page, uk.core.failure.unexpected).first()).toBeVisible()
    expect([left, context.pages().length, invoicesIn(sandbox)]).toEqual([[], 1, []])
    expect(await page.evaluate(() => localStorage.getItem('topUp.1'))).toBe(null)
  })

  const asked = [
    ['https://pay.example.com/x', 'pay.example.com'],
    ['https://PAY.Example.COM/x', 'pay.example.com'],
    ['https://evil.example/?to=https://pay.example.com', 'evil.example'],
    ['https://evil.example#@pay.example.com', 'evil.example'],
    ['https://pay.example.com.evil.example/', 'pay.example.com.evil.example'],
    ['https://127.0.0.1.evil.example/', '127.0.0.1.evil.example'],
    ['https://раypal.example/', 'xn--ypal-43d9g.example'],
  ] as const

  test('of a host that nobody knows is asked about, showing the host', async ({ page, context, sandbox }) => {
    await arrive(page, sandbox, 'default', mainPath)
    const { step, dialog, amount, submit, cancel, open } = topUpOf(page)
    for (const [url, host] of asked) {
      answerTopUps(sandbox, url)
      await balancesOf(page).topUp.click()
      await amount.fill('500')
      await submit.click()
      await expect(step(topUpWords.ask)).toBeVisible()
      await expect(dialog.getByText(host, { exact: true }), url).toBeVisible()
      await expect(open).toBeVisible()
      await cancel.click()
      await expect(dialog).toHaveCount(0)
    }
    expect(context.pages()).toHaveLength(1)
  })

  test('of a host that a supplier agreed to is opened once, in a tab that knows nothing of the panel', async ({
    page,
    context,
    sandbox,
    complaints,
  }) => {
    const asked: (string | null)[] = []
    await context.route('https://pay.example.com/**', async (route) => {
      asked.push(await route.request().headerValue('referer'))
      await route.fulfill({ contentType: 'text/html', body: '<title>Оплата</title>' })
    })
    answerTopUps(sandbox, 'https://pay.example.com/x')
    await arrive(page, sandbox, 'default', mainPath)
    answerTopUps(sandbox, 'https://pay.example.com/x')
    await balancesOf(page).topUp.click()
    const { step, amount, submit, open } = topUpOf(page)
    await amount.fill('500')
    await submit.dblclick()
    await expect(open).toBeVisible()
    const paying = await openedBy(context, () => open.dblclick())
    await expect(step(topUpWords.pay)).toBeVisible()
    await paying.waitForLoadState()
    expect(await paying.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    expect([asked, context.pages().length]).toEqual([[null], 2])
    expect(complaints.splice(0)).toEqual(['foreign host: pay.example.com'])
  })
})

test('where the browser opens no tab a link to the payment page is left to press', async ({
  page,
  context,
  sandbox,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await arrive(page, sandbox, 'default', mainPath)
  await balancesOf(page).topUp.click()
  const { dialog, step, amount, submit, link, check } = topUpOf(page)
  await amount.fill('500')
  await submit.click()
  await expect(step(topUpWords.pay)).toBeVisible()
  expect(context.pages()).toHaveLength(1)
  const paying = await openedBy(context, () => link.click())
  expect(await paying.evaluate(() => window.opener)).toBe(null)
  await payPageOf(paying).pay.click()
  await expect(saidOn(paying, said.balances.toppedUp)).toBeVisible()
  await check.click()
  await expect(dialog).toHaveCount(0)
  await expect(balancesOf(page).inBar('12 845,67 грн.')).toBeVisible()
  expect(movedIn(sandbox)).toEqual([['top_up', 500_00]])
})

test.describe('coming back from the payment page', () => {
  test.beforeEach(({ context }) => context.clock.install())

  test('paid: the balance says so, and the address forgets it', async ({ page, context, sandbox }) => {
    await arrive(page, sandbox, 'default', mainPath)
    await balancesOf(page).topUp.click()
    await topUpOf(page).amount.fill('500')
    const paying = await openedBy(context, () => topUpOf(page).submit.click())
    await payPageOf(paying).pay.click()
    await paying.waitForURL(({ pathname }) => pathname === mainPath)
    await timeUntil(saidOn(paying, said.balances.toppedUp))
    await expect(paying).toHaveURL(new RegExp(`${mainPath}$`))
    await expect(balancesOf(paying).inBar('12 845,67 грн.')).toBeVisible()
    await expect(balancesOf(paying).figure).toHaveText('12 845,67 грн.')
    await expect(balancesOf(paying).awaited).toHaveCount(0)
    await paying.reload()
    await expect(balancesOf(paying).inBar('12 845,67 грн.')).toBeVisible()
    await expect(saidOn(paying, said.balances.toppedUp)).toHaveCount(0)
    expect(movedIn(sandbox)).toEqual([['top_up', 500_00]])
  })

  test('cancelled: said once, nothing has changed, and another top-up can be begun', async ({
    page,
    context,
    sandbox,
  }) => {
    await arrive(page, sandbox, 'default', mainPath)
    await balancesOf(page).topUp.click()
    await topUpOf(page).amount.fill('500')
    const paying = await openedBy(context, () => topUpOf(page).submit.click())
    await payPageOf(paying).cancel.click()
    await expect(saidOn(paying, said.balances.paymentCancelled)).toHaveCount(1)
    await expect(paying).toHaveURL(new RegExp(`${mainPath}$`))
    await expect(balancesOf(paying).inBar('12 345,67 грн.')).toBeVisible()
    await balancesOf(paying).topUp.click()
    await expect(topUpOf(paying).amount).toBeFocused()
    expect([movedIn(sandbox), invoicesIn(sandbox)]).toEqual([[], [[500_00, 'cancelled']]])
  })

  test('postponed: awaited for a while, then said to be unfinished; what is paid later comes by itself', async ({
    page,
    context,
    sandbox,
    server,
  }) => {
    await arrive(page, sandbox, 'default', mainPath)
    await balancesOf(page).topUp.click()
    await topUpOf(page).amount.fill('500')
    const paying = await openedBy(context, () => topUpOf(page).submit.click())
    await payPageOf(paying).postpone.click()
    await expect(balancesOf(paying).awaited).toBeVisible()
    await timeUntil(saidOn(paying, said.balances.paymentPending))
    await expect(balancesOf(paying).awaited).toHaveCount(0)
    await expect(paying).toHaveURL(new RegExp(`${mainPath}$`))
    await expect(balancesOf(paying).inBar('12 345,67 грн.')).toBeVisible()
    await expectJoined(server, 2)
    const [invoice] = sandbox.world().invoices
    sandbox.settleInvoice(invoice?.id ?? 0, 'pay')
    await expect(balancesOf(paying).inBar('12 845,67 грн.')).toBeVisible()
    await expect(balancesOf(paying).figure).toHaveText('12 845,67 грн.')
  })

  test('a success that only the address tells of is never called one', async ({ page, sandbox }) => {
    await arrive(page, sandbox, 'default', `${mainPath}?payment=success`)
    await expect(page).toHaveURL(new RegExp(`${mainPath}$`))
    await timeUntil(saidOn(page, said.balances.paymentChecked))
    await expect(saidOn(page, said.balances.toppedUp)).toHaveCount(0)
    await expect(balancesOf(page).inBar('12 345,67 грн.')).toBeVisible()
  })

  for (const isPaid of [true, false]) {
    test(`by Back, ${isPaid ? 'paid' : 'unpaid'}: the balance is read again, and nothing is left pending`, async ({
      page,
      sandbox,
    }) => {
      await page.addInitScript(() => {
        window.open = (href) => {
          window.location.href = String(href)
          return null
        }
      })
      await arrive(page, sandbox, 'default', mainPath)
      await balancesOf(page).topUp.click()
      await topUpOf(page).amount.fill('500')
      await topUpOf(page).submit.click()
      await expect(payPageOf(page).pay).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('topUp.1'))).not.toBe(null)
      const [invoice] = sandbox.world().invoices
      if (isPaid) sandbox.settleInvoice(invoice?.id ?? 0, 'pay')
      const before = askedFor(sandbox, api.settings)
      await page.goBack()
      const amount = isPaid ? '12 845,67 грн.' : '12 345,67 грн.'
      await expect(balancesOf(page).inBar(amount)).toBeVisible()
      await expect(balancesOf(page).figure).toHaveText(amount)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('topUp.1'))).toBe(null)
      expect(askedFor(sandbox, api.settings)).toBeGreaterThan(before)
      await expect(topUpOf(page).dialog).toHaveCount(0)
      await balancesOf(page).topUp.click()
      await expect(topUpOf(page).amount).toBeFocused()
    })
  }
})

for (const width of [360, 1280]) {
  for (const theme of ['light', 'dark'] as const) {
    test(`every step of a top-up is accessible at ${width} px, ${theme}`, async ({ page, context, sandbox }) => {
      test.setTimeout(90_000)
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await arrive(page, sandbox, 'shortOnBoth', mainPath)
      const { step, amount, submit, open, check } = topUpOf(page)
      const stands = async (name: string) => {
        await expect(step(name)).toBeVisible()
        await expectAccessible(page)
        await expectNoOverflow(page)
      }
      await expect(balancesOf(page).figure).toHaveText('120,10 грн.')
      await expectAccessible(page)
      await balancesOf(page).topUp.click()
      await expect(topUpOf(page).choice('Бракує 378,90 грн.')).toBeVisible()
      await stands(topUpWords.title)
      await submit.click()
      await expect(amount).toHaveAttribute('aria-invalid', 'true')
      await stands(topUpWords.title)
      await amount.fill('500')
      answerTopUps(sandbox, 'https://pay.example.com/x')
      const release = held(sandbox, moneyApi.topUp)
      await submit.click()
      await expect(submit).toHaveAttribute('aria-busy', 'true')
      await stands(topUpWords.title)
      release()
      await stands(topUpWords.ask)
      await expect(open).toBeVisible()
      await page.keyboard.press('Escape')
      sandbox.setWorld((world) => ({ ...world, overrides: {} }))
      await balancesOf(page).topUp.click()
      await amount.fill('500')
      const paying = await openedBy(context, () => submit.click())
      await stands(topUpWords.pay)
      await check.click()
      await expect(topUpOf(page).dialog.getByText(said.balances.paymentChecked)).toBeVisible()
      await stands(topUpWords.pay)
      await payPageOf(paying).postpone.click()
      await expect(balancesOf(paying).awaited).toBeVisible()
      await expectAccessible(paying)
    })
  }
}
