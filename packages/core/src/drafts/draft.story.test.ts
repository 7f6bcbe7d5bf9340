import { expect, test } from 'vitest'
import { answers, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
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
const pausing = [nothing, typed('a'), answers('keepDraft')] as const

test.each<[string, readonly (DraftEvent | Happening)[], object]>([
  [
    'what was typed before anything was recalled is kept',
    [typed('a')],
    { state: 'keeping', said: ['asks keepDraft'], context: { pending: { name: 'a' } } },
  ],
  ['a storage that cannot be read keeps all the same', [refuses('recallDraft'), typed('a')], { state: 'keeping' }],
  [
    'what is typed while something is kept is kept at once',
    [nothing, typed('a'), typed('ab')],
    { state: 'keeping', said: ['asks keepDraft'], context: { pending: { name: 'ab' } } },
  ],
  ['after that a pause is made', pausing, { state: 'pausing', context: { pending: null } }],
  ['also after one that failed', [nothing, typed('a'), refuses('keepDraft')], { state: 'pausing' }],
  [
    'what is typed meanwhile waits',
    [...pausing, typed('ab')],
    { state: 'pausing', said: [], context: { pending: { name: 'ab' } } },
  ],
  [
    'and is kept behind it',
    [...pausing, typed('ab'), runsOut('pauseEnds')],
    { state: 'keeping', said: ['asks keepDraft'] },
  ],
  ['with nothing new there is nothing to keep', [...pausing, runsOut('pauseEnds')], { state: 'kept', said: [] }],
  ['what is saved is forgotten here', [nothing, settled], { state: 'forgetting', said: ['asks forgetDraft'] }],
  [
    'and nothing that waited comes back',
    [...pausing, typed('ab'), settled],
    { state: 'forgetting', context: { pending: null } },
  ],
  [
    'what is typed after that is kept again',
    [nothing, settled, typed('b')],
    { state: 'keeping', context: { pending: { name: 'b' } } },
  ],
  ['a text that was forgotten leaves nothing to do', [nothing, settled, answers('forgetDraft')], { state: 'kept' }],
  ['nor one that could not be', [nothing, settled, refuses('forgetDraft')], { state: 'kept' }],
])('%s', async (_, story, lived) => expect(await draft(...story)).toMatchObject(lived))
