import { describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { actorLogOf, breaksDown, type Happening, tells } from '../../testing/actor-log.ts'
import { silentPorts, someSession } from '../../testing/ports.ts'
import type { AccountPort } from '../account/account.port.ts'
import { type AccountField, valuesOf } from '../account/preferences.domain.ts'
import { PortError } from '../kernel/failure.ts'
import type { Draft } from '../kit/drafts/drafts.domain.ts'
import { selectForm } from '../kit/form/form.selectors.ts'
import { emptySignInDraft, patched } from '../session/session.domain.ts'
import { composePreferences } from './preferences.compose.ts'
import { type PreferencesEvent, preferencesMachine } from './preferences.machine.ts'
import { preferencesParts, selectPreferences } from './preferences.selectors.ts'

const supplier = { ...someSession.supplier, storeName: 'Ґанок', carrierKey: 'an-old-key-1234' }

const start = async (left: Draft['texts'] | null = null) => {
  const saveAccount = vi.fn<AccountPort['saveAccount']>(async () => ({ text: null, account: null }))
  const saveDraft = vi.fn(async (_: Draft) => {})
  const saveManagerContact = vi.fn(async () => {})
  const clock = new SimulatedClock()
  const machine = composePreferences({
    ...silentPorts(),
    account: { ...silentPorts().account, saveAccount },
    drafts: {
      loadDraft: async (name) => left && { ...name, texts: left, keptAt: 0 },
      saveDraft,
      clearDraft: async () => {},
      watchDraft: () => () => {},
    },
    telegram: { ...silentPorts().telegram, saveManagerContact },
  })
  const told: { type: string }[] = []
  const actor = createActor(machine, {
    clock,
    input: {
      app: {
        send: (event) => {
          told.push(event)
          if (event.type !== 'supplier.changed') return
          const events = patched(actor.getSnapshot().context.supplier, event.patch)
          actor.send({ type: 'supplier.updated', supplier: events })
        },
      },
      clock,
      location: { to: 'preferences' },
      signInDraft: emptySignInDraft,
      supplier,
    },
  }).start()
  const { form, countries } = preferencesParts(actor.getSnapshot())
  const { draft } = form.getSnapshot().children
  if (!draft) throw new Error('the form has no draft')
  await waitFor(draft, (now) => now.matches('kept'))
  return {
    actor,
    form,
    saveAccount,
    saveDraft,
    saveManagerContact,
    told,
    type: (field: AccountField, text: string) => form.send({ type: 'field.typed', field, text }),
    typeTelephone: (text: string) => countries.send({ type: 'telephone.typed', text }),
    shownTelephone: () => countries.getSnapshot().context.telephone.digits,
    seen: () => selectForm<AccountField>(form.getSnapshot()),
    saved: () => waitFor(form, (now) => now.matches({ form: 'filling' })),
  }
}

test('only changed, non-empty values are sent, and are saved afterwards', async () => {
  const { actor, form, type, typeTelephone, saveAccount, saved, seen } = await start()
  type('firstname', ' Олена ')
  typeTelephone('050 222 33 44')
  form.send({ type: 'form.submitted' })
  await saved()
  expect(saveAccount.mock.calls.map(([changes]) => changes)).toEqual([
    { firstname: 'Олена', telephone: '380502223344' },
  ])
  expect(selectPreferences(actor.getSnapshot()).supplier).toMatchObject({
    firstname: 'Олена',
    telephone: '380502223344',
    storeName: 'Ґанок',
  })
  expect([seen().isChanged, seen().values.firstname]).toEqual([false, 'Олена'])
})

test('an emptied field shows an error and nothing is sent', async () => {
  const { form, type, saveAccount, seen } = await start()
  type('storeName', ' ')
  form.send({ type: 'form.submitted' })
  expect([seen().errors, saveAccount.mock.calls]).toEqual([{ storeName: { key: 'account.notErased' } }, []])
})

test('a new key is sent but never stored in a draft, and its field closes after the save', async () => {
  const { actor, form, type, saveAccount, saveDraft, saved } = await start()
  actor.send({ type: 'key.revealed' })
  type('carrierKey', 'a-new-key-of-novas')
  form.send({ type: 'form.submitted' })
  await saved()
  expect(saveAccount.mock.calls.map(([changes]) => changes)).toEqual([{ carrierKey: 'a-new-key-of-novas' }])
  expect(JSON.stringify(saveDraft.mock.calls)).not.toContain('a-new-key')
  expect(selectPreferences(actor.getSnapshot())).toMatchObject({ isKeyRevealed: false, key: '••••••ovas' })
  expect(JSON.stringify(form.getSnapshot().context.values)).not.toContain('a-new-key')
})

test('hiding the key field clears the typed key', async () => {
  const { actor, type, seen } = await start()
  actor.send({ type: 'key.revealed' })
  type('carrierKey', 'a-new')
  actor.send({ type: 'key.hidden' })
  expect([seen().isChanged, selectPreferences(actor.getSnapshot()).isKeyRevealed]).toEqual([false, false])
})

test('realtime changes update untouched fields and keep typed text', async () => {
  const { actor, type, seen, shownTelephone } = await start()
  type('firstname', 'Олена')
  const events = { ...supplier, firstname: 'Ганна', lastname: 'Коваль', telephone: '380502223344' }
  actor.send({ type: 'supplier.updated', supplier: events })
  expect(seen().values).toMatchObject({ firstname: 'Олена', lastname: 'Коваль', telephone: '380502223344' })
  expect(shownTelephone()).toBe('0502223344')
})

test('discarding the changes also resets the telephone', async () => {
  const { form, typeTelephone, shownTelephone, seen } = await start()
  typeTelephone('050 222')
  expect([seen().isChanged, seen().values.telephone]).toEqual([true, '+38 050222'])
  form.send({ type: 'changes.discarded' })
  expect([seen().isChanged, shownTelephone()]).toEqual([false, '0671112233'])
})

test('restoring a draft fills every field, including the telephone', async () => {
  const { form, seen, shownTelephone } = await start({ firstname: 'Олена', telephone: '+38 050' })
  expect([seen().hasOffer, seen().isChanged]).toEqual([true, false])
  form.send({ type: 'draft.restored' })
  expect([seen().values.firstname, shownTelephone()]).toEqual(['Олена', '050'])
})

test('a save without a response keeps the typed text and refetches the account', async () => {
  const { form, type, saveAccount, saved, told, seen } = await start()
  saveAccount.mockRejectedValueOnce(new PortError({ kind: 'timedOut' }))
  type('firstname', 'Олена')
  form.send({ type: 'form.submitted' })
  await saved()
  expect(told.map((event) => event.type)).toEqual(['failure.reported', 'account.invalidated'])
  expect(seen().values.firstname).toBe('Олена')
})

test('the manager is changed in a dialog that closes when the contact is saved', async () => {
  const { actor, saveManagerContact } = await start()
  actor.send({ type: 'manager.chosen' })
  const { dialog } = selectPreferences(actor.getSnapshot())
  if (dialog.open !== 'manager') throw new Error('no form about the manager')
  dialog.manager.send({ type: 'username.typed', text: 'olena' })
  dialog.manager.send({ type: 'form.submitted' })
  const closed = await waitFor(actor, (now) => selectPreferences(now).dialog.open === 'none')
  expect(saveManagerContact).toHaveBeenCalledOnce()
  expect(selectPreferences(closed).managerTelegram).toBe('@olena')
})

describe('with scripted events', () => {
  const supplier = { ...someSession.supplier, telegramId: null }
  const screen = actorLogOf(preferencesMachine, {
    app: { send: () => {} },
    clock: { now: () => 0 },
    location: { to: 'preferences' },
    signInDraft: emptySignInDraft,
    supplier,
  })
  const revealed: PreferencesEvent = { type: 'key.revealed' }
  const connect: PreferencesEvent = { type: 'connect.chosen' }
  const manager: PreferencesEvent = { type: 'manager.chosen' }
  const linked = { ...supplier, telegramId: '7' }

  test.each<[string, readonly (PreferencesEvent | Happening)[], object]>([
    ['Telegram is linked in a dialog', [connect], { state: { dialog: 'connecting' }, sent: [] }],
    [
      'the dialog that links Telegram closes once it is linked',
      [connect, { type: 'supplier.updated', supplier: linked }],
      { state: { dialog: 'none' }, sent: ['form values.loaded'] },
    ],
    ['the manager contact is entered in a dialog', [manager], { state: { dialog: 'manager' }, sent: ['asks manager'] }],
    [
      'a changed manager contact is sent to the dialog',
      [manager, { type: 'supplier.updated', supplier: { ...supplier, managerTelegram: '@olena' } }],
      { sent: ['form values.loaded', 'manager contact.updated'], events: [{}, { managerTelegram: '@olena' }] },
    ],
    [
      'a dialog that crashes closes and is reported',
      [manager, breaksDown('manager')],
      { state: { dialog: 'none' }, sent: ['app failure.reported'] },
    ],
    ['a form that crashes is reported', [breaksDown('form')], { sent: ['app failure.reported'] }],
    ['a telephone field that crashes is reported', [breaksDown('countries')], { sent: ['app failure.reported'] }],
    [
      'an avatar field that crashes is reported, and the rest keeps working',
      [breaksDown('avatar')],
      { sent: ['app failure.reported'] },
    ],
    [
      'a background field that crashes is reported, and the rest keeps working',
      [breaksDown('background')],
      { sent: ['app failure.reported'] },
    ],
  ])('preferences: %s', async (_, scenario, lived) => expect(await screen(...scenario)).toMatchObject(lived))

  test('values saved, discarded or restored by the form reach the fields that show them', async () => {
    // A fake child has no snapshots of its own, so the test sends them to the parent.
    const withKey = { ...valuesOf(supplier), carrierKey: 'key' }
    const shot = (saved: object, values: object) =>
      tells({ type: 'xstate.snapshot.form', snapshot: { context: { saved, values } } })
    expect(await screen(revealed, shot(withKey, valuesOf(supplier)))).toMatchObject({ state: { key: 'hidden' } })
    expect(await screen(shot(valuesOf(supplier), { ...valuesOf(supplier), telephone: '380991112233' }))).toMatchObject({
      sent: ['countries telephone.replaced'],
      context: { shown: '380991112233' },
    })
    expect(await screen(shot(valuesOf(supplier), valuesOf(supplier)))).toMatchObject({ sent: [] })
    // A saved key hides its field first, even when other values have changed too.
    expect(await screen(revealed, shot(withKey, { ...valuesOf(supplier), telephone: '380991112233' }))).toMatchObject({
      state: { key: 'hidden' },
    })
  })
})
