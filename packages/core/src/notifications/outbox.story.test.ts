import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { type Change, emptyOutbox } from './outbox.domain.ts'
import { type OutboxEvent, outboxMachine } from './outbox.machine.ts'
import { type Carried, stoppedBy, wasDone, wasLost, wasOutrun } from './outcome.domain.ts'
import { removalMade } from './removals.domain.ts'
import { type RemovalsEvent, removalsMachine } from './removals.machine.ts'

const outbox = lifeOf(outboxMachine, {
  trunk: { send: () => {} },
  panel: { send: () => {} },
  clock: { now: () => 0 },
  supplierId: 1,
})
const restored = (...changes: readonly Change[]): OutboxEvent => ({
  type: 'removals.restored',
  changes,
  isOutlived: false,
})
const made = (change: Change): OutboxEvent => ({ type: 'change.made', change })
const read: OutboxEvent = made({ kind: 'read', id: '1' })
const remove: OutboxEvent = made({ kind: 'remove', id: '1' })
const key = 'remove:1'
const wanted: OutboxEvent = { type: 'outbox.wanted' }
const ready = restored()
const ends = (carried: Carried) => answers('carrying', carried)
const refused = ends(stoppedBy({ kind: 'unauthorized', texts: [] }))
const release: OutboxEvent = { type: 'removal.released', key }
const removal = { key, change: { kind: 'remove', id: '1' }, until: 9 } as const
const heard: OutboxEvent = { type: 'removal.heard', removal }
const heardDone: OutboxEvent = { type: 'outcome.heard', outcome: { change: removal.change, became: 'done' } }
const waiting = (...keys: readonly string[]) => ({
  context: { outbox: { waiting: keys.map((one) => ({ key: one })) } },
})

type Story = readonly (OutboxEvent | Happening)[]

