import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import { type AttemptEvent, attemptMachine } from './attempt.machine.ts'
import type { IntentOutcome } from './intent.machine.ts'
import type { Intent } from './intents.domain.ts'

const attempt = lifeOf(attemptMachine, {
  trunk: { send: () => {} },
  owner: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'new' },
  supplierId: 1,
  plan: (_, made) => (made.length < 2 ? { kind: 'transferToService', amount: kopecks(40) } : null),
  notMoved: null,
})
const intent: Intent = {
  id: 'old',
  supplierId: 1,
  kind: 'transferToService',
  amount: kopecks(40),
  confirmedAt: 0,
  before: { main: kopecks(100), service: kopecks(60), isSubscribed: false, lineIds: [] },
  step: 'sent',
}
const granted: AttemptEvent = { type: 'lock.granted' }
const reading = [granted, answers('recallIntent', null)] as const
const moving = [...reading, answers('fetchSetup', someSetup), answers('fetchTrail', [])] as const
const resuming = [granted, answers('recallIntent', intent)] as const
const dismissed: AttemptEvent = { type: 'dialog.dismissed' }

const answered: IntentOutcome = { result: 'moved', intent, isAnswered: true, text: null }
const found: IntentOutcome = { result: 'moved', intent, isAnswered: false, text: null }
const postponed: IntentOutcome = { result: 'postponed', intent }
const refusedMove: IntentOutcome = { result: 'notMoved', intent, failure: { kind: 'unreachable' } }
const never: IntentOutcome = { result: 'notMoved', intent, failure: null }
const ends = (outcome: IntentOutcome) => answers('intent', outcome)
const saysMoved = ['trunk success.met', 'trunk balances.changed']
const reads = ['owner attempt.progressed', 'asks fetchSetup']
const failed = { isOver: true, said: ['trunk failure.met'], context: { result: 'failed' } }

type Story = readonly (AttemptEvent | Happening)[]

test.each<[string, Story, object]>([
  ['it waits to be alone', [], { state: 'claiming', said: ['asks holdMoney'] }],
  ['another tab moves money', [{ type: 'lock.refused' }], { isOver: true, said: [], context: { result: 'elsewhere' } }],
  ['a lock that breaks ends it', [breaksDown('holdMoney')], failed],
  ['what an earlier visit left goes first', [granted], { state: 'recalling', said: ['asks recallIntent'] }],
  ['a journal that cannot be read ends it', [granted, refuses('recallIntent')], failed],
  ['then figures are read', reading, { state: 'readingSetup', said: reads }],
  ['without them nothing moves', [...reading, refuses('fetchSetup')], failed],
  [
    'and the newest lines',
    [...reading, answers('fetchSetup', someSetup)],
    { state: 'readingTrail', said: ['asks fetchTrail'], context: { fresh: someSetup } },
  ],
  ['without them nothing moves either', [...reading, answers('fetchSetup', someSetup), refuses('fetchTrail')], failed],
  [
    'what was confirmed is moved',
    moving,
    { state: 'moving', said: ['asks intent'], context: { intent: { id: 'new', amount: 40 } } },
  ],
  [
    'how far it is is told',
    [...moving, { type: 'intent.progressed', phase: 'sending' }],
    { events: [{ phase: 'moving', kind: 'transferToService' }] },
  ],
  [
    'in its own words',
    [...moving, { type: 'intent.progressed', phase: 'unchecked' }],
    { events: [{ phase: 'unchecked' }] },
  ],
  ['a look can be asked for', [...moving, { type: 'check.chosen' }], { said: ['intent check.chosen'] }],
  [
    'or put off, and nothing more is moved',
    [...moving, dismissed],
    { said: ['intent check.postponed'], context: { plan: null } },
  ],
  [
    'a move that was answered is told, and the next one follows',
    [...moving, ends(answered)],
    { state: 'moving', said: [...saysMoved, 'asks intent'], context: { made: [{ id: 'new' }] } },
  ],
  [
    'until nothing is left',
    [...moving, ends(answered), ends(answered)],
    { isOver: true, said: saysMoved, context: { result: 'decided', made: [{}, {}] } },
  ],
  [
    'after one that was only found nothing follows',
    [...moving, ends(found)],
    { state: 'readingSetup', said: [...saysMoved, ...reads], context: { plan: null, made: [{ id: 'new' }] } },
  ],
  [
    'who leaves it to later',
    [...moving, ends(postponed)],
    { isOver: true, said: [], context: { result: 'postponed' } },
  ],
  [
    'a refusal is told, and figures are read',
    [...moving, ends(refusedMove)],
    {
      state: 'readingSetup',
      said: ['trunk failure.met', ...reads],
      context: { plan: null, notMoved: { id: 'new' }, made: [] },
    },
  ],
  [
    'one that was never carried out is told by figures',
    [...moving, ends(never)],
    { state: 'readingSetup', said: reads, context: { plan: null, notMoved: { id: 'new' }, made: [] } },
  ],
  ['a move that breaks ends it', [...moving, breaksDown('intent')], failed],
  [
    'what is unclear is looked up, and nothing else is moved',
    resuming,
    { state: 'resuming', said: ['asks intent'], context: { plan: null, isResumed: true, intent: { id: 'old' } } },
  ],
  [
    'it was made',
    [...resuming, ends(found)],
    { state: 'readingSetup', said: [...saysMoved, ...reads], context: { made: [{ id: 'old' }] } },
  ],
  [
    'and answered',
    [...resuming, ends(answered)],
    { said: saysMoved, context: { made: [{ id: 'old' }], result: 'decided' } },
  ],
  ['or left again', [...resuming, ends(postponed)], { isOver: true, said: [], context: { result: 'postponed' } }],
  [
    'or refused',
    [...resuming, ends(refusedMove)],
    { state: 'readingSetup', said: ['trunk failure.met', ...reads], context: { notMoved: { id: 'old' } } },
  ],
  [
    'or never made',
    [...resuming, ends(never)],
    { state: 'readingSetup', said: reads, context: { notMoved: { id: 'old' } } },
  ],
  ['or breaks', [...resuming, breaksDown('intent')], failed],
])('an attempt: %s', async (_, story, lived) => expect(await attempt(...story)).toMatchObject(lived))
