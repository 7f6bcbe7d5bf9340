import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { claiming } from '../../testing/claims.ts'
import { breaksDown, type Happening, lifeOf } from '../../testing/life.ts'
import { copyMachine } from '../account/copy.machine.ts'
import { must } from '../kernel/must.ts'
import { actorsOf } from '../kernel/port.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import type { ShellDialog } from './shell.domain.ts'
import { type ShellEvent, shellMachine } from './shell.machine.ts'
import { selectShell } from './shell.selectors.ts'

const start = (opens: ShellDialog | null = null) => {
  const copyText = vi.fn(async (_: string) => {})
  const told: TrunkEvent[] = []
  const copy = copyMachine.provide({ actors: actorsOf({ copyText }) })
  const actor = createActor(shellMachine.provide({ actors: { copy } }), {
    input: { trunk: { send: (event) => told.push(event) }, supplierId: 7, to: 'orders', opens },
  }).start()
  return { copyText, told, actor, view: () => selectShell(actor.getSnapshot()) }
}

test('at the start the products are unfolded and nothing else is open', () => {
  const { view } = start()
  expect(view()).toEqual({ isMenuOpen: false, openGroups: ['products'], dialog: null, query: '' })
})

test('groups fold and unfold one by one', () => {
  const { actor, view } = start()
  actor.send({ type: 'group.toggled', group: 'payments' })
  actor.send({ type: 'group.toggled', group: 'products' })
  expect(view().openGroups).toEqual(['payments'])
})

test('the profile copies the number sign and the id', async () => {
  const { actor, copyText } = start('profile')
  const copy = must(actor.getSnapshot().children.copy)
  copy.send({ type: 'copy.chosen' })
  await waitFor(copy, (state) => state.matches('copied'))
  expect(copyText.mock.calls.map(([text]) => text)).toEqual(['#7'])
  actor.send({ type: 'dialog.closed' })
  expect(copy.getSnapshot().status).toBe('stopped')
})

test('one dialog takes the place of the other', () => {
  const { actor, view } = start()
  for (const dialog of ['profile', 'provider', 'palette'] as const) {
    actor.send({ type: 'dialog.opened', dialog })
    expect(view().dialog).toBe(dialog)
  }
})

test('picking an entry of the palette closes it and leads there', () => {
  const { actor, told, view } = start()
  actor.send({ type: 'dialog.opened', dialog: 'palette' })
  actor.send({ type: 'query.typed', query: 'замов' })
  expect(view()).toMatchObject({ dialog: 'palette', query: 'замов' })
  actor.send({ type: 'entry.picked', place: { to: 'orders' } })
  expect([view().dialog, told]).toEqual([null, [{ type: 'place.wanted', place: { to: 'orders' } }]])
})

test('going somewhere else closes the menu of a telephone', () => {
  const { actor, view } = start()
  actor.send({ type: 'menu.opened' })
  expect(view().isMenuOpen).toBe(true)
  actor.send({ type: 'place.left', to: 'orders', opens: null })
  expect(view().isMenuOpen).toBe(false)
})

const shell = lifeOf(shellMachine, {
  trunk: { send: () => {} },
  supplierId: 7,
  to: 'orders',
  opens: null,
})
const open = (dialog: ShellDialog): ShellEvent => ({ type: 'dialog.opened', dialog })
const closed: ShellEvent = { type: 'dialog.closed' }
const atProfile: ShellEvent = { type: 'place.left', to: 'orders', opens: 'profile' }
const barred: ShellEvent = claiming({ kind: 'dialog', by: 'paywall' })
const freed: ShellEvent = claiming()
const palette = [open('palette'), { type: 'query.typed', query: 'x' }] as const
const none = { state: { dialog: 'none' } }

test.each<[string, readonly (ShellEvent | Happening)[], object]>([
  [
    'a button that breaks is told',
    [open('profile'), breaksDown('copy')],
    { state: { dialog: 'profile' }, said: ['trunk failure.met'] },
  ],
  [
    'the palette opens empty',
    [...palette, closed, open('palette')],
    { state: { dialog: 'palette' }, context: { query: '' } },
  ],
  [
    'what stands before the page closes what was open',
    [open('palette'), barred],
    { state: { dialog: 'barred' }, context: { isBarred: true } },
  ],
  ['a barred dialog opens once the page is free', [barred, atProfile, freed], { state: { dialog: 'profile' } }],
  ['a dialog that was barred meanwhile opens again', [atProfile, barred, freed], { state: { dialog: 'profile' } }],
  ['a dialog that was closed does not open again', [atProfile, closed, barred, freed], none],
  ['a dialog is not opened where another one was wanted', [atProfile, open('palette'), barred, freed], none],
  ['whichever that was', [atProfile, open('provider'), barred, freed], none],
  ['a dialog that was opened by hand is not opened again', [atProfile, open('profile'), barred, freed], none],
  [
    'the shortcuts stand back behind another dialog',
    [open('provider'), open('shortcuts')],
    { state: { dialog: 'provider' } },
  ],
])('%s', async (_, story, lived) => expect(await shell(...story)).toMatchObject(lived))
