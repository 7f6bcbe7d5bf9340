import type { AccountField } from '@supplier/core/account/preferences.domain'
import { selectSupplier } from '@supplier/core/app/app.selectors'
import { panelParts } from '@supplier/core/app/panel.selectors'
import { selectForm } from '@supplier/core/kit/form/form.selectors'
import { selectLeaveGuard } from '@supplier/core/leave-guard/leave-guard.selectors'
import { selectStoreNameForm } from '@supplier/core/onboarding/onboarding.selectors'
import type { PreferencesActor } from '@supplier/core/preferences/preferences.machine'
import { preferencesParts, selectPreferences } from '@supplier/core/preferences/preferences.selectors'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openHarness } from '../kit/harness.ts'
import { missing, statusTroubles, transportTroubles, wrongTypesTrouble } from '../kit/troubles.ts'

const path = '/admin-suppliers/v1/customer/account'

const opened = async () => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const tab = harness.open('/settings/preferences')
  const actor = await tab.shown<PreferencesActor>('preferences')
  await tab.panel()
  await harness.quiet()
  harness.sandbox.clearRequests()
  const { form } = preferencesParts(actor.getSnapshot())
  return {
    ...harness,
    tab,
    actor,
    form,
    type: (fields: Partial<Record<AccountField, string>>) => {
      for (const [field, text] of Object.entries(fields))
        form.send({ type: 'field.typed', field: field as AccountField, text })
    },
    save: async () => {
      form.send({ type: 'form.submitted' })
      await harness.quiet()
    },
    seen: () => selectForm<AccountField>(form.getSnapshot()),
    supplier: () => selectSupplier(tab.app.getSnapshot()),
    /** The supplier data in storage. */
    stored: () => JSON.parse(harness.entries.get('user') ?? '{}'),
    served: () => harness.sandbox.world().suppliers.find(({ id }) => id === 1),
    calls: (method: string) =>
      harness.sandbox.requests().filter((entry) => entry.method === method && entry.path === path),
  }
}

test('a saved account is sent once, saved in storage, and shown everywhere', async () => {
  const { type, save, seen, supplier, stored, served, calls, tab } = await opened()
  type({ firstname: ' Соломія ', storeName: 'Опера' })
  await save()
  expect([calls('PUT').length, tab.sent()]).toEqual([1, ['Зміни збережено.']])
  expect(served()).toMatchObject({ firstname: 'Соломія', lastname: 'Коваль', store_name: 'Опера' })
  expect(supplier()).toMatchObject({ firstname: 'Соломія', storeName: 'Опера' })
  expect(stored().data).toMatchObject({ firstname: 'Соломія', store_name: 'Опера' })
  expect(seen()).toMatchObject({ isChanged: false, values: { firstname: 'Соломія', storeName: 'Опера' } })
})

test.each<[string, Partial<Record<AccountField, string>>, ReturnType<typeof selectLeaveGuard>]>([
  ['a name promises a draft', { firstname: 'Соломія' }, 'page'],
  ['a name and a key promises a draft', { firstname: 'Соломія', carrierKey: 'a-key' }, 'page'],
  ['a key alone promises no draft', { carrierKey: 'a-key' }, 'withoutDraft'],
])('the leave question for %s', async (_, fields, asked) => {
  const { actor, tab, type } = await opened()
  const { leaveGuard } = panelParts(await tab.panel())
  actor.send({ type: 'key.revealed' })
  type(fields)
  tab.app.send({ type: 'navigation.requested', location: { to: 'notifications' } })
  expect(selectLeaveGuard(leaveGuard.getSnapshot())).toBe(asked)
  leaveGuard.send({ type: 'leave.confirmed' })
  await tab.shown('notifications')
})

test('empty values are neither sent nor saved', async () => {
  const { type, save, seen, supplier, calls } = await opened()
  const before = supplier()
  type({ firstname: '', lastname: ' \u200b', storeName: '', managerContact: ' ', telephone: '' })
  await save()
  expect([calls('PUT'), supplier()]).toEqual([[], before])
  expect(Object.keys(seen().errors)).toHaveLength(5)
})

test('a response with empty values empties no field', async () => {
  const { type, save, supplier, stored, tab, fault, served } = await opened()
  const { onboarding } = panelParts(await tab.panel())
  const before = supplier()
  expect(before?.storeName).toBeTruthy()
  const body = { data: { ...served(), firstname: 'Соломія', store_name: '', supplier_manager_contact: null } }
  fault({ kind: 'status', method: 'PUT', path, status: 200, body })
  type({ firstname: 'Соломія', managerContact: 'Олена' })
  await save()
  const kept = { firstname: 'Соломія', managerContact: 'Олена', storeName: before?.storeName }
  expect(supplier()).toMatchObject(kept)
  expect(stored().data).toMatchObject({ store_name: before?.storeName, supplier_manager_contact: 'Олена' })
  expect(selectStoreNameForm(onboarding.getSnapshot())).toBeNull()
})

