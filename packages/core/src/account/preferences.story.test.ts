import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, tells } from '../../testing/life.ts'
import { someSession } from '../../testing/ports.ts'
import { noTelephone, typed } from '../countries/countries.domain.ts'
import { nothingCarried } from '../session/session.domain.ts'
import { valuesOf } from './preferences.domain.ts'
import { type PreferencesEvent, preferencesMachine } from './preferences.machine.ts'

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
const dismissed: PreferencesEvent = { type: 'dialog.dismissed' }
const linked = { ...supplier, telegramId: '7' }
const dialog = 'trunk dialog.changed'

test.each<[string, readonly (PreferencesEvent | Happening)[], object]>([
  [
    'the form, its telephone and both pictures',
    [],
    {
      said: ['asks form', 'asks countries', 'asks avatar', 'asks background'],
      state: { key: 'hidden', dialog: 'none' },
    },
  ],
  [
    'what is known of the supplier reaches the form',
    [{ type: 'supplier.learned', supplier: linked }],
    { said: ['form values.learned'], context: { supplier: linked } },
  ],
  [
    'a telephone is typed into the form',
    [{ type: 'telephone.changed', telephone: typed(noTelephone, '0671112233') }],
    { said: ['form field.typed'], events: [{ field: 'telephone' }] },
  ],
  ['what is thrown away reaches the form', [{ type: 'work.discarded' }], { said: ['form work.discarded'] }],
  ['a key is shown', [revealed], { state: { key: 'revealed' }, said: [] }],
  [
    'hidden again, nothing of it is left',
    [revealed, { type: 'key.hidden' }],
    { state: { key: 'hidden' }, said: ['form field.typed'], events: [{ field: 'carrierKey', text: '' }] },
  ],
  [
    'Telegram is linked in a dialog',
    [connect],
    { state: { dialog: 'connecting' }, said: [dialog], events: [{ isOpen: true }] },
  ],
  [
    'which can be closed',
    [connect, dismissed],
    { state: { dialog: 'none' }, said: [dialog], events: [{ isOpen: false }] },
  ],
  [
    'and closes when it is linked',
    [connect, { type: 'supplier.learned', supplier: linked }],
    { state: { dialog: 'none' }, said: ['form values.learned', dialog] },
  ],
  ['the manager is named in a dialog', [manager], { state: { dialog: 'manager' }, said: [dialog, 'asks manager'] }],
  [
    'which can be closed',
    [manager, dismissed],
    { state: { dialog: 'none' }, said: [dialog], events: [{ isOpen: false }] },
  ],
  [
    'what is known of the manager is told to it',
    [manager, { type: 'supplier.learned', supplier: { ...supplier, managerTelegram: '@olena' } }],
    { said: ['form values.learned', 'manager contact.learned'], events: [{}, { managerTelegram: '@olena' }] },
  ],
  ['and closes when that is saved', [manager, answers('manager')], { state: { dialog: 'none' }, said: [dialog] }],
  [
    'one that breaks closes, and is told',
    [manager, breaksDown('manager')],
    { state: { dialog: 'none' }, said: [dialog, 'trunk failure.met'] },
  ],
  ['a form that breaks is told', [breaksDown('form')], { said: ['trunk failure.met'] }],
  ['a field that breaks is told', [breaksDown('countries')], { said: ['trunk failure.met'] }],
  [
    'an avatar that breaks is told, and its dialog is gone',
    [breaksDown('avatar')],
    { said: ['trunk failure.met', dialog], events: [{}, { by: 'avatar', isOpen: false }] },
  ],
  [
    'a background that breaks is told, and its dialog is gone',
    [breaksDown('background')],
    { said: ['trunk failure.met', dialog], events: [{}, { by: 'background', isOpen: false }] },
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
