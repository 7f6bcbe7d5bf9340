import { expect, test, vi } from 'vitest'
import { createActor, createMachine, setup, toPromise } from 'xstate'
import { childOf } from './child.ts'
import { PortError } from './failure.ts'
import { must } from './must.ts'
import { type Abort, actorsOf, type Listen, listenerOf } from './port.ts'

test('an actor passes its input to the port and outputs the response', async () => {
  const port = { fetchName: vi.fn(async (id: number, _signal: Abort) => `Anna ${id}`) }
  const { fetchName } = actorsOf(port)
  expect(await toPromise(createActor(fetchName, { input: 7 }).start())).toBe('Anna 7')
  expect(port.fetchName.mock.calls.map(([id]) => id)).toEqual([7])
})

test('a rejection of the port is passed on unchanged', async () => {
  const refusal = new PortError({ kind: 'timedOut' })
  const { fetchName } = actorsOf({ fetchName: (_: number) => Promise.reject(refusal) })
  await expect(toPromise(createActor(fetchName, { input: 7 }).start())).rejects.toBe(refusal)
})

test('stopping the actor aborts the request', () => {
  const signals: Abort[] = []
  const { fetchName } = actorsOf({
    fetchName: (_: number, signal: Abort) => {
      signals.push(signal)
      return new Promise<string>(() => {})
    },
  })
  const actor = createActor(fetchName, { input: 7 }).start()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  actor.stop()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

test('a listener sends events to its parent until it is stopped', () => {
  const stop = vi.fn()
  const tellers: ((event: { type: 'heard' }) => void)[] = []
  const listen: Listen<{ type: 'heard' }> = (emit) => {
    tellers.push(emit)
    return stop
  }
  const heard = vi.fn()
  const machine = setup({
    types: { events: {} as { type: 'heard' } },
    actors: { listen: listenerOf(listen) },
    actions: { heard },
  }).createMachine({ invoke: { id: 'listen', src: 'listen' }, on: { heard: { actions: 'heard' } } })
  const actor = createActor(machine).start()
  tellers[0]?.({ type: 'heard' })
  expect([heard.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0])
  actor.stop()
  expect(stop).toHaveBeenCalledOnce()
})

test('a stopped child cannot be looked up', () => {
  const child = createMachine({ initial: 'here', states: { here: { on: { leave: 'gone' } }, gone: { type: 'final' } } })
  const parent = createActor(
    setup({ actors: { child } }).createMachine({ invoke: { id: 'child', src: 'child' }, on: { leave: {} } }),
  ).start()
  const running = childOf(parent, 'child')
  expect(running?.id).toBe('child')
  running?.send({ type: 'leave' })
  expect([childOf(parent, 'child'), childOf(parent, 'nobody')]).toEqual([null, null])
})

test('a missing value that the state guarantees throws', () => {
  expect([must(0), must(''), must(false)]).toEqual([0, '', false])
  for (const missing of [null, undefined]) expect(() => must(missing)).toThrow('missing')
})
