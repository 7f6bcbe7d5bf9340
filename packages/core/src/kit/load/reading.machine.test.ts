import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, setup } from 'xstate'
import { type Failure, PortError } from '../../kernel/failure.ts'
import type { Abort } from '../../kernel/port.ts'
import { failed, type ReadResult, succeeded } from './reading.domain.ts'
import { type Readings, readingsOf } from './reading.machine.ts'

interface Port {
  fetchName(id: number, signal: Abort): Promise<string>
}

const nextTurn = () => new Promise(setImmediate)

/** A reading of a port that gives these responses one after another, and then none. */
const start = (...answers: readonly (string | Failure)[]) => {
  const clock = new SimulatedClock()
  const left = [...answers]
  const asked: { readonly id: number; readonly at: number; readonly signal: Abort }[] = []
  const fetchName: Port['fetchName'] = async (id, signal) => {
    asked.push({ id, at: clock.now(), signal })
    const answer = left.shift() ?? (await new Promise<never>(() => {}))
    if (typeof answer === 'string') return answer
    throw new PortError(answer)
  }
  const readings = readingsOf<Port>({ fetchName })
  return { clock, asked, readings, actor: createActor(readings.fetchName, { input: 7, clock }) }
}

const broken = (status: number, retryAfter: number | null): Failure => ({
  kind: 'serverBroken',
  status,
  texts: [],
  retryAfter,
})

const anyAnswer = fc.oneof(
  fc.constant('Anna'),
  fc.constantFrom<Failure>(
    { kind: 'unreachable' },
    { kind: 'timedOut' },
    { kind: 'unexpected' },
    { kind: 'unauthorized', texts: [] },
    broken(500, 2),
    broken(503, null),
  ),
  fc.integer({ min: 1, max: 30 }).map((seconds) => broken(503, seconds)),
)

test('a read is repeated once, and only after the pause that a 503 asks for', () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyAnswer, { minLength: 3, maxLength: 3 }), async (answers) => {
      const { actor, asked, clock } = start(...answers)
      actor.start()
      await nextTurn()
      const [first, second] = answers
      const pause =
        typeof first === 'object' && first.kind === 'serverBroken' && first.status === 503 ? first.retryAfter : null
      if (pause !== null) {
        clock.increment(pause * 1000 - 1)
        await nextTurn()
        expect([asked.length, actor.getSnapshot().status]).toEqual([1, 'active'])
        clock.increment(1)
        await nextTurn()
      }
      clock.increment(3_600_000)
      await nextTurn()
      expect(asked.map(({ id, at }) => [id, at])).toEqual(
        pause === null
          ? [[7, 0]]
          : [
              [7, 0],
              [7, pause * 1000],
            ],
      )
      const last = pause === null ? first : second
      expect(actor.getSnapshot()).toMatchObject({
        status: 'done',
        output: typeof last === 'string' ? succeeded(last) : failed(last as Failure),
      })
    }),
  ))

test('an error other than a PortError becomes an unexpected failure', async () => {
  const { fetchName } = readingsOf<Port>({ fetchName: () => Promise.reject(new Error('broken')) })
  const actor = createActor(fetchName, { input: 7 }).start()
  await nextTurn()
  expect(actor.getSnapshot().output).toEqual(failed({ kind: 'unexpected' }))
})

test.each<[string, readonly Failure[]]>([
  ['the first', []],
  ['the second', [broken(503, 2)]],
])('stopping while it waits for %s response aborts the request', async (_, answers) => {
  const { actor, asked, clock } = start(...answers)
  actor.start()
  await nextTurn()
  clock.increment(2000)
  await nextTurn()
  expect(asked.at(-1)?.signal.aborted).toBe(false)
  actor.stop()
  expect(asked.at(-1)?.signal.aborted).toBe(true)
})

test('stopping during the pause prevents the retry', async () => {
  const { actor, asked, clock } = start(broken(503, 2))
  actor.start()
  await nextTurn()
  actor.stop()
  clock.increment(3_600_000)
  await nextTurn()
  expect(asked).toHaveLength(1)
})

const ownerMachine = setup({
  types: { events: {} as { type: 'left' | 'returned' } },
  actors: {} as Readings<Port>,
  actions: { take: (_, __: ReadResult<string>) => {} },
}).createMachine({
  id: 'owner',
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'fetchName',
        src: 'fetchName',
        input: 7,
        onDone: { target: 'elsewhere', actions: { type: 'take', params: ({ event }) => event.output } },
      },
      on: { left: 'elsewhere' },
    },
    elsewhere: { on: { returned: 'reading' } },
  },
})

test('leaving the state aborts the request; returning sends a new one', async () => {
  const { asked, readings } = start('Anna', 'Olha')
  const take = vi.fn()
  const actor = createActor(
    ownerMachine.provide({ actors: readings, actions: { take: (_, result) => take(result) } }),
  ).start()
  actor.send({ type: 'left' })
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true])
  actor.send({ type: 'returned' })
  await nextTurn()
  expect(take.mock.calls).toEqual([[succeeded('Olha')]])
})
