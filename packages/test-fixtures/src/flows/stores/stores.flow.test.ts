import { selectSupplier } from '@supplier/core/app/app.selectors'
import { panelParts } from '@supplier/core/app/panel.selectors'
import { selectCommand } from '@supplier/core/kit/command/command.selectors'
import type { RecordPageActor } from '@supplier/core/kit/section/record-page.setup'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { selectSectionCommand } from '@supplier/core/kit/section/section.selectors'
import { selectPrompt, selectStoreNameForm } from '@supplier/core/onboarding/onboarding.selectors'
import type { PreferencesActor } from '@supplier/core/preferences/preferences.machine'
import { preferencesParts, selectPreferences } from '@supplier/core/preferences/preferences.selectors'
import { objectionMendedAt } from '@supplier/core/stores/store-review.domain'
import { type Store, stores } from '@supplier/core/stores/stores.section'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openHarness } from '../kit/harness.ts'
import { type OpenSection, openSection, pathIn } from '../kit/sections.ts'

const section = stores as unknown as AnySection
const [primary, second, draft] = ['70', '71', '74']
const day = 24 * 3_600_000

const opened = async (at?: string, from?: OpenSection) => {
  const one = await openSection(section, at, from?.harness ?? openHarness({ scenario: 'default' }))
  if (!from) onTestFinished(one.harness.closeAll)
  return one
}
const openedNew = async (at: string) => {
  const harness = openHarness({ scenario: 'brandNew' })
  onTestFinished(harness.closeAll)
  return openSection(section, at, harness)
}
const rowOf = (one: OpenSection, id: string) => one.rows().find((row) => row.id === id) as Store | undefined
const refresh = async (one: OpenSection) => {
  one.tab.app.send({ type: 'data.invalidated' })
  await one.harness.quiet()
}
const dialogIn = (one: OpenSection) => {
  const dialog = one.command()
  return dialog && selectCommand(dialog.getSnapshot())
}
const mendedIn = (one: OpenSection) => {
  const { row, reason } = dialogIn(one) ?? {}
  return stores.commands.close.helpLink?.(String(reason), row as Store)
}
const supplierIn = (one: OpenSection) => selectSupplier(one.tab.app.getSnapshot())
const asked = (one: OpenSection, method: string, path: string) =>
  one.harness.sandbox.requests().filter((call) => call.method === method && call.path.endsWith(path)).length

describe('the name of the primary store and of the account are one', () => {
  test('a renamed store renames the account, which is read again', async () => {
    const one = await opened(pathIn(section, primary))
    expect(one.view().values).toMatchObject({ name: 'Крамниця Олени' })
    one.type({ name: '  Нова крамниця ' })
    const before = asked(one, 'GET', '/customer/account')
    await one.submit()
    expect(asked(one, 'GET', '/customer/account')).toBe(before + 1)
    expect(supplierIn(one)).toMatchObject({ storeName: 'Нова крамниця' })
  })

  test('another store may have any name, and the account keeps its own', async () => {
    const one = await opened(pathIn(section, second))
    one.type({ name: 'Поділ' })
    await one.submit()
    expect(supplierIn(one)).toMatchObject({ storeName: 'Крамниця Олени' })
  })

  test('a renamed account is shown in the list and in the form that are open, without an event of the server', async () => {
    const one = await opened()
    const page = await opened(pathIn(section, primary), one)
    const account = one.harness.open('/settings/preferences')
    const { form } = preferencesParts((await account.shown<PreferencesActor>('preferences')).getSnapshot())
    await one.harness.quiet()
    form.send({ type: 'field.typed', field: 'storeName', text: 'З кабінету' })
    form.send({ type: 'form.submitted' })
    await one.harness.quiet()
    for (const { tab } of [one, page]) tab.app.send({ type: 'account.invalidated' })
    await one.harness.quiet()
    expect(rowOf(one, primary)).toMatchObject({ name: 'З кабінету' })
    expect(page.view().saved).toMatchObject({ name: 'З кабінету' })
  })

  test('the name that a new supplier gives in the dialog begins the first store', async () => {
    const one = await openedNew(pathIn(section))
    expect(one.list().state).toBe('nothingYet')
    const { onboarding } = panelParts(await one.tab.panel())
    expect(selectPrompt(onboarding.getSnapshot())).toBe('storeName')
    const form = selectStoreNameForm(onboarding.getSnapshot())
    form?.send({ type: 'field.typed', field: 'storeName', text: 'Перша' })
    form?.send({ type: 'form.submitted' })
    await one.harness.quiet()
    expect(one.rows()).toMatchObject([{ name: 'Перша', isPrimary: true, status: 'draft' }])
  })

  test('the first store of a supplier without a name names the account', async () => {
    const one = await openedNew(pathIn(section, 'new'))
    one.type({ name: 'Від руки' })
    await one.submit()
    one.form()?.send({ type: 'form.dismissed' })
    await one.harness.quiet()
    expect([rowOf(one, one.rows()[0]?.id ?? '')?.isPrimary, supplierIn(one)?.storeName]).toEqual([true, 'Від руки'])
  })

  test('making another store the primary one gives the account its name', async () => {
    const one = await opened()
    await one.choose('primary', second)
    expect(supplierIn(one)).toMatchObject({ storeName: 'Крамничка на Подолі' })
    expect([rowOf(one, primary)?.isPrimary, rowOf(one, second)?.isPrimary]).toEqual([false, true])
  })
})

