import { expect, test } from 'vitest'
import { answers, type Happening, lifeOf, refuses, tells } from '../../testing/life.ts'
import { carryingMachine } from './carrying.machine.ts'
import type { Change } from './outbox.domain.ts'

const lifeWith = (change: Change) => lifeOf(carryingMachine, { change, supplierId: 1 })
const change = { kind: 'remove', id: '1' } as const
const clear = { kind: 'clear', known: ['a'] } as const
const granted = tells({ type: 'claim.granted' })
const kept = answers('recallRemovals', [{ key: 'remove:1', change, until: 0 }])
const allKept = answers('recallRemovals', [{ key: 'clear', change: clear, until: 0 }])
const pageOf = (...ids: readonly string[]) => answers('fetchNewest', { rows: ids.map((id) => ({ id })) })
const refused = { kind: 'unauthorized', texts: [] } as const
const done = { became: 'done', failure: null, note: null }
const lost = { became: 'unclear', failure: null, note: 'lost' }

test.each<[string, Change, readonly Happening[], object]>([
  [
    'one that is read needs nobody’s leave',
    { kind: 'read', id: '1' },
    [],
    { state: 'reading', said: ['asks carryOut'] },
  ],
  ['what was done is done', { kind: 'readAll' }, [answers('carryOut')], { isOver: true, context: { carried: done } }],
  [
    'a reading that was refused says why',
    { kind: 'readAll' },
    [refuses('carryOut', refused)],
    { isOver: true, context: { carried: { became: 'refused', failure: refused } } },
  ],
  ['a removal waits until no other tab is at it', change, [], { said: ['asks holdRemoval'] }],
  ['then it looks whether somebody has had it', change, [granted], { said: ['asks recallRemovals'] }],
  [
    'if so, nobody here knows how that ended',
    change,
    [granted, answers('recallRemovals', [])],
    { isOver: true, said: [], context: { carried: lost } },
  ],
  ['if not, it goes out', change, [granted, kept], { said: ['asks carryOut'] }],
  ['also where nobody can tell', change, [granted, refuses('recallRemovals')], { said: ['asks carryOut'] }],
  [
    'it is written off before another tab may look',
    change,
    [granted, kept, answers('carryOut')],
    { isOver: false, said: ['asks forgetRemoval'] },
  ],
  [
    'also when it was refused, which says why',
    change,
    [granted, kept, refuses('carryOut', refused)],
    {
      isOver: false,
      said: ['asks forgetRemoval'],
      context: { carried: { became: 'refused', failure: refused, note: null } },
    },
  ],
  [
    'and then it is done',
    change,
    [granted, kept, answers('carryOut'), answers('forgetRemoval', [])],
    { isOver: true, context: { carried: done } },
  ],
  [
    'a storage that cannot be written holds up nothing',
    change,
    [granted, kept, answers('carryOut'), refuses('forgetRemoval')],
    { isOver: true, context: { carried: done } },
  ],
  ['where tabs cannot be told apart nothing is sent', change, [refuses('holdRemoval')], { isOver: true, said: [] }],
  ['a clearing looks at what there is', clear, [granted, allKept], { said: ['asks fetchNewest'] }],
  ['and goes out when that is known', clear, [granted, allKept, pageOf('a', 'b')], { said: ['asks carryOut'] }],
  [
    'it is given up when something newer has come',
    clear,
    [granted, allKept, pageOf('x', 'a')],
    { said: ['asks forgetRemoval'], context: { carried: { became: 'refused', note: 'outrun' } } },
  ],
  [
    'or when nobody can tell',
    clear,
    [granted, allKept, refuses('fetchNewest')],
    { said: ['asks forgetRemoval'], context: { carried: { became: 'refused', failure: { kind: 'unreachable' } } } },
  ],
])('%s', async (_, made, story, lived) => expect(await lifeWith(made)(...story)).toMatchObject(lived))
