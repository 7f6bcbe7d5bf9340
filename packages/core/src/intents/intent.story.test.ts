import { expect, test } from 'vitest'
import { answers, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import { someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import { type IntentEvent, intentMachine } from './intent.machine.ts'
import type { Intent, TrailLine } from './intents.domain.ts'

const figures = { ...someSetup, mainBalance: kopecks(900), serviceBalance: kopecks(100), active: false }
const intent: Intent = {
  id: 'one',
  supplierId: 1,
  kind: 'transferToService',
  amount: kopecks(400),
  confirmedAt: 0,
  before: { main: kopecks(900), service: kopecks(100), isSubscribed: false, lineIds: ['1'] },
  step: 'sent',
}
const old: TrailLine = { id: '1', type: 'bonus', amount: kopecks(100) }
const mark: TrailLine = { id: '2', type: 'transferIn', amount: kopecks(400) }
const refusal = (status: number) => ({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null }) as const

const moving = (now: number, more: Partial<Parameters<typeof lifeOf<typeof intentMachine>>[1]> = {}) =>
  lifeOf(intentMachine, { clock: { now: () => now }, intent, isResumed: false, owner: { send: () => {} }, ...more })

type Story = readonly (IntentEvent | Happening)[]

const sending: Story = [answers('isOnline', true), answers('keepIntent', 'stored')]
const looking: Story = [...sending, refuses('sendIntent')]
const readingTrail: Story = [...looking, answers('fetchSetup', figures)]
const blind: Story = [refuses('fetchSetup'), runsOut('pauseEnds')]
const unchecked: Story = [...looking, ...blind, ...blind, ...blind, refuses('fetchSetup')]

const early = moving(0)
const late = moving(10 * 60_000)

test.each<[string, Story, object]>([
  [
    'a move without a network is not made',
    [answers('isOnline', false)],
    { isOver: true, context: { outcome: { result: 'notMoved', failure: { kind: 'unreachable' } } } },
  ],
  [
    'nor is one of which nobody knows that',
    [refuses('isOnline')],
    { isOver: true, context: { outcome: { result: 'notMoved' } } },
  ],
  [
    'whoever started it hears that it begins',
    [],
    { state: 'askingLine', said: ['asks isOnline', 'owner intent.progressed'], events: [{ phase: 'sending' }] },
  ],
  ['it is written down first', [answers('isOnline', true)], { state: 'keeping', said: ['asks keepIntent'] }],
  [
    'what cannot be written down is not sent',
    [answers('isOnline', true), refuses('keepIntent')],
    { isOver: true, said: [], context: { outcome: { result: 'notMoved' } } },
  ],
  ['then it is sent', sending, { state: 'sending', said: ['asks sendIntent'] }],
  [
    'what the server answers is the end of it',
    [...sending, answers('sendIntent', { text: 'Done' })],
    {
      state: 'forgetting',
      said: ['asks forgetIntent'],
      context: { outcome: { result: 'moved', isAnswered: true, text: { text: 'Done' } } },
    },
  ],
  [
    'also what it refuses',
    [...sending, refuses('sendIntent', refusal(422))],
    { state: 'forgetting', context: { outcome: { result: 'notMoved', failure: { status: 422 } } } },
  ],
  [
    'a lost answer is looked up',
    looking,
    {
      state: { checking: 'readingSetup' },
      said: ['owner intent.progressed', 'asks fetchSetup'],
      events: [{ phase: 'checking' }],
    },
  ],
  [
    'so is a move that was made already',
    [...sending, refuses('sendIntent', refusal(409))],
    { state: { checking: 'readingSetup' } },
  ],
  [
    'figures that cannot be read are read later',
    [...looking, refuses('fetchSetup')],
    { state: 'pausing', context: { failures: 1 } },
  ],
  [
    'again',
    [...looking, ...blind],
    { state: { checking: 'readingSetup' }, said: ['owner intent.progressed', 'asks fetchSetup'] },
  ],
  ['so are lines', [...readingTrail, refuses('fetchTrail')], { state: 'pausing', context: { failures: 1 } }],
  [
    'failures of both add up',
    [...looking, ...blind, answers('fetchSetup', figures), refuses('fetchTrail')],
    { state: 'pausing', context: { failures: 2 } },
  ],
  [
    'after that a person decides',
    unchecked,
    {
      state: 'unchecked',
      said: ['owner intent.progressed'],
      events: [{ phase: 'unchecked' }],
      context: { failures: 4 },
    },
  ],
  [
    'also when the lines are what cannot be read',
    [...looking, ...blind, ...blind, ...blind, answers('fetchSetup', figures), refuses('fetchTrail')],
    { state: 'unchecked', context: { failures: 4 } },
  ],
  [
    'who looks again begins anew',
    [...unchecked, { type: 'check.chosen' }],
    { state: { checking: 'readingSetup' }, context: { failures: 0 } },
  ],
  [
    'who leaves it finds it written down',
    [...unchecked, { type: 'check.postponed' }],
    { isOver: true, said: [], context: { outcome: { result: 'postponed' } } },
  ],
  [
    'lines that show it prove it',
    [...readingTrail, answers('fetchTrail', [mark, old])],
    { state: 'forgetting', context: { outcome: { result: 'moved', isAnswered: false, text: null } } },
  ],
  [
    'lines that do not prove nothing yet',
    [...readingTrail, answers('fetchTrail', [old])],
    { state: 'open', context: { failures: 0 } },
  ],
  [
    'what was read has not failed before',
    [...looking, ...blind, answers('fetchSetup', figures), answers('fetchTrail', [old])],
    { state: 'open', context: { failures: 0 } },
  ],
  [
    'they are looked at again',
    [...readingTrail, answers('fetchTrail', [old]), runsOut('lookIsDue')],
    { state: { checking: 'readingSetup' } },
  ],
  ['what is forgotten is over', [...sending, answers('sendIntent', null), answers('forgetIntent')], { isOver: true }],
  ['also where that fails', [...sending, answers('sendIntent', null), refuses('forgetIntent')], { isOver: true }],
])('%s', async (_, story, lived) => expect(await early(...story)).toMatchObject(lived))

test.each<[string, Story, object]>([
  [
    'long after, lines that do not show it prove that it never was',
    [...readingTrail, answers('fetchTrail', [old])],
    { state: 'forgetting', context: { outcome: { result: 'notMoved', failure: null } } },
  ],
  [
    'figures that contradict each other are left to a person',
    [...looking, answers('fetchSetup', { ...figures, serviceBalance: kopecks(500) }), answers('fetchTrail', [old])],
    { state: 'unchecked', said: ['owner intent.progressed'] },
  ],
])('%s', async (_, story, lived) => expect(await late(...story)).toMatchObject(lived))

const covering = moving(0, { intent: { ...intent, kind: 'coverShortfall' } })
const covered: Story = [...sending, answers('sendIntent', null)]

test.each<[string, Story, object]>([
  [
    'what is followed by a payment stays written down as moved',
    covered,
    { state: 'keepingMoved', said: ['asks keepMoved'] },
  ],
  ['then it is over', [...covered, answers('keepMoved')], { isOver: true }],
  ['also where that fails', [...covered, refuses('keepMoved')], { isOver: true }],
])('%s', async (_, story, lived) => expect(await covering(...story)).toMatchObject(lived))

test('what an earlier visit left is only looked up', async () => {
  expect(await moving(0, { isResumed: true })()).toMatchObject({
    state: { checking: 'readingSetup' },
    events: [{ phase: 'checking' }],
  })
})

test('how long a server may still carry it out depends on how the answer was lost', async () => {
  const patienceAfter = async (...failure: Parameters<typeof refuses>) =>
    (await early(...sending, refuses(...failure))).context.patience
  expect(await patienceAfter('sendIntent', { kind: 'timedOut' })).not.toBe(
    await patienceAfter('sendIntent', refusal(409)),
  )
})