test('a wish for a second factor sends no request and lasts across pages', async () => {
  const { tab, sandbox, quiet } = await opened()
  const { account } = panelParts(await tab.panel())
  account.send({ type: 'twoFactor.toggled' })
  await quiet()
  expect(sandbox.requests()).toEqual([])
  tab.visit('/settings/customizing')
  await tab.shown('customizing')
  expect(account.getSnapshot().context.isTwoFactorWanted).toBe(true)
})

test('the carrier key appears in no storage, draft, log or toast', async () => {
  const { actor, form, type, save, pass, entries, tab, served } = await opened()
  const key = '00112233445566778899aabbccddeeff'
  actor.send({ type: 'key.revealed' })
  type({ carrierKey: key, firstname: 'Соломія' })
  await pass(500)
  expect([...entries.keys()]).toContain('draft.1.account')
  expect([...entries.values()].join()).not.toContain(key)
  await save()
  expect(served()?.supplier_np_api_key).toBe(key)
  expect([...entries.values(), ...tab.notes, ...tab.sent(), ...tab.history].join()).not.toContain(key)
  expect(selectPreferences(actor.getSnapshot())).toMatchObject({ isKeyRevealed: false, key: '••••••eeff' })
  expect(JSON.stringify(form.getSnapshot().context.values)).not.toContain(key)
})

test('the error for a taken telephone is shown under its field, and the typed text stays', async () => {
  const { type, save, seen, served } = await opened()
  type({ telephone: '380502223344' })
  await save()
  expect(seen().errors).toEqual({ telephone: { text: 'Цей номер уже зайнятий.' } })
  expect([seen().values.telephone, served()?.telephone]).toEqual(['380502223344', '380671112233'])
})

test('changes made elsewhere update only the fields without unsaved input', async () => {
  const { type, seen, sandbox, tab, quiet } = await opened()
  type({ firstname: 'Соломія' })
  sandbox.changeSupplier(1, { firstname: 'Ганна', store_name: 'Опера' }, 'http://localhost')
  ;(await tab.panel()).send({ type: 'events.missed' })
  await quiet()
  expect(seen().values).toMatchObject({ firstname: 'Соломія', storeName: 'Опера' })
})

const troubles = [...statusTroubles, ...transportTroubles, wrongTypesTrouble, missing('data')]

describe.each(troubles)('a save that fails with $name', ({ fault, isApplied, words, status }) => {
  test('keeps the input, is sent once, and shows the server’s state in the end', async () => {
    const { type, save, pass, seen, supplier, served, stored, calls, fault: break_, tab } = await opened()
    const { token } = stored()
    break_({ ...fault, method: 'PUT', path, count: 1 })
    type({ firstname: 'Соломія' })
    await save()
    await pass(20_000)
    expect(calls('PUT')).toHaveLength(1)
    expect([served()?.firstname, seen().values.firstname]).toEqual([isApplied ? 'Соломія' : 'Олена', 'Соломія'])
    expect([seen().isBusy, seen().isChanged]).toEqual([false, !isApplied])
    expect(supplier()?.firstname).toBe(isApplied ? 'Соломія' : 'Олена')
    expect([stored().token, stored().data.id, supplier()?.lastname]).toEqual([token, 1, 'Коваль'])
    if (words !== null && status !== 401) expect(tab.sent()).toEqual([words])
  })
})

describe('a save response that is no account', () => {
  test.each([
    ['an error object', { message: 'Error', code: 500, exception: 'E' }],
    ['another supplier', { message: 'Ok', data: { id: 2, firstname: 'Тарас', token: 'x' } }],
    ['prototypes', JSON.parse('{"message":"Ok","data":{"id":1,"__proto__":{"a":1},"constructor":"x","firstname":5}}')],
  ])('with %s changes neither the signed-in supplier nor unknown fields', async (_, body) => {
    const { type, save, stored, supplier, fault } = await opened()
    const before = stored()
    fault({ kind: 'status', status: 200, body, method: 'PUT', path, count: 1 })
    type({ storeName: 'Опера' })
    await save()
    expect([stored().token, stored().data.id, supplier()?.id]).toEqual([before.token, 1, 1])
    expect(Object.keys(stored().data).sort()).toEqual(Object.keys(before.data).sort())
    expect(Object.keys(supplier() ?? {})).not.toContain('code')
    expect(({} as { a?: number }).a).toBeUndefined()
  })
})
