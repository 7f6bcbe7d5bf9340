import { expect, test } from 'vitest'
import { createActor, createMachine, fromCallback, fromPromise } from 'xstate'
import { someSetup } from '../../testing/ports.ts'
import { PortError } from '../kernel/failure.ts'
import { kopecks } from '../kernel/money.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { type AttemptNews, attemptMachine } from './attempt.machine.ts'
import type { IntentOutcome } from './intent.machine.ts'
import type { Intent, IntentKind } from './intents.domain.ts'

const left: Intent = {
  id: 'old',
  supplierId: 1,
  kind: 'paySubscription',
  amount: kopecks(40),
  confirmedAt: 0,
  before: { main: kopecks(100), service: kopecks(60), isSubscribed: false, lineIds: [] },
  step: 'sent',
}
const moves = (['coverShortfall', 'paySubscription'] as const).map((kind) => ({ kind, amount: kopecks(40) }))
const unreachable = { kind: 'unreachable' } as const
const failed = { type: 'failure.met', failure: unreachable }
const refusal = { kind: 'refused', status: 422, texts: [{ text: 'No' }], fields: {}, retryAfter: null } as const
const said = (text: string) => ({ type: 'success.met', message: { text } })
const changed = { type: 'balances.changed' }

type Part = 'holdMoney' | 'recallIntent' | 'fetchSetup' | 'fetchTrail'

/** An attempt at two moves, the second only after the first; a move itself only listens, and ends as it is told. */
const attempt = async ({
  recalled = null,
  breaks = null,
  lock = 'lock.granted',
}: {
  recalled?: Intent | null
  breaks?: Part | null
  lock?: 'lock.granted' | 'lock.refused'
} = {}) => {
  const told: TrunkEvent[] = []
  const news: AttemptNews[] = []
  const heard: string[] = []
  const asked: string[] = []
  const answers = (part: Part, answer: unknown) =>
    fromPromise(async () => {
      asked.push(part)
      if (part === breaks) throw new PortError(unreachable)
      return answer
    }) as never
  const move = createMachine({
    context: ({ input }) => ({ input }),
    initial: 'going',
    output: ({ event }) => event.output,
    states: {
      going: {
        on: {
          ends: 'over',
          breaks: {
            actions: () => {
              throw new PortError(unreachable)
            },
          },
          '*': { actions: ({ event }) => heard.push(event.type) },
        },
      },
      over: { type: 'final', output: ({ event }: { event: { outcome?: unknown } }) => event.outcome },
    },
  })
  const actor = createActor(
    attemptMachine.provide({
      actors: {
        holdMoney: fromCallback(({ sendBack }) => {
          if (breaks === 'holdMoney') throw new PortError(unreachable)
          sendBack({ type: lock })
        }) as never,
        recallIntent: answers('recallIntent', recalled),
        fetchSetup: answers('fetchSetup', someSetup),
        fetchTrail: answers('fetchTrail', []),
        intent: move as never,
      },
    }),
    {
      input: {
        trunk: { send: (event) => told.push(event) },
        clock: { now: () => 0 },
        ids: { next: () => 'new' },
        owner: { send: (event) => news.push(event) },
        supplierId: 1,
        plan: (_, made) => moves[made.length] ?? null,
        notMoved: null,
      },
    },
  ).start()
  const settled = () => new Promise(setImmediate)
  await settled()
  const child = () => actor.getSnapshot().children.intent as unknown as { send(event: object): void }
  return {
    actor,
    told,
    news,
    heard,
    asked,
    kind: () => actor.getSnapshot().context.intent?.kind,
    ends: async (outcome: (intent: Intent) => IntentOutcome) => {
      const { intent } = actor.getSnapshot().context
      child().send({ type: 'ends', outcome: outcome(intent ?? left) })
      await settled()
    },
    breaks: async () => {
      child().send({ type: 'breaks' })
      await settled()
    },
    outcome: () => {
      const { output } = actor.getSnapshot()
      const kinds = (made: readonly Intent[]): readonly IntentKind[] => made.map(({ kind }) => kind)
      return output && { result: output.result, made: kinds(output.made), notMoved: output.notMoved?.kind ?? null }
    },
  }
}

const answered = (intent: Intent): IntentOutcome => ({
  result: 'moved',
  intent,
  isAnswered: true,
  text: { text: `${intent.kind} done` },
})
const found = (intent: Intent): IntentOutcome => ({
  result: 'moved',
  intent,
  isAnswered: false,
  text: { text: `${intent.kind} found` },
})
const refused = (intent: Intent): IntentOutcome => ({ result: 'notMoved', intent, failure: refusal })
const lost = (intent: Intent): IntentOutcome => ({ result: 'notMoved', intent, failure: null })
const postponed = (intent: Intent): IntentOutcome => ({ result: 'postponed', intent })

