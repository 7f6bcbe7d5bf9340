import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { actorsOf } from '../kernel/port.ts'
import { draftMachine } from './draft.machine.ts'
import type { Draft } from './drafts.domain.ts'
import type { DraftsPort } from './drafts.port.ts'

const name = { supplierId: 1, form: 'account' }

const start = async (recalled: Draft | null = null) => {
  const clock = new SimulatedClock()
  const port: DraftsPort = {
    recallDraft: async () => recalled,
    keepDraft: vi.fn(async () => {}),
    forgetDraft: vi.fn(async () => {}),
  }
  const owner = { send: vi.fn() }
  const machine = draftMachine.provide({ actors: actorsOf<DraftsPort>(port) })
  const actor = createActor(machine, { input: { ...name, owner, clock }, clock }).start()
  await waitFor(actor, (now) => now.matches('kept'))
  return { actor, clock, owner, port }
}

test('the first sign is kept at once, a burst behind it once a quarter of a second', async () => {
  const { actor, clock, port } = await start()
  actor.send({ type: 'work.typed', texts: { name: 'a' } })
  await waitFor(actor, (now) => now.matches('pausing'))
  for (const text of ['ab', 'abc', 'abcd']) actor.send({ type: 'work.typed', texts: { name: text } })
  expect(port.keepDraft).toHaveBeenCalledOnce()
  clock.increment(250)
  await waitFor(actor, (now) => now.matches('pausing'))
  expect(port.keepDraft).toHaveBeenCalledTimes(2)
  expect(port.keepDraft).toHaveBeenLastCalledWith({ ...name, texts: { name: 'abcd' }, keptAt: 250 }, expect.anything())
})

test('what an earlier visit left is told to the form, once', async () => {
  const { owner } = await start({ ...name, texts: { name: 'kept' }, keptAt: 0 })
  expect(owner.send).toHaveBeenCalledExactlyOnceWith({ type: 'draft.found', texts: { name: 'kept' } })
})

test('what is too old is not told', async () => {
  const { owner } = await start({ ...name, texts: { name: 'kept' }, keptAt: 1 })
  expect(owner.send).not.toHaveBeenCalled()
})
