import { expect, test } from 'vitest'
import { createActor, createMachine, fromPromise } from 'xstate'
import { silentPorts, someSetup } from '../../testing/ports.ts'
import { composeDraft } from '../drafts/drafts.compose.ts'
import type { AttemptOutcome } from '../intents/attempt.machine.ts'
import type { Intent } from '../intents/intents.domain.ts'
import { PortError } from '../kernel/failure.ts'
import type { Message } from '../kernel/message.ts'
import { kopecks } from '../kernel/money.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { transferMachine } from './transfer.machine.ts'

const known: Setup = { ...someSetup, mainBalance: kopecks(10_000), serviceBalance: kopecks(5_000) }
const poorer: Setup = { ...known, mainBalance: kopecks(1) }
const intent: Intent = {
  id: 'old',
  supplierId: 1,
  kind: 'transferToMain',
  amount: kopecks(40),
  confirmedAt: 0,
  before: { main: null, service: null, isSubscribed: true, lineIds: [] },
  step: 'sent',
}
const outcome = (more: Partial<AttemptOutcome>): AttemptOutcome => ({
  result: 'decided',
  fresh: null,
  notMoved: null,
  made: [],
  isResumed: false,
  ...more,
})

const keyOf = (message: Message | null) => (message !== null && 'key' in message ? message.key : null)

/** An open transfer whose attempt only listens, and ends as it is told. */
const open = async (reads: () => Setup = () => known) => {
  const told: TrunkEvent[] = []
  const heard: string[] = []
  const attempt = createMachine({
    initial: 'going',
    output: ({ event }) => event.output,
    states: {
      going: {
        on: {
          ends: 'over',
          breaks: {
            actions: () => {
              throw new PortError({ kind: 'unreachable' })
            },
          },
          '*': { actions: ({ event }) => heard.push(event.type) },
        },
      },
      over: { type: 'final', output: ({ event }: { event: { outcome?: unknown } }) => event.outcome },
    },
  })
  const actor = createActor(
    transferMachine.provide({
      actors: {
        fetchSetup: fromPromise(async () => reads()),
        attempt: attempt as never,
        draft: composeDraft(silentPorts().drafts),
      },
    }),
    {
      input: {
        trunk: { send: (event) => told.push(event) },
        clock: { now: () => 0 },
        ids: { next: () => 'new' },
        supplierId: 1,
        direction: 'toService',
      },
    },
  ).start()
  await new Promise(setImmediate)
  const move = () => {
    actor.send({ type: 'amount.edited', text: '60' })
    actor.send({ type: 'form.submitted' })
    const child = actor.getSnapshot().children.attempt as unknown as { send(event: object): void }
    return {
      ends: (result: AttemptOutcome) => child.send({ type: 'ends', outcome: result }),
      breaks: () => child.send({ type: 'breaks' }),
    }
  }
  const shown = () => {
    const { context, value } = actor.getSnapshot()
    return { value, known: context.known, note: keyOf(context.note), error: keyOf(context.error) }
  }
  return { actor, told, heard, move, shown }
}

test('what is known is read first; without it the supplier may still type', async () => {
  const read = await open()
  expect([read.shown(), read.told]).toEqual([{ value: 'editing', known, note: null, error: null }, []])
  const unread = await open(() => {
    throw new PortError({ kind: 'unreachable' })
  })
  expect(unread.shown()).toEqual({ value: 'editing', known: null, note: null, error: null })
  expect(unread.told).toEqual([{ type: 'failure.met', failure: { kind: 'unreachable' } }])
})

test('a mistake is named, and forgotten as soon as the direction or the amount changes', async () => {
  const { actor, shown } = await open()
  actor.send({ type: 'amount.edited', text: '99999' })
  actor.send({ type: 'form.submitted' })
  expect(shown()).toMatchObject({ value: 'editing', error: 'balances.exceeds' })
  actor.send({ type: 'direction.toggled' })
  expect([shown().error, actor.getSnapshot().context.direction]).toEqual([null, 'toMain'])
})

test('an empty form can be closed', async () => {
  const { actor } = await open()
  actor.send({ type: 'dialog.dismissed' })
  expect(actor.getSnapshot().status).toBe('done')
})

test('an attempt under way hears what the supplier wants, and tells how far it is', async () => {
  const { actor, heard, move } = await open()
  move()
  actor.send({ type: 'attempt.progressed', phase: 'unchecked', kind: 'transferToMain' })
  actor.send({ type: 'check.chosen' })
  actor.send({ type: 'dialog.dismissed' })
  expect([actor.getSnapshot().context.phase, heard]).toEqual(['unchecked', ['check.chosen', 'dialog.dismissed']])
})

test.each([
  ['moved', { made: [intent] }],
  ['put off', { result: 'postponed' as const }],
])('money that %s ends the dialog', async (_, more) => {
  const { actor, move } = await open()
  move().ends(outcome(more))
  expect(actor.getSnapshot().status).toBe('done')
})

test.each([
  [
    'another tab moves money',
    { result: 'elsewhere' as const, made: [intent], isResumed: true },
    'balances.elsewhere',
    null,
  ],
  ['an earlier move was found made', { made: [intent], notMoved: intent, isResumed: true }, 'balances.leftMoved', null],
  ['nothing moved', { notMoved: intent, result: 'failed' as const }, 'balances.notMoved', null],
  ['the attempt failed', { result: 'failed' as const }, null, null],
  ['the figures forbid it', {}, null, 'balances.exceeds'],
])('when %s, the form says so by fresh figures', async (_, more, note, error) => {
  const { actor, move, shown } = await open()
  move().ends(outcome({ fresh: poorer, ...more }))
  expect(shown()).toEqual({ value: 'editing', known: poorer, note, error })
  expect(actor.getSnapshot().context.notMoved).toBe('notMoved' in more ? intent : null)
})

test('an attempt that breaks is told, and nothing typed is lost', async () => {
  const { actor, told, move, shown } = await open()
  move().breaks()
  expect([shown().value, actor.getSnapshot().context.text]).toEqual(['editing', '60'])
  expect(told).toEqual([{ type: 'failure.met', failure: { kind: 'unreachable' } }])
})

test('the next attempt starts without the note and the phase of the last one', async () => {
  const { actor, move, shown } = await open()
  const first = move()
  actor.send({ type: 'attempt.progressed', phase: 'unchecked', kind: 'transferToMain' })
  first.ends(outcome({ result: 'elsewhere' }))
  expect(shown().note).toBe('balances.elsewhere')
  actor.send({ type: 'form.submitted' })
  expect([shown().note, actor.getSnapshot().context.phase]).toEqual([null, 'reading'])
})
