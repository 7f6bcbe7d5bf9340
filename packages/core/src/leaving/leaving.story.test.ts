import { expect, test } from 'vitest'
import { breaksDown, type Happening, lifeOf, runsOut } from '../../testing/life.ts'
import { screenWriters, type Writer, type WritesChanged } from '../kernel/writers.ts'
import { type Departure, type LeavingEvent, leavingMachine } from './leaving.machine.ts'

const leaving = leavingWith(false)
const typed: LeavingEvent = { type: 'work.changed', isUnsaved: true }
const saved: LeavingEvent = { type: 'work.changed', isUnsaved: false }
const writing: WritesChanged = { type: 'writes.changed', by: 'outbox', isUnderWay: true }
const through: WritesChanged = { type: 'writes.changed', by: 'outbox', isUnderWay: false }
const logout: Departure = { type: 'logout.chosen' }
const wants = (departure: Departure): LeavingEvent => ({ type: 'leaving.wanted', departure })
const link = wants({ type: 'place.wanted', place: { to: 'orders' } })
const upload: WritesChanged = { type: 'writes.changed', by: 'avatar', isUnderWay: true }
const uploaded: WritesChanged = { ...upload, isUnderWay: false }
const uploading = [upload, link] as const
const waiting = [writing, wants(logout)] as const
const told = [...waiting, runsOut('patience')] as const
const confirmed: LeavingEvent = { type: 'leaving.confirmed' }
const dismissed: LeavingEvent = { type: 'leaving.dismissed' }
const goes = ['trunk work.changed', ...screenWriters.map(() => 'trunk writes.changed'), 'trunk place.wanted']
const leaves = ['trunk work.discarded', 'trunk writes.abandoned', 'trunk logout.chosen']

test.each<[string, readonly (LeavingEvent | Happening)[], object]>([
  ['a link is free', [link], { said: goes }],
  [
    'also while changes are on their way',
    [writing, link],
    {
      state: { asking: 'saved' },
      said: goes,
      context: { writing: ['outbox'] },
    },
  ],
  [
    'so is logging out',
    [wants(logout)],
    { said: ['trunk work.changed', 'trunk writes.abandoned', 'trunk logout.chosen'] },
  ],
  [
    'who logs out then waits',
    waiting,
    { state: { asking: { waiting: 'quiet' } }, said: [], context: { departure: logout } },
  ],
  [
    'and is told what for when that takes long',
    told,
    { state: { asking: { waiting: 'told' } }, said: ['panel page.barred'] },
  ],
  [
    'changes that are through let them go',
    [...waiting, through],
    { state: { asking: 'saved' }, said: ['trunk logout.chosen'], context: { departure: null, writing: [] } },
  ],
  [
    'whatever they were told',
    [...told, through],
    { state: { asking: 'saved' }, said: ['panel page.freed', 'trunk logout.chosen'] },
  ],
  ['more changes are waited for as well', [...waiting, writing], { state: { asking: { waiting: 'quiet' } }, said: [] }],
  [
    'whoever makes them',
    [...waiting, { ...writing, by: 'notificationSettings' }, through],
    { state: { asking: { waiting: 'quiet' } }, said: [], context: { writing: ['notificationSettings'] } },
  ],
  ['a link waits for what the screen has on its way', uploading, { state: { asking: { waiting: 'quiet' } }, said: [] }],
  [
    'and goes by itself',
    [...uploading, uploaded],
    { state: { asking: 'saved' }, said: ['trunk place.wanted'], context: { departure: null } },
  ],
  ['whatever else is on its way', [writing, ...uploading, uploaded], { said: ['trunk place.wanted'] }],
  [
    'or at once, and gives it up',
    [...uploading, runsOut('patience'), confirmed],
    {
      state: { asking: 'saved' },
      said: [
        'panel page.freed',
        'trunk work.changed',
        ...screenWriters.map(() => 'trunk writes.changed'),
        'trunk place.wanted',
      ],
    },
  ],
  [
    'who waits for a page may log out instead',
    [...uploading, wants(logout)],
    { state: { asking: { waiting: 'quiet' } }, context: { departure: logout } },
  ],
  [
    'one that failed keeps them here, to see it',
    [...waiting, { type: 'write.failed' }],
    { state: { asking: 'saved' }, said: [], context: { departure: null } },
  ],
  [
    'so does going on typing',
    [...waiting, typed],
    { state: { asking: { unsaved: 'working' } }, context: { departure: null } },
  ],
  ['saving does not', [...waiting, saved], { state: { asking: { waiting: 'quiet' } } }],
  [
    'who would rather stay stays',
    [...told, dismissed],
    { state: { asking: 'saved' }, said: ['panel page.freed'], context: { departure: null } },
  ],
  [
    'who does not want to wait leaves',
    [...told, confirmed],
    { state: { asking: 'saved' }, said: ['panel page.freed', ...leaves], context: { departure: null } },
  ],
  ['unsaved work is guarded', [typed], { state: { asking: { unsaved: 'working' } }, said: ['asks guardClosing'] }],
  ['saved, it is free', [typed, saved], { state: { asking: 'saved' }, said: [] }],
  [
    'whoever leaves it is asked',
    [typed, link],
    { state: { asking: { unsaved: 'asked' } }, said: ['panel page.barred'] },
  ],
  [
    'and may stay',
    [typed, link, dismissed],
    { state: { asking: { unsaved: 'working' } }, said: ['panel page.freed'], context: { departure: null } },
  ],
  [
    'or leave: the draft stays',
    [typed, link, confirmed],
    {
      state: { asking: 'saved' },
      said: ['panel page.freed', 'trunk work.changed', 'trunk place.wanted'],
      context: { departure: null },
    },
  ],
  [
    'or log out: nothing stays',
    [typed, wants(logout), confirmed],
    { state: { asking: 'saved' }, said: ['panel page.freed', ...leaves], context: { departure: null } },
  ],
  [
    'but not before changes are through',
    [typed, writing, wants(logout), confirmed],
    { state: { asking: { waiting: 'quiet' } }, said: ['panel page.freed', 'trunk work.discarded'] },
  ],
  [
    'saved while the question stands, they go',
    [typed, link, saved],
    { state: { asking: 'saved' }, said: ['panel page.freed', 'trunk place.wanted'], context: { departure: null } },
  ],
  [
    'a tab that cannot be guarded is noted',
    [typed, breaksDown('guardClosing')],
    { state: { asking: { unsaved: 'working' } }, said: ['trunk fault.noted'] },
  ],
])('leaving: %s', async (_, story, lived) => expect(await leaving(...story)).toMatchObject(lived))

test('leaving: what was typed before anybody listened is guarded', async () => {
  expect(await leavingWith(true)()).toMatchObject({
    state: { asking: { unsaved: 'working' } },
    said: ['asks guardClosing'],
  })
})

test('leaving: what was on its way before anybody listened is guarded, and waited for', async () => {
  const late = leavingWith(false, ['avatar'])
  expect(await late()).toMatchObject({ state: { asking: 'saved' }, said: ['asks guardClosing'] })
  expect(await late(link)).toMatchObject({ state: { asking: { waiting: 'quiet' } }, said: [] })
})

function leavingWith(isUnsaved: boolean, writing: readonly Writer[] = []) {
  return lifeOf(leavingMachine, {
    trunk: { send: () => {} },
    panel: { send: () => {} },
    isUnsaved,
    writing,
    barredBy: [],
  })
}
