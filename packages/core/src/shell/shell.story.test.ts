import { expect, test } from 'vitest'
import { breaksDown, type Happening, lifeOf } from '../../testing/life.ts'
import type { ShellDialog } from './shell.domain.ts'
import { type ShellEvent, shellMachine } from './shell.machine.ts'

const shell = lifeOf(shellMachine, {
  trunk: { send: () => {} },
  supplierId: 7,
  to: 'orders',
  opens: null,
  barredBy: [],
})
const open = (dialog: ShellDialog): ShellEvent => ({ type: 'dialog.opened', dialog })
const closed: ShellEvent = { type: 'dialog.closed' }
const left: ShellEvent = { type: 'place.left', to: 'orders', opens: null }
const atProfile: ShellEvent = { type: 'place.left', to: 'orders', opens: 'profile' }
const menu: ShellEvent = { type: 'menu.opened' }
const barred: ShellEvent = { type: 'page.barred', by: 'paywall' }
const freed: ShellEvent = { type: 'page.freed', by: 'paywall' }
const palette = [open('palette'), { type: 'query.typed', query: 'x' }] as const
const none = { state: { dialog: 'none' } }

test.each<[string, readonly (ShellEvent | Happening)[], object]>([
  ['nothing is open at first', [], none],
  ['a dialog is closed', [open('shortcuts'), closed], none],
  ['or left', [open('provider'), left], none],
  ['the profile can be copied from', [open('profile')], { state: { dialog: 'profile' }, said: ['asks copy'] }],
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
    { state: { dialog: 'barred' }, context: { barredBy: ['paywall'] } },
  ],
  ['and lets nothing open', [barred, open('palette')], { state: { dialog: 'barred' } }],
  ['nor close', [barred, closed], { state: { dialog: 'barred' } }],
  ['wherever one goes', [barred, left], { state: { dialog: 'barred' } }],
  ['until it is gone', [barred, freed], { ...none, context: { barredBy: [] } }],
  [
    'all of it',
    [barred, { type: 'page.barred', by: 'prompt' }, freed],
    { state: { dialog: 'barred' }, context: { barredBy: ['prompt'] } },
  ],
  ['the profile opens with its page', [atProfile], { state: { dialog: 'profile' } }],
  ['once the page is free', [barred, atProfile, freed], { state: { dialog: 'profile' } }],
  ['and again where it was barred meanwhile', [atProfile, barred, freed], { state: { dialog: 'profile' } }],
  ['but not once it was closed', [atProfile, closed, barred, freed], none],
  ['or another dialog was wanted', [atProfile, open('palette'), barred, freed], none],
  ['whichever that was', [atProfile, open('provider'), barred, freed], none],
  ['or the same one by hand', [atProfile, open('profile'), barred, freed], none],
  ['or its page was left', [barred, atProfile, left, freed], none],
  [
    'the shortcuts stand back behind another dialog',
    [open('provider'), open('shortcuts')],
    { state: { dialog: 'provider' } },
  ],
  ['the menu stays closed under what bars the page', [barred, menu], { state: { menu: 'closed' } }],
  ['the menu opens', [menu], { state: { menu: 'open' } }],
  ['and closes', [menu, { type: 'menu.closed' }], { state: { menu: 'closed' } }],
  ['by itself where a dialog opens', [menu, open('palette')], { state: { menu: 'closed' } }],
  ['or something stands before the page', [menu, barred], { state: { menu: 'closed' } }],
  [
    'a group is unfolded',
    [{ type: 'group.toggled', group: 'payments' }],
    { context: { openGroups: ['products', 'payments'] } },
  ],
])('%s', async (_, story, lived) => expect(await shell(...story)).toMatchObject(lived))