describe('the manager of the primary store and of the account is one', () => {
  test('a new contact of the store is the one of the account, which is read again', async () => {
    const one = await opened(pathIn(section, primary))
    expect(one.view().values).toMatchObject({ telegram: '@olena_koval' })
    one.type({ telegram: 'iryna_k' })
    await one.submit()
    expect(supplierIn(one)).toMatchObject({ managerTelegram: '@iryna_k' })
  })

  test('a new contact of the account is shown in the form of the store that is open', async () => {
    const page = await opened(pathIn(section, primary))
    const account = page.harness.open('/settings/preferences')
    const preferences = await account.shown<PreferencesActor>('preferences')
    preferences.send({ type: 'manager.chosen' })
    const { dialog } = selectPreferences(preferences.getSnapshot())
    if (dialog.open !== 'manager') throw new Error('no form about the manager')
    dialog.manager.send({ type: 'username.typed', text: '@petro' })
    dialog.manager.send({ type: 'form.submitted' })
    await page.harness.quiet()
    page.tab.app.send({ type: 'account.invalidated' })
    await page.harness.quiet()
    expect(page.view().saved).toMatchObject({ telegram: '@petro' })
  })

  test('another store has a contact of its own', async () => {
    const one = await opened(pathIn(section, second))
    one.type({ telegram: '@podil' })
    await one.submit()
    expect(supplierIn(one)).toMatchObject({ managerTelegram: '@olena_koval' })
  })
})

test('a rejected store names the fields that the marketplace objects to', async () => {
  const one = await opened()
  const rejected = rowOf(one, '73')
  expect(rejected).toMatchObject({ status: 'rejected', objections: ['description'] })
  const [field = 'name'] = rejected?.objections ?? []
  expect(objectionMendedAt(field, '73')).toEqual({ to: 'store-edit', params: { id: '73' }, hash: '#description' })
})

describe('closing', () => {
  const closing = async (id: string, newPrimary: object | null = null) => {
    const one = await opened()
    one.actor().send({ type: 'command.chosen', command: 'close', id })
    const dialog = one.command()
    dialog?.send({ type: 'field.changed', field: 'newPrimary', value: newPrimary })
    dialog?.send({ type: 'command.confirmed' })
    await one.harness.quiet()
    return one
  }
  test('is refused while orders are open, and says how many', async () => {
    const one = await closing(second)
    expect(dialogIn(one)?.note).toEqual({
      text: 'Є відкриті замовлення: 2. Завершіть або скасуйте їх і тоді закривайте магазин.',
    })
    expect(mendedIn(one)).toEqual({ to: 'orders', search: '?store=71' })
    expect(rowOf(one, second)?.status).toBe('active')
  })

  test('is refused while the store is read, without a place to mend it', async () => {
    const one = await opened()
    await one.choose('publish', draft)
    await one.choose('close', draft)
    expect(dialogIn(one)?.note).toEqual({ text: 'Магазин на перевірці. Зачекайте, поки вона закінчиться.' })
    expect([dialogIn(one)?.reason, mendedIn(one)]).toEqual(['in_moderation', null])
  })

  test('of the primary store asks for a new one and for the last payout', async () => {
    const one = await opened()
    one.harness.sandbox.setWorld((world) => ({
      ...world,
      records: { ...world.records, orders: { 1: [] } },
      payouts: world.payouts.map((payout, at) => (at === 0 ? { ...payout, status: 'pending' } : payout)),
    }))
    await one.choose('close', primary)
    expect(dialogIn(one)?.note).toEqual({ text: 'Є незавершена виплата. Закрити магазин можна після неї.' })
    expect(mendedIn(one)).toEqual({ to: 'payouts' })
    one.harness.sandbox.setWorld((world) => ({ ...world, payouts: [] }))
    one.command()?.send({ type: 'command.confirmed' })
    await one.harness.quiet()
    expect(dialogIn(one)?.note).toEqual({ text: 'Спершу виберіть, який магазин стане основним.' })
    one.command()?.send({ type: 'field.changed', field: 'newPrimary', value: { id: second, title: 'x' } })
    one.command()?.send({ type: 'command.confirmed' })
    await one.harness.quiet()
    expect([rowOf(one, primary)?.status, rowOf(one, second)?.isPrimary]).toEqual(['closed', true])
    expect(supplierIn(one)).toMatchObject({ storeName: 'Крамничка на Подолі' })
  })
})

