import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { PortError } from '../kernel/failure.ts'
import { actorsOf } from '../kernel/port.ts'
import type { NewestRelease, Release } from './releases.domain.ts'
import { releasesMachine } from './releases.machine.ts'
import { selectIsUpdateOffered, selectRelease } from './releases.selectors.ts'

const running: Release = { id: 'a', day: '2026-11-28' }
const same: NewestRelease = { ...running, keepsFiles: true }
const next: NewestRelease = { id: 'b', day: '2026-11-29', keepsFiles: true }
const rounds = () => new Promise((done) => setTimeout(done))

const start = async (newest: () => Promise<NewestRelease>, known: Release | null = running) => {
  const clock = new SimulatedClock()
  const told: FeatureEvent[] = []
  const port = {
    loadRunning: async () => known,
    fetchNewest: vi.fn(newest),
    keepFiles: vi.fn(async (_: boolean) => {}),
    useNewest: vi.fn(async () => {}),
    reload: vi.fn(async () => {}),
  }
  const machine = releasesMachine.provide({ actors: actorsOf(port) })
  const actor = createActor(machine, { clock, input: { app: { send: (event) => told.push(event) } } }).start()
  await rounds()
  const pass = async (minutes: number) => {
    clock.increment(minutes * 60_000)
    actor.send({ type: 'tab.shown' })
    await rounds()
  }
  return { actor, port, told, pass, isOffered: () => selectIsUpdateOffered(actor.getSnapshot()) }
}

test('a tab that is shown again asks for a new release, at most once in five minutes', async () => {
  const { pass, port, isOffered } = await start(async () => same)
  expect(port.fetchNewest).toHaveBeenCalledTimes(1)
  await pass(4)
  expect(port.fetchNewest).toHaveBeenCalledTimes(1)
  port.fetchNewest.mockImplementation(async () => next)
  await pass(1)
  expect([port.fetchNewest.mock.calls.length, isOffered()]).toEqual([2, true])
})

test('a host that does not say which release it serves is asked again later', async () => {
  const { pass, port, isOffered } = await start(() => Promise.reject(new Error('no JSON')))
  expect(isOffered()).toBe(false)
  port.fetchNewest.mockImplementation(async () => next)
  await pass(5)
  expect(isOffered()).toBe(true)
})

test.each([true, false])('the host decides whether files are kept: %s', async (keepsFiles) => {
  const { port } = await start(async () => ({ ...same, keepsFiles }))
  expect(port.keepFiles.mock.calls.map(([isWanted]) => isWanted)).toEqual([keepsFiles])
})

test('an update lets the next load open the new release before the page is loaded again', async () => {
  const { actor, port } = await start(async () => next)
  const order: string[] = []
  port.useNewest.mockImplementation(async () => void order.push('use'))
  port.reload.mockImplementation(async () => void order.push('reload'))
  actor.send({ type: 'update.chosen' })
  await rounds()
  expect(order).toEqual(['use', 'reload'])
})

test('an update without a network is reported, and can be chosen again', async () => {
  const { actor, port, told, isOffered } = await start(async () => next)
  port.reload.mockImplementation(() => Promise.reject(new PortError({ kind: 'unreachable' })))
  actor.send({ type: 'update.chosen' })
  await rounds()
  expect([isOffered(), told]).toEqual([true, [{ type: 'failure.reported', failure: { kind: 'unreachable' } }]])
})

test('a page that was not built asks nothing', async () => {
  const { actor, port } = await start(async () => next, null)
  expect([port.fetchNewest.mock.calls.length, selectRelease(actor.getSnapshot())]).toEqual([0, null])
})
