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

const aTurn = () => new Promise(setImmediate)

/** A reading of a port that answers with these one after another, and then never. */
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
    { kind: 'refused', status: 429, texts: [], fields: {}, retryAfter: 2 },
    broken(500, 2),
    broken(503, null),
  ),
  fc.integer({ min: 1, max: 30 }).map((seconds) => broken(503, seconds)),
)

test('a port is asked twice at most, the second time only after a 503 that names a pause, and not before it ends', () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyAnswer, { minLength: 3, maxLength: 3 }), async (answers) => {
      const { actor, asked, clock } = start(...answers)
      actor.start()
      await aTurn()
      const [first, second] = answers
      const pause =
        typeof first === 'object' && first.kind === 'serverBroken' && first.status === 503 ? first.retryAfter : null
      if (pause !== null) {
        clock.increment(pause * 1000 - 1)
        await aTurn()
        expect([asked.length, actor.getSnapshot().status]).toEqual([1, 'active'])
        clock.increment(1)
        await aTurn()
      }
      clock.increment(3_600_000)
      await aTurn()
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

test('what is no failure of a port ends as one that nobody expected', async () => {
  const { fetchName } = readingsOf<Port>({ fetchName: () => Promise.reject(new Error('broken')) })
  const actor = createActor(fetchName, { input: 7 }).start()
  await aTurn()
  expect(actor.getSnapshot().output).toEqual(failed({ kind: 'unexpected' }))
})

test.each<[string, readonly Failure[]]>([
  ['the first', []],
  ['the second', [broken(503, 2)]],
])('stopped while it waits for %s answer, it takes the question back', async (_, answers) => {
  const { actor, asked, clock } = start(...answers)
  actor.start()
  await aTurn()
  clock.increment(2000)
  await aTurn()
  expect(asked.at(-1)?.signal.aborted).toBe(false)
  actor.stop()
  expect(asked.at(-1)?.signal.aborted).toBe(true)
})

test('stopped in the pause, it asks no more', async () => {
  const { actor, asked, clock } = start(broken(503, 2))
  actor.start()
  await aTurn()
  actor.stop()
  clock.increment(3_600_000)
  await aTurn()
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

test('an owner that leaves the state takes the question back; one that returns asks anew', async () => {
  const { asked, readings } = start('Anna', 'Olha')
  const take = vi.fn()
  const actor = createActor(
    ownerMachine.provide({ actors: readings, actions: { take: (_, result) => take(result) } }),
  ).start()
  actor.send({ type: 'left' })
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true])
  actor.send({ type: 'returned' })
  await aTurn()
  expect(take.mock.calls).toEqual([[succeeded('Olha')]])
})
