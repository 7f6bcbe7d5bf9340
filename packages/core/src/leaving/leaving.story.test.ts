import { expect, test } from 'vitest'
import { breaksDown, type Happening, lifeOf, runsOut } from '../../testing/life.ts'
import { screenWriters, type WritesChanged } from '../kernel/writers.ts'
import { type Departure, type LeavingEvent, type LeavingInput, leavingMachine } from './leaving.machine.ts'
import { selectLeaving } from './leaving.selectors.ts'

const leaving = leavingWith({})
const typed: LeavingEvent = { type: 'work.changed', isUnsaved: true }
const typedKey: LeavingEvent = { type: 'work.changed', isUnsaved: true, isKept: false }
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
  expect(await leavingWith({ isUnsaved: true, isKept: true })()).toMatchObject({
    state: { asking: { unsaved: 'working' } },
    said: ['asks guardClosing'],
  })
})

test.each<[string, readonly LeavingEvent[], ReturnType<typeof selectLeaving>]>([
  ['a page keeps a draft', [typed, link], 'page'],
  ['but not of a key', [typedKey, link], 'unkept'],
  ['unless more is typed', [typedKey, typed, link], 'page'],
  ['also while the question stands', [typedKey, link, typed], 'page'],
  ['or the key is all that is left', [typed, link, typedKey], 'unkept'],
  ['the next work is kept again', [typedKey, saved, typed, link], 'page'],
  ['logging out loses both', [typedKey, wants(logout)], 'logout'],
])('leaving: %s', async (_, story, asked) => expect(selectLeaving((await leaving(...story)).snapshot)).toBe(asked))

test('leaving: a key that was typed before anybody listened is in no draft', async () => {
  const { snapshot } = await leavingWith({ isUnsaved: true, isKept: false })(link)
  expect(selectLeaving(snapshot)).toBe('unkept')
})

test('leaving: what was on its way before anybody listened is guarded, and waited for', async () => {
  const late = leavingWith({ writing: ['avatar'] })
  expect(await late()).toMatchObject({ state: { asking: 'saved' }, said: ['asks guardClosing'] })
  expect(await late(link)).toMatchObject({ state: { asking: { waiting: 'quiet' } }, said: [] })
})

function leavingWith(before: Partial<Pick<LeavingInput, 'isUnsaved' | 'isKept' | 'writing'>>) {
  return lifeOf(leavingMachine, {
    trunk: { send: () => {} },
    panel: { send: () => {} },
    isUnsaved: false,
    isKept: true,
    writing: [],
    barredBy: [],
    ...before,
  })
}
