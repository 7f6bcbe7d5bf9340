import { expect, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { mermaid } from './mermaid.ts'

const doorMachine = setup({
  types: { events: {} as { type: 'pushed' } | { type: 'locked' }, tags: {} as 'busy' },
  actors: { ringBell: fromPromise(async () => {}) },
  guards: { isLight: () => true },
}).createMachine({
  id: 'door',
  initial: 'shut',
  on: { locked: '.shut' },
  states: {
    shut: { on: { pushed: [{ guard: 'isLight', target: 'open' }, { actions: [] }] } },
    open: {
      initial: 'ringing',
      states: {
        ringing: { tags: 'busy', invoke: { id: 'ringBell', src: 'ringBell', onDone: 'calm', onError: 'calm' } },
        calm: { after: { 1000: 'over' } },
        over: { type: 'final' },
      },
      onDone: 'shut',
    },
  },
})

test('draws states, branches, answers, timers and transitions of the root', () => {
  expect(mermaid(doorMachine)).toBe(
    `stateDiagram-v2
  [*] --> shut
  state "shut" as shut
  state "open" as open {
    [*] --> open_ringing
    state "ringing (busy)" as open_ringing
    state "calm" as open_calm
    state "over" as open_over
    open_over --> [*]
  }
  open_ringing : runs ringBell
  anywhere --> shut : locked
  shut --> open : pushed [isLight]
  shut --> shut : pushed (stays)
  open --> shut : all done
  open_ringing --> open_calm : ringBell done
  open_ringing --> open_calm : ringBell failed
  open_calm --> open_over : after 1000 ms`,
  )
})