test.each<[string, Story, object]>([
  [
    'what an earlier visit removed is asked for first',
    [],
    { state: 'recalling', said: ['asks removals', 'asks siblings', 'asks parting'] },
  ],
  ['until then nobody is told what waits', [wanted], { said: [] }],
  [
    'what may still be taken back is shown as removed',
    [restored({ kind: 'remove', id: '1' })],
    { state: 'resting', said: ['trunk screen.told'], ...waiting(key) },
  ],
  ['after that a list is told what waits', [ready, wanted], { said: ['trunk screen.told'] }],
  [
    'a change is shown at once, and carried out',
    [ready, read],
    { state: { carryingOut: 'sending' }, said: holding('trunk screen.told', 'asks carrying'), ...waiting('read:1') },
  ],
  ['the same change twice is one', [ready, read, read], { said: [], ...waiting('read:1') }],
  [
    'one that was carried out is counted and shown, in other tabs as well',
    [ready, read, ends(wasDone)],
    {
      state: 'resting',
      said: ['siblings outcome.heard', 'panel unread.changed', 'trunk screen.told', 'trunk writes.changed'],
      ...waiting(),
    },
  ],
  [
    'the next one follows',
    [ready, read, made({ kind: 'readAll' }), ends(wasDone)],
    { state: { carryingOut: 'sending' }, said: holding('panel unread.changed', 'trunk screen.told', 'asks carrying') },
  ],
  [
    'one that was refused is told, and shown as it was',
    [ready, read, refused],
    {
      state: 'resting',
      said: [
        'trunk failure.met',
        'siblings outcome.heard',
        'trunk write.failed',
        'trunk screen.told',
        'trunk writes.changed',
      ],
      ...waiting(),
    },
  ],
  [
    'one that broke is told, and counted anew',
    [ready, read, breaksDown('carrying')],
    {
      state: 'resting',
      said: [
        'trunk failure.met',
        'trunk write.failed',
        'panel unread.changed',
        'trunk screen.told',
        'trunk writes.changed',
      ],
      ...waiting(),
    },
  ],
  [
    'of one that somebody else has had, other tabs know more',
    [ready, remove, release, ends(wasLost)],
    {
      state: 'resting',
      said: ['removals removal.settled', 'panel unread.changed', 'trunk screen.told', 'trunk writes.changed'],
      ...waiting(),
    },
  ],
  [
    'a clearing that was outrun is given up, and that is said',
    [ready, made({ kind: 'clear' }), { type: 'removal.released', key: 'clear' }, ends(wasOutrun)],
    {
      state: 'resting',
      said: [
        'siblings outcome.heard',
        'trunk warning.met',
        'trunk write.failed',
        'removals removal.settled',
        'trunk screen.told',
        'trunk writes.changed',
      ],
      events: [{}, { message: { key: 'notifications.clearingOutrun' } }, {}, {}, {}, {}],
      ...waiting(),
    },
  ],
  [
    'one that was left for too long is said not to have been done',
    [{ type: 'removals.restored', changes: [], isOutlived: true }],
    {
      state: 'resting',
      said: ['trunk screen.told', 'trunk warning.met'],
      events: [{}, { message: { key: 'notifications.clearingLeft' } }],
    },
  ],
  [
    'what was left beside it is shown as removed all the same',
    [{ type: 'removals.restored', changes: [removal.change], isOutlived: true }],
    { state: 'resting', ...waiting(key) },
  ],
  [
    'a removal waits while it may be taken back',
    [ready, remove],
    {
      state: 'resting',
      said: ['siblings removal.heard', 'trunk screen.told', 'removals removal.made'],
      ...waiting(key),
    },
  ],
  [
    'it can be',
    [ready, remove, { type: 'change.undone', key }],
    { said: ['siblings undo.heard', 'trunk screen.told', 'removals removal.undone'], ...waiting() },
  ],
  ['once', [ready, remove, { type: 'change.undone', key }, { type: 'change.undone', key }], { said: [] }],
  [
    'then it is carried out',
    [ready, remove, { type: 'removal.released', key }],
    { state: { carryingOut: 'sending' }, said: holding('trunk screen.told', 'asks carrying') },
  ],
  [
    'and no longer taken back',
    [ready, remove, { type: 'removal.released', key }, { type: 'change.undone', key }],
    { state: { carryingOut: 'sending' }, said: [], ...waiting(key) },
  ],
  [
    'one that was carried out waits nowhere any more, and is said',
    [ready, remove, release, ends(wasDone)],
    {
      state: 'resting',
      said: holding('removals removal.settled', 'trunk success.met', 'panel unread.changed', 'trunk screen.told'),
    },
  ],
  [
    'what another tab removes is removed here, and not told again',
    [ready, heard],
    { state: 'resting', said: ['trunk screen.told', 'removals removal.heard'], ...waiting(key) },
  ],
  ['once', [ready, heard, heard], { said: [], ...waiting(key) }],
  [
    'what it takes back comes back here',
    [ready, heard, { type: 'undo.heard', key }],
    { said: ['trunk screen.told', 'removals removal.settled'], ...waiting() },
  ],
  ['but not what is on its way', [ready, heard, release, { type: 'undo.heard', key }], { said: [], ...waiting(key) }],
  [
    'what it has carried out is counted and shown, and said there',
    [ready, heard, heardDone],
    { said: ['removals removal.settled', 'panel unread.changed', 'trunk screen.told'], ...waiting() },
  ],
  [
    'and nobody waits any more to do the same',
    [ready, heard, release, heardDone],
    {
      state: 'resting',
      said: ['removals removal.settled', 'panel unread.changed', 'trunk screen.told', 'trunk writes.changed'],
      ...waiting(),
    },
  ],
  [
    'of another change that says nothing',
    [ready, read, heardDone],
    { state: { carryingOut: 'sending' }, said: holding('trunk screen.told'), ...waiting('read:1') },
  ],
  [
    'what was taken back too late is looked up',
    [ready, { type: 'removal.doubted', key }],
    {
      said: ['removals removal.settled', 'panel unread.changed', 'trunk screen.told'],
      events: [
        {},
        {},
        {
          type: 'screen.told',
          fact: { type: 'outbox.changed', outbox: emptyOutbox, outcome: { change: removal.change, became: 'unclear' } },
        },
      ],
    },
  ],
  ['a browser whose tabs cannot speak is no harm', [ready, breaksDown('siblings')], { said: ['trunk fault.noted'] }],
  [
    'without the part that waits nothing is promised',
    [ready, remove, breaksDown('removals')],
    { state: 'broken', said: ['trunk screen.told', 'trunk fault.noted'], ...waiting() },
  ],
  ['and nothing taken', [ready, breaksDown('removals'), read], { state: 'broken', said: [], ...waiting() }],
  ['from other tabs either', [ready, breaksDown('removals'), heard], { state: 'broken', said: [], ...waiting() }],
  [
    'a list is told what there is all the same',
    [ready, breaksDown('removals'), wanted],
    { said: ['trunk screen.told'] },
  ],
])('%s', async (_, story, lived) => expect(await outbox(...story)).toMatchObject(lived))