test('the second move follows the first on the word of the server, and each is told', async () => {
  const { ends, kind, asked, told, outcome } = await attempt()
  expect([kind(), asked]).toEqual(['coverShortfall', ['recallIntent', 'fetchSetup', 'fetchTrail']])
  await ends(answered)
  expect(kind()).toBe('paySubscription')
  await ends(answered)
  expect(asked).toEqual(['recallIntent', 'fetchSetup', 'fetchTrail'])
  expect(told).toEqual([said('coverShortfall done'), changed, said('paySubscription done'), changed])
  expect(outcome()).toEqual({ result: 'decided', made: ['coverShortfall', 'paySubscription'], notMoved: null })
})

test('a move that was only found is told too, and nothing follows it but a look at the figures', async () => {
  const { ends, asked, told, outcome } = await attempt()
  await ends(found)
  expect(asked.slice(3)).toEqual(['fetchSetup', 'fetchTrail'])
  expect(told).toEqual([said('coverShortfall found'), changed])
  expect(outcome()).toEqual({ result: 'decided', made: ['coverShortfall'], notMoved: null })
})

test.each([
  ['refused', refused, [{ type: 'failure.met', failure: refusal }]],
  ['not made', lost, []],
])('a move that was %s is remembered, the figures are read again, and it is not sent again', async (_, end, words) => {
  const { ends, asked, told, outcome } = await attempt()
  await ends(end)
  expect([told, asked.slice(3)]).toEqual([words, ['fetchSetup', 'fetchTrail']])
  expect(outcome()).toEqual({ result: 'decided', made: [], notMoved: 'coverShortfall' })
})

test('a move that is put off ends the attempt', async () => {
  const { ends, asked, outcome } = await attempt()
  await ends(postponed)
  expect([outcome(), asked]).toEqual([
    { result: 'postponed', made: [], notMoved: null },
    ['recallIntent', 'fetchSetup', 'fetchTrail'],
  ])
})

test.each([
  ['answered', answered, [said('paySubscription done'), changed], ['paySubscription'], null],
  ['found', found, [said('paySubscription found'), changed], ['paySubscription'], null],
  ['refused', refused, [{ type: 'failure.met', failure: refusal }], [], 'paySubscription'],
  ['not made', lost, [], [], 'paySubscription'],
])('what an earlier visit left is looked up alone: %s', async (_, end, words, made, notMoved) => {
  const { actor, ends, told, outcome } = await attempt({ recalled: left })
  expect(actor.getSnapshot().value).toBe('resuming')
  await ends(end)
  expect(told).toEqual(words)
  expect(outcome()).toEqual({ result: 'decided', made, notMoved })
})

test('what an earlier visit left, and is put off again, ends the attempt', async () => {
  const { ends, outcome } = await attempt({ recalled: left })
  await ends(postponed)
  expect(outcome()).toEqual({ result: 'postponed', made: [], notMoved: null })
})

test.each([null, left])('a move that breaks is a failed attempt, and told', async (recalled) => {
  const { breaks, told, outcome } = await attempt({ recalled })
  await breaks()
  expect([told, outcome()?.result]).toEqual([[failed], 'failed'])
})

test.each(['holdMoney', 'recallIntent', 'fetchSetup', 'fetchTrail'] as const)(
  'no money moves when %s fails, and the trunk is told once',
  async (breaks) => {
    const { told, outcome } = await attempt({ breaks })
    expect([told, outcome()]).toEqual([[failed], { result: 'failed', made: [], notMoved: null }])
  },
)

test('while another tab holds the money nothing is even read', async () => {
  const { asked, outcome } = await attempt({ lock: 'lock.refused' })
  expect([asked, outcome()?.result]).toEqual([[], 'elsewhere'])
})

test('who shows the attempt hears how far it is, and what is chosen reaches the move', async () => {
  const { actor, news, heard, ends, outcome } = await attempt()
  actor.send({ type: 'intent.progressed', phase: 'sending' })
  actor.send({ type: 'intent.progressed', phase: 'checking' })
  expect(news.map(({ phase, kind }) => [phase, kind])).toEqual([
    ['reading', null],
    ['moving', 'coverShortfall'],
    ['checking', 'coverShortfall'],
  ])
  actor.send({ type: 'check.chosen' })
  actor.send({ type: 'dialog.dismissed' })
  expect(heard).toEqual(['check.chosen', 'check.postponed'])
  await ends(answered)
  expect(outcome()).toEqual({ result: 'decided', made: ['coverShortfall'], notMoved: null })
})
