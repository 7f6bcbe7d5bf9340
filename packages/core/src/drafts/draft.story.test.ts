import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses, tells } from '../../testing/life.ts'
import { type DraftEvent, draftMachine } from './draft.machine.ts'

const draft = lifeOf(draftMachine, {
  owner: { send: () => {} },
  clock: { now: () => 0 },
  supplierId: 1,
  form: 'account',
})
const typed = (name: string): DraftEvent => ({ type: 'work.typed', texts: { name } })
const settled: DraftEvent = { type: 'work.settled' }
const nothing = answers('recallDraft', null)
const kept = [nothing, typed('a'), answers('keepDraft')] as const
const removed = tells({ type: 'draft.removed' })

test.each<[string, readonly (DraftEvent | Happening)[], object]>([
  ['it looks for what was left, and for who takes it away', [], { said: ['asks watchDraft', 'asks recallDraft'] }],
  [
    'what was typed before anything was recalled is kept',
    [typed('a')],
    { state: 'keeping', said: ['asks keepDraft'], context: { texts: { name: 'a' } } },
  ],
  ['a storage that cannot be read keeps all the same', [refuses('recallDraft'), typed('a')], { state: 'keeping' }],
  [
    'what is typed while something is kept is kept at once',
    [nothing, typed('a'), typed('ab')],
    { state: 'keeping', said: ['asks keepDraft'], context: { texts: { name: 'ab' } } },
  ],
  ['after that it rests', kept, { state: 'kept', said: [], context: { texts: { name: 'a' } } }],
  ['also after one that failed', [nothing, typed('a'), refuses('keepDraft')], { state: 'kept' }],
  [
    'what is typed then is kept at once, too',
    [...kept, typed('ab')],
    { state: 'keeping', said: ['asks keepDraft'], context: { texts: { name: 'ab' } } },
  ],
  ['what another tab removed is kept again', [...kept, removed], { state: 'keeping', said: ['asks keepDraft'] }],
  ['where nothing was typed it is gone', [nothing, removed], { state: 'kept', said: [] }],
  ['settled, too', [...kept, settled, removed], { state: 'forgetting', said: [] }],
  ['without anybody who watches it is kept all the same', [breaksDown('watchDraft'), typed('a')], { state: 'keeping' }],
  ['what is saved is forgotten here', [nothing, settled], { state: 'forgetting', said: ['asks forgetDraft'] }],
  [
    'and nothing that was on its way comes back',
    [nothing, typed('ab'), settled],
    { state: 'forgetting', context: { texts: null } },
  ],
  [
    'what is typed after that is kept again',
    [nothing, settled, typed('b')],
    { state: 'keeping', context: { texts: { name: 'b' } } },
  ],
  ['a text that was forgotten leaves nothing to do', [nothing, settled, answers('forgetDraft')], { state: 'kept' }],
  ['nor one that could not be', [nothing, settled, refuses('forgetDraft')], { state: 'kept' }],
])('%s', async (_, story, lived) => expect(await draft(...story)).toMatchObject(lived))
