import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { composeDraft } from './drafts.compose.ts'
import type { Draft } from './drafts.domain.ts'
import type { DraftsPort } from './drafts.port.ts'

const name = { supplierId: 1, form: 'account' }

const start = async (recalled: Draft | null = null) => {
  let removed = () => {}
  const port: DraftsPort = {
    recallDraft: async () => recalled,
    keepDraft: vi.fn(async () => {}),
    forgetDraft: vi.fn(async () => {}),
    watchDraft: (tell) => {
      removed = () => tell({ type: 'draft.removed' })
      return () => {}
    },
  }
  const owner = { send: vi.fn() }
  const actor = createActor(composeDraft(port), { input: { ...name, owner, clock: { now: () => 0 } } }).start()
  await waitFor(actor, (now) => now.matches('kept'))
  return { actor, owner, port, removeElsewhere: () => removed() }
}

test('each sign is kept at once, and nothing is pending when the page goes', async () => {
  const { actor, port } = await start()
  for (const [at, text] of ['a', 'ab', 'abc'].entries()) {
    actor.send({ type: 'work.typed', texts: { name: text } })
    expect(port.keepDraft).toHaveBeenCalledTimes(at + 1)
    expect(port.keepDraft).toHaveBeenLastCalledWith({ ...name, texts: { name: text }, keptAt: 0 }, expect.anything())
  }
})

test('what another tab takes away is kept again as it stands here, unless it is settled', async () => {
  const { actor, port, removeElsewhere } = await start()
  removeElsewhere()
  expect(port.keepDraft).not.toHaveBeenCalled()
  actor.send({ type: 'work.typed', texts: { name: 'a' } })
  await waitFor(actor, (now) => now.matches('kept'))
  removeElsewhere()
  expect(vi.mocked(port.keepDraft).mock.calls.map(([{ texts }]) => texts)).toEqual([{ name: 'a' }, { name: 'a' }])
  actor.send({ type: 'work.settled' })
  removeElsewhere()
  expect(port.keepDraft).toHaveBeenCalledTimes(2)
})

test('what an earlier visit left is told to the form, once', async () => {
  const { owner } = await start({ ...name, texts: { name: 'kept' }, keptAt: 0 })
  expect(owner.send).toHaveBeenCalledExactlyOnceWith({ type: 'draft.found', texts: { name: 'kept' } })
})

test('what is too old is not told', async () => {
  const { owner } = await start({ ...name, texts: { name: 'kept' }, keptAt: 1 })
  expect(owner.send).not.toHaveBeenCalled()
})
