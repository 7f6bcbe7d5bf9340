import { expect, test } from 'vitest'
import { type AnyEventObject, assign, type PromiseActorLogic, setup } from 'xstate'
import { actorLogOf, answers, breaksDown, refuses, runsOut, tells } from './actor-log.ts'

const bellMachine = setup({
  types: {
    input: {} as { owner: { send(event: AnyEventObject): void } },
    context: {} as { owner: { send(event: AnyEventObject): void }; rings: number },
    events: {} as { type: 'pushed' } | { type: 'pulled'; by: string },
  },
  actors: {} as { fetchGuest: PromiseActorLogic<string> },
  actions: {
    count: assign({ rings: ({ context }) => context.rings + 1 }),
    notifyOwner: ({ context }, type: string) => context.owner.send({ type }),
  },
  delays: { patience: 1000 },
}).createMachine({
  id: 'bell',
  context: ({ input }) => ({ ...input, rings: 0 }),
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        pushed: { target: 'ringing', actions: 'count' },
        pulled: { actions: { type: 'notifyOwner', params: ({ event }) => `bell.${event.by}` } },
      },
    },
    ringing: {
      invoke: {
        id: 'fetchGuest',
        src: 'fetchGuest',
        onDone: { target: 'open', actions: { type: 'notifyOwner', params: 'guest.came' } },
        onError: { target: 'quiet', actions: { type: 'notifyOwner', params: 'guest.left' } },
      },
      after: { patience: 'quiet' },
    },
    open: { type: 'final' },
  },
})
const bell = actorLogOf(bellMachine, { owner: { send: () => {} } })
const pushed = { type: 'pushed' } as const

test('the log has the state, and the calls, events and timers of the last step', async () => {
  expect(await bell()).toMatchObject({ state: 'quiet', sent: [], isOver: false })
  expect(await bell(pushed)).toMatchObject({
    state: 'ringing',
    sent: ['asks fetchGuest'],
    timers: [expect.stringContaining('patience')],
    context: { rings: 1 },
  })
  expect(await bell(pushed, answers('fetchGuest', 'Anna'))).toMatchObject({
    isOver: true,
    sent: ['owner guest.came'],
    events: [{ type: 'guest.came' }],
  })
})

test('children fail, timers run out, and other actors send events', async () => {
  for (const end of [refuses('fetchGuest'), breaksDown('fetchGuest')])
    expect(await bell(pushed, end)).toMatchObject({ state: 'quiet', sent: ['owner guest.left'] })
  expect(await bell(pushed, runsOut('patience'))).toMatchObject({ state: 'quiet', sent: [] })
  expect(await bell(tells({ type: 'pulled', by: 'wind' }))).toMatchObject({ sent: ['owner bell.wind'] })
})

test('an answer to a child that is not running, or a timer that is not set, fails the scenario', async () => {
  await expect(bell(answers('fetchGuest'))).rejects.toThrow('nobody waits for fetchGuest now')
  await expect(bell(runsOut('patience'))).rejects.toThrow('no timer patience ticks now')
})
