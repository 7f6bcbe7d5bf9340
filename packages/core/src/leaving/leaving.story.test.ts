import { expect, test } from 'vitest'
import { breaksDown, type Happening, lifeOf, runsOut } from '../../testing/life.ts'
import type { WritesChanged } from '../kernel/writers.ts'
import { type Departure, type LeavingEvent, leavingMachine } from './leaving.machine.ts'

const leaving = leavingWith(false)
const typed: LeavingEvent = { type: 'work.changed', isUnsaved: true }
const saved: LeavingEvent = { type: 'work.changed', isUnsaved: false }
const writing: WritesChanged = { type: 'writes.changed', by: 'outbox', isUnderWay: true }
const through: WritesChanged = { type: 'writes.changed', by: 'outbox', isUnderWay: false }
const logout: Departure = { type: 'logout.chosen' }
const wants = (departure: Departure): LeavingEvent => ({ type: 'leaving.wanted', departure })
const link = wants({ type: 'place.wanted', place: { to: 'orders' } })
const waiting = [writing, wants(logout)] as const
const told = [...waiting, runsOut('patience')] as const
const confirmed: LeavingEvent = { type: 'leaving.confirmed' }
const dismissed: LeavingEvent = { type: 'leaving.dismissed' }
const leaves = ['trunk work.discarded', 'trunk writes.abandoned', 'trunk logout.chosen']

test.each<[string, readonly (LeavingEvent | Happening)[], object]>([
  ['a link is free', [link], { said: ['trunk work.changed', 'trunk place.wanted'] }],
  [
    'also while changes are on their way',
    [writing, link],
    { state: 'saved', said: ['trunk work.changed', 'trunk place.wanted'], context: { writing: ['outbox'] } },
  ],
  [
    'so is logging out',
    [wants(logout)],
    { said: ['trunk work.changed', 'trunk writes.abandoned', 'trunk logout.chosen'] },
  ],
  ['who logs out then waits', waiting, { state: { waiting: 'quiet' }, said: [], context: { departure: logout } }],
  ['and is told what for when that takes long', told, { state: { waiting: 'told' }, said: ['panel page.barred'] }],
  [
    'changes that are through let them go',
    [...waiting, through],
    { state: 'saved', said: ['trunk logout.chosen'], context: { departure: null, writing: [] } },
  ],
  [
    'whatever they were told',
    [...told, through],
    { state: 'saved', said: ['panel page.freed', 'trunk logout.chosen'] },
  ],
  ['more changes are waited for as well', [...waiting, writing], { state: { waiting: 'quiet' }, said: [] }],
  [
    'whoever makes them',
    [...waiting, { ...writing, by: 'notificationSettings' }, through],
    { state: { waiting: 'quiet' }, said: [], context: { writing: ['notificationSettings'] } },
  ],
  [
    'one that failed keeps them here, to see it',
    [...waiting, { type: 'write.failed' }],
    { state: 'saved', said: [], context: { departure: null } },
  ],
  ['so does going on typing', [...waiting, typed], { state: { unsaved: 'working' }, context: { departure: null } }],
  ['saving does not', [...waiting, saved], { state: { waiting: 'quiet' } }],
  [
    'who would rather stay stays',
    [...told, dismissed],
    { state: 'saved', said: ['panel page.freed'], context: { departure: null } },
  ],
  [
    'who does not want to wait leaves',
    [...told, confirmed],
    { state: 'saved', said: ['panel page.freed', ...leaves], context: { departure: null } },
  ],
  ['unsaved work is guarded', [typed], { state: { unsaved: 'working' }, said: ['asks guardClosing'] }],
  ['saved, it is free', [typed, saved], { state: 'saved', said: [] }],
  ['whoever leaves it is asked', [typed, link], { state: { unsaved: 'asked' }, said: ['panel page.barred'] }],
  [
    'and may stay',
    [typed, link, dismissed],
    { state: { unsaved: 'working' }, said: ['panel page.freed'], context: { departure: null } },
  ],
  [
    'or leave: the draft stays',
    [typed, link, confirmed],
    {
      state: 'saved',
      said: ['panel page.freed', 'trunk work.changed', 'trunk place.wanted'],
      context: { departure: null },
    },
  ],
  [
    'or log out: nothing stays',
    [typed, wants(logout), confirmed],
    { state: 'saved', said: ['panel page.freed', ...leaves], context: { departure: null } },
  ],
  [
    'but not before changes are through',
    [typed, writing, wants(logout), confirmed],
    { state: { waiting: 'quiet' }, said: ['panel page.freed', 'trunk work.discarded'] },
  ],
  [
    'saved while the question stands, they go',
    [typed, link, saved],
    { state: 'saved', said: ['panel page.freed', 'trunk place.wanted'], context: { departure: null } },
  ],
  [
    'a tab that cannot be guarded is noted',
    [typed, breaksDown('guardClosing')],
    { state: { unsaved: 'working' }, said: ['trunk fault.noted'] },
  ],
])('leaving: %s', async (_, story, lived) => expect(await leaving(...story)).toMatchObject(lived))

test('leaving: what was typed before anybody listened is guarded', async () => {
  expect(await leavingWith(true)()).toMatchObject({ state: { unsaved: 'working' }, said: ['asks guardClosing'] })
})

function leavingWith(isUnsaved: boolean) {
  return lifeOf(leavingMachine, { trunk: { send: () => {} }, panel: { send: () => {} }, isUnsaved, barredBy: [] })
}
