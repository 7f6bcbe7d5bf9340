import { describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { breaksDown, type Happening, lifeOf, tells } from '../../testing/life.ts'
import { silentPorts, someSession } from '../../testing/ports.ts'
import { PortError } from '../kernel/failure.ts'
import type { Draft } from '../kit/drafts/drafts.domain.ts'
import { selectForm } from '../kit/form/form.selectors.ts'
import { nothingCarried, patched } from '../session/session.domain.ts'
import type { AccountPort } from './account.port.ts'
import { composePreferences } from './preferences.compose.ts'
import { type AccountField, valuesOf } from './preferences.domain.ts'
import { type PreferencesEvent, preferencesMachine } from './preferences.machine.ts'
import { preferencesParts, selectPreferences } from './preferences.selectors.ts'

const supplier = { ...someSession.supplier, storeName: 'Ґанок', carrierKey: 'an-old-key-1234' }

const start = async (left: Draft['texts'] | null = null) => {
  const saveAccount = vi.fn<AccountPort['saveAccount']>(async () => ({ text: null, account: null }))
  const keepDraft = vi.fn(async (_: Draft) => {})
  const saveManagerContact = vi.fn(async () => {})
  const clock = new SimulatedClock()
  const machine = composePreferences({
    ...silentPorts(),
    account: { ...silentPorts().account, saveAccount },
    drafts: {
      recallDraft: async (name) => left && { ...name, texts: left, keptAt: 0 },
      keepDraft,
      forgetDraft: async () => {},
      watchDraft: () => () => {},
    },
    telegram: { ...silentPorts().telegram, saveManagerContact },
  })
  const told: { type: string }[] = []
  const actor = createActor(machine, {
    clock,
    input: {
      trunk: {
        send: (event) => {
          told.push(event)
          if (event.type !== 'supplier.changed') return
          const news = patched(actor.getSnapshot().context.supplier, event.patch)
          actor.send({ type: 'supplier.learned', supplier: news })
        },
      },
      clock,
      place: { to: 'preferences' },
      carried: nothingCarried,
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
    keepDraft,
    saveManagerContact,
    told,
    type: (field: AccountField, text: string) => form.send({ type: 'field.typed', field, text }),
    typeTelephone: (text: string) => countries.send({ type: 'telephone.typed', text }),
    shownTelephone: () => countries.getSnapshot().context.telephone.digits,
    seen: () => selectForm<AccountField>(form.getSnapshot()),
    saved: () => waitFor(form, (now) => now.matches({ form: 'filling' })),
  }
}

test('only what changed and is not empty is sent, and known from then on', async () => {
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

test('nothing is erased: an emptied field is said to be so, and nothing is sent', async () => {
  const { form, type, saveAccount, seen } = await start()
  type('storeName', ' ')
  form.send({ type: 'form.submitted' })
  expect([seen().errors, saveAccount.mock.calls]).toEqual([{ storeName: { key: 'account.notErased' } }, []])
})

test('a new key is sent, leaves no trace in a draft, and its field is closed again', async () => {
  const { actor, form, type, saveAccount, keepDraft, saved } = await start()
  actor.send({ type: 'key.revealed' })
  type('carrierKey', 'a-new-key-of-novas')
  form.send({ type: 'form.submitted' })
  await saved()
  expect(saveAccount.mock.calls.map(([changes]) => changes)).toEqual([{ carrierKey: 'a-new-key-of-novas' }])
  expect(JSON.stringify(keepDraft.mock.calls)).not.toContain('a-new-key')
  expect(selectPreferences(actor.getSnapshot())).toMatchObject({ isKeyRevealed: false, key: '••••••ovas' })
  expect(JSON.stringify(form.getSnapshot().context.values)).not.toContain('a-new-key')
})

test('a key that was begun and hidden again is forgotten', async () => {
  const { actor, type, seen } = await start()
  actor.send({ type: 'key.revealed' })
  type('carrierKey', 'a-new')
  actor.send({ type: 'key.hidden' })
  expect([seen().isChanged, selectPreferences(actor.getSnapshot()).isKeyRevealed]).toEqual([false, false])
})

test('news follow where nobody typed; what was typed stays', async () => {
  const { actor, type, seen, shownTelephone } = await start()
  type('firstname', 'Олена')
  const news = { ...supplier, firstname: 'Ганна', lastname: 'Коваль', telephone: '380502223344' }
  actor.send({ type: 'supplier.learned', supplier: news })
  expect(seen().values).toMatchObject({ firstname: 'Олена', lastname: 'Коваль', telephone: '380502223344' })
  expect(shownTelephone()).toBe('0502223344')
})

test('thrown away changes take the telephone along', async () => {
  const { form, typeTelephone, shownTelephone, seen } = await start()
  typeTelephone('050 222')
  expect([seen().isChanged, seen().values.telephone]).toEqual([true, '+38 050222'])
  form.send({ type: 'changes.discarded' })
  expect([seen().isChanged, shownTelephone()]).toEqual([false, '0671112233'])
})

test('a draft is put back into every field, the telephone among them', async () => {
  const { form, seen, shownTelephone } = await start({ firstname: 'Олена', telephone: '+38 050' })
  expect([seen().hasOffer, seen().isChanged]).toEqual([true, false])
  form.send({ type: 'draft.restored' })
  expect([seen().values.firstname, shownTelephone()]).toEqual(['Олена', '050'])
})

test('an answer that never came: what is typed stays, and the account is read again', async () => {
  const { form, type, saveAccount, saved, told, seen } = await start()
  saveAccount.mockRejectedValueOnce(new PortError({ kind: 'timedOut' }))
  type('firstname', 'Олена')
  form.send({ type: 'form.submitted' })
  await saved()
  expect(told.map((event) => event.type)).toEqual(['failure.met', 'account.outdated'])
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

describe('told by facts', () => {
  const supplier = { ...someSession.supplier, telegramId: null }
  const screen = lifeOf(preferencesMachine, {
    trunk: { send: () => {} },
    clock: { now: () => 0 },
    place: { to: 'preferences' },
    carried: nothingCarried,
    supplier,
  })
  const revealed: PreferencesEvent = { type: 'key.revealed' }
  const connect: PreferencesEvent = { type: 'connect.chosen' }
  const manager: PreferencesEvent = { type: 'manager.chosen' }
  const linked = { ...supplier, telegramId: '7' }

  test.each<[string, readonly (PreferencesEvent | Happening)[], object]>([
    ['Telegram is linked in a dialog', [connect], { state: { dialog: 'connecting' }, said: [] }],
    [
      'the dialog that links Telegram closes when it is linked',
      [connect, { type: 'supplier.learned', supplier: linked }],
      { state: { dialog: 'none' }, said: ['form values.learned'] },
    ],
    ['the manager is named in a dialog', [manager], { state: { dialog: 'manager' }, said: ['asks manager'] }],
    [
      'what is known of the manager is told to it',
      [manager, { type: 'supplier.learned', supplier: { ...supplier, managerTelegram: '@olena' } }],
      { said: ['form values.learned', 'manager contact.learned'], events: [{}, { managerTelegram: '@olena' }] },
    ],
    [
      'a dialog that breaks closes, and is told',
      [manager, breaksDown('manager')],
      { state: { dialog: 'none' }, said: ['trunk failure.met'] },
    ],
    ['a form that breaks is told', [breaksDown('form')], { said: ['trunk failure.met'] }],
    ['a field that breaks is told', [breaksDown('countries')], { said: ['trunk failure.met'] }],
    ['an avatar that breaks is told, and nothing else breaks', [breaksDown('avatar')], { said: ['trunk failure.met'] }],
    [
      'a background that breaks is told, and nothing else breaks',
      [breaksDown('background')],
      { said: ['trunk failure.met'] },
    ],
  ])('preferences: %s', async (_, story, lived) => expect(await screen(...story)).toMatchObject(lived))

  test('what the form has saved or taken back reaches the fields that show it', async () => {
    // A puppet has no snapshots of its own; its parent hears those that are told.
    const withKey = { ...valuesOf(supplier), carrierKey: 'key' }
    const shot = (saved: object, values: object) =>
      tells({ type: 'xstate.snapshot.form', snapshot: { context: { saved, values } } })
    expect(await screen(revealed, shot(withKey, valuesOf(supplier)))).toMatchObject({ state: { key: 'hidden' } })
    expect(await screen(shot(valuesOf(supplier), { ...valuesOf(supplier), telephone: '380991112233' }))).toMatchObject({
      said: ['countries telephone.replaced'],
      context: { shown: '380991112233' },
    })
    expect(await screen(shot(valuesOf(supplier), valuesOf(supplier)))).toMatchObject({ said: [] })
    // A key that was saved is hidden first, whatever else has changed.
    expect(await screen(revealed, shot(withKey, { ...valuesOf(supplier), telephone: '380991112233' }))).toMatchObject({
      state: { key: 'hidden' },
    })
  })
})
