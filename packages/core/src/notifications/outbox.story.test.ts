import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import type { Change } from './outbox.domain.ts'
import { type OutboxEvent, outboxMachine } from './outbox.machine.ts'
import { type RemovalsEvent, removalsMachine } from './removals.machine.ts'

const outbox = lifeOf(outboxMachine, {
  trunk: { send: () => {} },
  panel: { send: () => {} },
  clock: { now: () => 0 },
  supplierId: 1,
})
const restored = (...changes: readonly Change[]): OutboxEvent => ({ type: 'removals.restored', changes })
const made = (change: Change): OutboxEvent => ({ type: 'change.made', change })
const read: OutboxEvent = made({ kind: 'read', id: '1' })
const remove: OutboxEvent = made({ kind: 'remove', id: '1' })
const key = 'remove:1'
const wanted: OutboxEvent = { type: 'outbox.wanted' }
const ready = restored()
const gone = { kind: 'refused', status: 404, texts: [], fields: {}, retryAfter: null } as const
const refusal = { ...gone, status: 422 }
const waiting = (...keys: readonly string[]) => ({
  context: { outbox: { waiting: keys.map((one) => ({ key: one })) } },
})

type Story = readonly (OutboxEvent | Happening)[]

test.each<[string, Story, object]>([
  ['what an earlier visit removed is asked for first', [], { state: 'recalling', said: ['asks removals'] }],
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
    { state: { carryingOut: 'sending' }, said: holding('trunk screen.told', 'asks carryOut'), ...waiting('read:1') },
  ],
  ['the same change twice is one', [ready, read, read], { said: [], ...waiting('read:1') }],
  [
    'one that was carried out is counted and shown',
    [ready, read, answers('carryOut')],
    { state: 'resting', said: ['panel unread.changed', 'trunk screen.told', 'trunk writes.changed'], ...waiting() },
  ],
  [
    'the next one follows',
    [ready, read, made({ kind: 'readAll' }), answers('carryOut')],
    { state: { carryingOut: 'sending' }, said: ['panel unread.changed', 'trunk screen.told', 'asks carryOut'] },
  ],
  [
    'one that was refused is told, and shown as it was',
    [ready, read, refuses('carryOut', refusal)],
    {
      state: 'resting',
      said: ['trunk failure.met', 'trunk write.failed', 'trunk screen.told', 'trunk writes.changed'],
      ...waiting(),
    },
  ],
  [
    'one whose answer was lost is told, and counted anew',
    [ready, read, refuses('carryOut')],
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
    'what is gone already is as good as removed',
    [ready, remove, { type: 'removal.released', key }, refuses('carryOut', gone)],
    { state: 'resting', said: holding('removals removal.settled', 'trunk success.met') },
  ],
  [
    'a removal waits while it may be taken back',
    [ready, remove],
    { state: 'resting', said: ['trunk screen.told', 'removals removal.made'], ...waiting(key) },
  ],
  [
    'it can be',
    [ready, remove, { type: 'change.undone', key }],
    { said: ['trunk screen.told', 'removals removal.undone'], ...waiting() },
  ],
  ['once', [ready, remove, { type: 'change.undone', key }, { type: 'change.undone', key }], { said: [] }],
  [
    'then it is carried out',
    [ready, remove, { type: 'removal.released', key }],
    { state: { carryingOut: 'sending' }, said: holding('trunk screen.told', 'asks carryOut') },
  ],
  [
    'and no longer taken back',
    [ready, remove, { type: 'removal.released', key }, { type: 'change.undone', key }],
    { state: { carryingOut: 'sending' }, said: [], ...waiting(key) },
  ],
  [
    'one that was carried out waits nowhere any more',
    [ready, remove, { type: 'removal.released', key }, answers('carryOut')],
    {
      state: 'resting',
      said: holding('removals removal.settled', 'trunk success.met', 'panel unread.changed', 'trunk screen.told'),
    },
  ],
  [
    'one that another tab took back is shown as it was',
    [ready, remove, { type: 'removal.lost', key }],
    { state: 'resting', said: holding('trunk screen.told'), ...waiting() },
  ],
  [
    'of one that is on its way that means nothing',
    [ready, remove, { type: 'removal.released', key }, { type: 'removal.lost', key }],
    { said: [], ...waiting(key) },
  ],
  [
    'without the part that waits nothing is promised',
    [ready, remove, breaksDown('removals')],
    { state: 'broken', said: ['trunk screen.told', 'trunk fault.noted'], ...waiting() },
  ],
  ['and nothing taken', [ready, breaksDown('removals'), read], { state: 'broken', said: [], ...waiting() }],
  [
    'a list is told what there is all the same',
    [ready, breaksDown('removals'), wanted],
    { said: ['trunk screen.told'] },
  ],
])('%s', async (_, story, lived) => expect(await outbox(...story)).toMatchObject(lived))

