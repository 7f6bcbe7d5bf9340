import { expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import type { PortActors } from '../src/kernel/port.ts'
import { answers, runsOut } from './actor-log.ts'
import { eventTableOf } from './event-table.ts'

interface Ear {
  readonly send: (event: { readonly type: string }) => void
}

const door = setup({
  types: { input: {} as { app: Ear }, context: {} as { app: Ear; knocks: number } },
  actors: {} as PortActors<{ ring: (nothing: undefined, signal: AbortSignal) => Promise<void> }>,
}).createMachine({
  context: ({ input }) => ({ ...input, knocks: 0 }),
  initial: 'shut',
  states: {
    shut: {
      on: { knocked: { target: 'ringing', actions: assign({ knocks: ({ context }) => context.knocks + 1 }) } },
    },
    ringing: {
      invoke: { id: 'ring', src: 'ring', onDone: 'open', onError: 'shut' },
    },
    open: {
      entry: ({ context }) => context.app.send({ type: 'opened' }),
      after: { 1000: 'shut' },
    },
  },
})

const table = () =>
  eventTableOf(door, () => ({ app: { send: () => {} } }), {
    situations: {
      shut: [],
      open: [{ type: 'knocked' }, answers('ring')],
      ringing: [{ type: 'knocked' }],
    },
    events: {
      knocked: { type: 'knocked' },
      'it is answered': answers('ring'),
      'time passes': runsOut('1000'),
    },
  })

test('a cell names the states that are entered, what is sent and what changes; what does nothing is left out', async () => {
  expect(await table()).toEqual({
    shut: { knocked: 'ringing, asks ring, knocks = 1' },
    open: { 'time passes': 'shut' },
    ringing: { 'it is answered': 'open, app opened' },
  })
})
