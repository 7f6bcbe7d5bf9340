import { expect, test } from 'vitest'
import { type AnyEventObject, assign, type PromiseActorLogic, setup } from 'xstate'
import { answers, breaksDown, lifeOf, refuses, runsOut, tells } from './life.ts'

const bellMachine = setup({
  types: {
    input: {} as { owner: { send(event: AnyEventObject): void } },
    context: {} as { owner: { send(event: AnyEventObject): void }; rings: number },
    events: {} as { type: 'pushed' } | { type: 'pulled'; by: string },
  },
  actors: {} as { fetchGuest: PromiseActorLogic<string> },
  actions: {
    count: assign({ rings: ({ context }) => context.rings + 1 }),
    tellOwner: ({ context }, type: string) => context.owner.send({ type }),
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
        pulled: { actions: { type: 'tellOwner', params: ({ event }) => `bell.${event.by}` } },
      },
    },
    ringing: {
      invoke: {
        id: 'fetchGuest',
        src: 'fetchGuest',
        onDone: { target: 'open', actions: { type: 'tellOwner', params: 'guest.came' } },
        onError: { target: 'quiet', actions: { type: 'tellOwner', params: 'guest.left' } },
      },
      after: { patience: 'quiet' },
    },
    open: { type: 'final' },
  },
})
const bell = lifeOf(bellMachine, { owner: { send: () => {} } })
const pushed = { type: 'pushed' } as const

test('what is said, asked and waited for about the last thing is told, and where the machine is', async () => {
  expect(await bell()).toMatchObject({ state: 'quiet', said: [], isOver: false })
  expect(await bell(pushed)).toMatchObject({
    state: 'ringing',
    said: ['asks fetchGuest'],
    timers: [expect.stringContaining('patience')],
    context: { rings: 1 },
  })
  expect(await bell(pushed, answers('fetchGuest', 'Anna'))).toMatchObject({
    isOver: true,
    said: ['owner guest.came'],
    events: [{ type: 'guest.came' }],
  })
})

test('children refuse and break down, timers run out, and others speak', async () => {
  for (const end of [refuses('fetchGuest'), breaksDown('fetchGuest')])
    expect(await bell(pushed, end)).toMatchObject({ state: 'quiet', said: ['owner guest.left'] })
  expect(await bell(pushed, runsOut('patience'))).toMatchObject({ state: 'quiet', said: [] })
  expect(await bell(tells({ type: 'pulled', by: 'wind' }))).toMatchObject({ said: ['owner bell.wind'] })
})

test('an answer nobody waits for, and a timer that does not tick, are mistakes of the story', async () => {
  await expect(bell(answers('fetchGuest'))).rejects.toThrow('nobody waits for fetchGuest now')
  await expect(bell(runsOut('patience'))).rejects.toThrow('no timer patience ticks now')
})