function holding(...said: readonly unknown[]) {
  return expect.arrayContaining([...said])
}

let now = 0
const removals = lifeOf(removalsMachine, { owner: { send: () => {} }, clock: { now: () => now }, supplierId: 1 })
const change: Change = { kind: 'remove', id: '1' }
const removalUntil = (until: number) => ({ key, change, until })
const madeOne = { type: 'removal.made', removal: removalMade(change, 0) } as const
const clearingMade = { type: 'removal.made', removal: removalMade({ kind: 'clear' }, 0) } as const
const ended = { type: 'window.ended', key } as const
const recalled = answers('recallRemovals', [])
const saved = answers('keepRemovals', [])

test.each<[string, readonly (RemovalsEvent | Happening)[], object]>([
  ['what was left is recalled', [], { state: 'recalling', said: ['asks recallRemovals'] }],
  [
    'what may still be taken back is told',
    [answers('recallRemovals', [removalUntil(9)])],
    { state: 'resting', said: ['owner removals.restored'], events: [{ changes: [change] }] },
  ],
  [
    'a clearing of long ago is dropped',
    [answers('recallRemovals', [{ key: 'clear', change: { kind: 'clear' }, until: -99_999_999 }])],
    { state: 'saving', events: [{ changes: [], isOutlived: true }] },
  ],
  [
    'a storage that cannot be read left nothing',
    [refuses('recallRemovals')],
    { state: 'resting', said: ['owner removals.restored'], events: [{ changes: [] }] },
  ],
  ['a removal is written down', [recalled, madeOne], { state: 'saving', said: ['asks keepRemovals'] }],
  ['and then waits', [recalled, madeOne, saved], { state: 'resting', said: [] }],
  [
    'a clearing of which nobody could say what was known is noted with the newest there are',
    [recalled, clearingMade, saved],
    { state: 'noting', said: ['asks fetchNewest'] },
  ],
  [
    'that is written down too',
    [recalled, clearingMade, saved, answers('fetchNewest', { rows: [{ id: 'a' }] })],
    {
      state: 'saving',
      said: ['asks keepRemovals'],
      context: { unnoted: null, saving: { added: [{ change: { kind: 'clear', known: ['a'] } }] } },
    },
  ],
  [
    'once',
    [recalled, clearingMade, saved, answers('fetchNewest', { rows: [{ id: 'a' }] }), saved],
    { state: 'resting', said: [] },
  ],
  [
    'what is made meanwhile is written down first',
    [recalled, clearingMade, saved, madeOne],
    { state: 'saving', said: ['asks keepRemovals'] },
  ],
  [
    'what another tab has settled needs no note',
    [recalled, clearingMade, saved, { type: 'removal.settled', key: 'clear' }],
    { state: 'resting', said: [], context: { unnoted: null } },
  ],
  [
    'what is taken back neither',
    [recalled, clearingMade, saved, { type: 'removal.undone', key: 'clear' }, saved],
    { state: 'resting', said: [], context: { unnoted: null } },
  ],
  [
    'where the newest cannot be read it stays as it is',
    [recalled, clearingMade, saved, refuses('fetchNewest')],
    { state: 'resting', said: [], context: { unnoted: null } },
  ],
  ['also where writing failed', [recalled, madeOne, refuses('keepRemovals')], { state: 'resting', said: [] }],
  [
    'what is taken back is written down too',
    [recalled, madeOne, saved, { type: 'removal.undone', key }],
    { state: 'saving', said: ['asks keepRemovals'] },
  ],
  [
    'what is not there any more is in doubt',
    [recalled, madeOne, saved, { type: 'removal.undone', key }, answers('keepRemovals', [key])],
    { state: 'resting', said: ['owner removal.doubted'] },
  ],
  [
    'what another tab has settled is not written here',
    [recalled, madeOne, saved, { type: 'removal.settled', key }],
    { state: 'resting', said: [] },
  ],
  [
    'nor what it has made',
    [recalled, { type: 'removal.heard', removal: removalMade(change, 0) }],
    { state: 'resting', said: [] },
  ],
  [
    'when its time is over, it may be carried out',
    [recalled, madeOne, saved, ended],
    { said: ['owner removal.released'] },
  ],
])('removals: %s', async (_, story, lived) => {
  now = 0
  expect(await removals(...story)).toMatchObject(lived)
})