function holding(...said: readonly string[]) {
  return expect.arrayContaining([...said])
}

let now = 0
const removals = lifeOf(removalsMachine, { owner: { send: () => {} }, clock: { now: () => now }, supplierId: 1 })
const change: Change = { kind: 'remove', id: '1' }
const removal = (until: number) => ({ key, change, until })
const madeOne = { type: 'removal.made', change } as const
const ended = { type: 'window.ended', key } as const
const recalled = answers('recallRemovals', [])
const saved = answers('keepRemovals')

test.each<[string, readonly (RemovalsEvent | Happening)[], object]>([
  ['what was left is recalled', [], { state: 'recalling', said: ['asks recallRemovals'] }],
  [
    'what may still be taken back is told',
    [answers('recallRemovals', [removal(9)])],
    { state: 'resting', said: ['owner removals.restored'], events: [{ changes: [change] }] },
  ],
  [
    'a clearing of long ago is dropped',
    [answers('recallRemovals', [{ key: 'clear', change: { kind: 'clear' }, until: -99_999_999 }])],
    { state: 'saving', events: [{ changes: [] }] },
  ],
  [
    'a storage that cannot be read left nothing',
    [refuses('recallRemovals')],
    { state: 'resting', said: ['owner removals.restored'], events: [{ changes: [] }] },
  ],
  ['a removal is written down', [recalled, madeOne], { state: 'saving', said: ['asks keepRemovals'] }],
  ['and then waits', [recalled, madeOne, saved], { state: 'resting', said: [] }],
  ['also where writing failed', [recalled, madeOne, refuses('keepRemovals')], { state: 'resting', said: [] }],
  [
    'what is taken back is written down too',
    [recalled, madeOne, saved, { type: 'removal.undone', key }],
    { state: 'saving', said: ['asks keepRemovals'] },
  ],
  [
    'so is what was carried out',
    [recalled, madeOne, saved, { type: 'removal.settled', key }],
    { state: 'saving', said: ['asks keepRemovals'] },
  ],
  [
    'when its time is over, it is looked for',
    [recalled, madeOne, saved, ended],
    { state: 'confirming', said: ['asks confirmRemoval'], context: { ended: [key] } },
  ],
  [
    'what stands there is carried out',
    [recalled, madeOne, saved, ended, answers('confirmRemoval', [removal(9)])],
    { state: 'resting', said: ['owner removal.released'], context: { ended: [] } },
  ],
  [
    'what another tab took back is not',
    [recalled, madeOne, saved, ended, answers('confirmRemoval', [])],
    { state: 'resting', said: ['owner removal.lost'], context: { ended: [] } },
  ],
  [
    'where nobody can tell, it is',
    [recalled, madeOne, saved, ended, refuses('confirmRemoval')],
    { state: 'resting', said: ['owner removal.released'], context: { ended: [] } },
  ],
])('removals: %s', async (_, story, lived) => {
  now = 0
  expect(await removals(...story)).toMatchObject(lived)
})