describe('the clock', () => {
  test('begins and ends a planned pause by the days of Kyiv', async () => {
    const one = await opened()
    one.actor().send({ type: 'command.chosen', command: 'pause', id: second })
    const pause = (values: object) => {
      for (const [field, value] of Object.entries(values)) one.command()?.send({ type: 'field.changed', field, value })
      one.command()?.send({ type: 'command.confirmed' })
    }
    pause({ from: '2026-08-25', to: '2026-08-24', message: 'Відпустка' })
    expect(dialogIn(one)?.errors).toEqual({
      to: { key: 'stores.pauseEndsEarly' },
    })
    pause({ from: '2026-08-22', to: '2026-08-25' })
    await one.harness.quiet()
    expect(dialogIn(one)?.errors).toEqual({
      from: { text: 'Пауза не може початися в минулому.' },
    })
    pause({ from: '2026-08-25', to: '2026-08-25' })
    await one.harness.quiet()
    const seen = []
    // Seeded at noon in Kyiv: a day begins 12 hours later.
    for (const wait of [0, 1.49 * day, 0.02 * day, 0.97 * day, 0.03 * day]) {
      one.harness.sandbox.clock.move(wait)
      await refresh(one)
      seen.push(rowOf(one, second)?.status)
    }
    expect(seen).toEqual(['pause_planned', 'pause_planned', 'paused', 'paused', 'active'])
  })

  test('ends the review of a published store, which may object to it', async () => {
    const one = await opened()
    const page = await opened(pathIn(section, draft), one)
    page.type({ description: 'Дзвоніть: 067 111 22 33' })
    await page.submit()
    await refresh(one)
    const publish = async () => {
      await one.choose('publish', draft)
      const waiting = rowOf(one, draft)?.status
      one.harness.sandbox.clock.move(3 * 60_000)
      await refresh(one)
      return [waiting, rowOf(one, draft)?.status]
    }
    expect(await publish()).toEqual(['in_moderation', 'rejected'])
    const mended = await opened(pathIn(section, draft), one)
    mended.type({ description: 'Подарунки' })
    await mended.submit()
    await refresh(one)
    expect(await publish()).toEqual(['in_moderation', 'active'])
  })
})

test.each([
  ['over midnight', { from: '22:00', to: '06:00' }],
  ['round the clock', { from: '00:00', to: '24:00' }],
])('hours %s are kept', async (_, hours) => {
  const one = await opened(pathIn(section, second))
  const week = Array.from({ length: 7 }, () => hours)
  one.type({ hours: week })
  await one.submit()
  const again = await opened(pathIn(section, second), one)
  expect(again.view().saved['hours']).toEqual(week)
})

test('a taken address is refused at its field, with a free one', async () => {
  const one = await opened(pathIn(section, draft))
  one.type({ slug: 'Kramnytsia' })
  await one.submit()
  expect(one.view().errors).toEqual({ slug: { text: 'Ця адреса зайнята. Вільна: kramnytsia-2' } })
})

test('an address opens the dialog of a command on the page of a store, until the dialog is closed', async () => {
  const one = await opened(`/stores/edit/${second}?do=pause`)
  const dialog = () =>
    selectSectionCommand<typeof stores>((one.tab.page().screen as RecordPageActor<typeof stores>).getSnapshot())
  expect(dialog()?.getSnapshot().context).toMatchObject({ command: 'pause', id: second })
  dialog()?.send({ type: 'dialog.dismissed' })
  await one.harness.quiet()
  expect(dialog()).toBe(null)
  expect(one.tab.page().location).toEqual({ to: 'store-edit', params: { id: second } })
})

test('the next holidays are offered as the days of a pause, and taking one plans it', async () => {
  const one = await opened()
  one.harness.sandbox.clock.set(Date.parse('2026-12-20T10:00:00Z'))
  one.actor().send({ type: 'command.chosen', command: 'pause', id: second })
  expect(dialogIn(one)?.offers.map(({ id, day }) => [id, day])).toEqual([
    ['christmas', '2026-12-25'],
    ['newYear', '2027-01-01'],
    ['women', '2027-03-08'],
    ['labour', '2027-05-01'],
  ])
  for (const [field, value] of Object.entries(dialogIn(one)?.offers[0]?.values ?? {}))
    one.command()?.send({ type: 'field.changed', field, value })
  one.command()?.send({ type: 'command.confirmed' })
  await one.harness.quiet()
  expect(rowOf(one, second)).toMatchObject({
    status: 'pause_planned',
    pause: { from: '2026-12-25', to: '2026-12-25' },
  })
})
