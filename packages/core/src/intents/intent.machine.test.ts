import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { someSetup } from '../../testing/ports.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { kopecks } from '../kernel/money.ts'
import { actorsOf } from '../kernel/port.ts'
import { intentMachine } from './intent.machine.ts'
import type { Intent, IntentKind, TrailLine } from './intents.domain.ts'

const unreachable: Failure = { kind: 'unreachable' }
const refusal: Failure = { kind: 'refused', status: 422, texts: [{ text: 'No' }], fields: {}, retryAfter: null }
const setup = { ...someSetup, mainBalance: kopecks(900), serviceBalance: kopecks(100), active: false }
const trail: readonly TrailLine[] = [{ id: '2', type: 'transferIn', amount: kopecks(400) }]

type Part = 'isOnline' | 'keepIntent' | 'sendIntent' | 'fetchSetup' | 'fetchTrail' | 'forgetIntent'

/** One move of money; `fails` says which part breaks, as often as it stands there. */
const start = async ({
  kind = 'coverShortfall',
  fails = [],
  isOnline = true,
}: {
  kind?: IntentKind
  fails?: readonly (readonly [Part, Failure])[]
  isOnline?: boolean
} = {}) => {
  const clock = new SimulatedClock()
  const left = [...fails]
  const asked: Part[] = []
  const phases: string[] = []
  const part = (name: Part, answer: unknown) => async () => {
    asked.push(name)
    const at = left.findIndex(([broken]) => broken === name)
    const failure = at < 0 ? undefined : left.splice(at, 1)[0]?.[1]
    if (failure !== undefined) throw new PortError(failure)
    return answer
  }
  const intent: Intent = {
    id: 'one',
    supplierId: 1,
    kind,
    amount: kopecks(400),
    confirmedAt: 0,
    before: { main: setup.mainBalance, service: setup.serviceBalance, isSubscribed: false, lineIds: ['1'] },
    step: 'sent',
  }
  const actors = actorsOf({
    isOnline: part('isOnline', isOnline),
    keepIntent: part('keepIntent', 'stored'),
    sendIntent: part('sendIntent', { text: 'Done' }),
    fetchSetup: part('fetchSetup', setup),
    fetchTrail: part('fetchTrail', trail),
    forgetIntent: part('forgetIntent', undefined),
  })
  const owner = { send: ({ phase }: { phase: string }) => void phases.push(phase) }
  const actor = createActor(intentMachine.provide({ actors: actors as never }), {
    clock,
    input: { clock: { now: () => clock.now() }, intent, isResumed: false, owner },
  }).start()
  const pass = async (ms: number) => {
    clock.increment(ms)
    await new Promise(setImmediate)
  }
  await pass(0)
  return { actor, asked, phases, pass, outcome: () => actor.getSnapshot().output }
}

const reads = (times: number, failure: Failure = unreachable) =>
  Array.from({ length: times }, () => ['fetchSetup', failure] as const)
const unclear = ['sendIntent', { kind: 'timedOut' }] as const

test('a move is written down before it is sent, and what is followed stays written down as made', async () => {
  const { asked, phases, outcome } = await start()
  expect([asked, phases]).toEqual([['isOnline', 'keepIntent', 'sendIntent', 'keepIntent'], ['sending']])
  expect(outcome()).toMatchObject({ result: 'moved', isAnswered: true, text: { text: 'Done' } })
})

test('a move that nothing follows is forgotten once it is made', async () => {
  const { asked, outcome } = await start({ kind: 'transferToService' })
  expect([asked.at(-1), outcome()?.result]).toEqual(['forgetIntent', 'moved'])
})

test('a move that is refused is forgotten, with the words of the server', async () => {
  const { asked, outcome } = await start({ fails: [['sendIntent', refusal]] })
  expect(asked).toEqual(['isOnline', 'keepIntent', 'sendIntent', 'forgetIntent'])
  expect(outcome()).toMatchObject({ result: 'notMoved', failure: refusal })
})

test.each([
  ['without a line', { isOnline: false }, unreachable, ['isOnline']],
  ['when the line cannot be asked about', { fails: [['isOnline', refusal]] as const }, refusal, ['isOnline']],
  [
    'when it cannot be written down',
    { fails: [['keepIntent', refusal]] as const },
    refusal,
    ['isOnline', 'keepIntent'],
  ],
])('nothing is sent %s', async (_, trouble, failure, parts) => {
  const { asked, outcome } = await start(trouble)
  expect([asked, outcome()]).toMatchObject([parts, { result: 'notMoved', failure }])
})

test('a move whose answer never came is looked up, and never sent again', async () => {
  const { asked, phases, outcome } = await start({ fails: [unclear] })
  expect(asked).toEqual(['isOnline', 'keepIntent', 'sendIntent', 'fetchSetup', 'fetchTrail', 'keepIntent'])
  expect(phases).toEqual(['sending', 'checking'])
  expect(outcome()).toMatchObject({ result: 'moved', isAnswered: false })
})

test('a look that fails is taken again after one, three and nine seconds, and then when the supplier says so', async () => {
  const { actor, asked, phases, pass, outcome } = await start({ fails: [unclear, ...reads(8)] })
  const looks = () => asked.filter((part) => part === 'fetchSetup').length
  const looksAfter = async (ms: number) => {
    await pass(ms - 1)
    const before = looks()
    await pass(1)
    return [before, looks()]
  }
  expect(looks()).toBe(1)
  expect(await looksAfter(1000)).toEqual([1, 2])
  expect(await looksAfter(3000)).toEqual([2, 3])
  expect(await looksAfter(9000)).toEqual([3, 4])
  await pass(60_000)
  expect([looks(), phases.at(-1)]).toEqual([4, 'unchecked'])
  actor.send({ type: 'check.chosen' })
  await pass(0)
  expect([looks(), phases.at(-1)]).toEqual([5, 'checking'])
  expect(await looksAfter(1000)).toEqual([5, 6])
  await pass(3000)
  await pass(9000)
  expect(phases.at(-1)).toBe('unchecked')
  actor.send({ type: 'check.postponed' })
  expect(outcome()?.result).toBe('postponed')
})

test('a trail that cannot be read is read again, and no answer is made up', async () => {
  const failing = Array.from({ length: 4 }, () => ['fetchTrail', unreachable] as const)
  const { asked, phases, pass, outcome } = await start({ fails: [unclear, ...failing] })
  for (const ms of [1000, 3000, 9000]) await pass(ms)
  expect([asked.filter((part) => part === 'fetchTrail').length, phases.at(-1), outcome()]).toEqual([
    4,
    'unchecked',
    undefined,
  ])
})
