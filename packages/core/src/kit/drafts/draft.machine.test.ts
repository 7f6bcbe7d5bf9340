import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { composeDraft } from './drafts.compose.ts'
import { type Draft, draftLog } from './drafts.domain.ts'
import type { DraftsPort } from './drafts.port.ts'

const name = { supplierId: 1, form: 'account' }

const start = async (recalled: Draft | null = null) => {
  let removed = () => {}
  const port: DraftsPort = {
    loadDraft: async () => recalled,
    saveDraft: vi.fn(async () => {}),
    clearDraft: vi.fn(async () => {}),
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

test('each keystroke is saved at once, without a delay', async () => {
  const { actor, port } = await start()
  for (const [at, text] of ['a', 'ab', 'abc'].entries()) {
    actor.send({ type: 'edits.typed', texts: { name: text } })
    expect(port.saveDraft).toHaveBeenCalledTimes(at + 1)
    expect(port.saveDraft).toHaveBeenLastCalledWith({ ...name, texts: { name: text }, keptAt: 0 }, expect.anything())
  }
})

test('a draft removed by another tab is saved again while there is unsaved input here', async () => {
  const { actor, port, removeElsewhere } = await start()
  removeElsewhere()
  expect(port.saveDraft).not.toHaveBeenCalled()
  actor.send({ type: 'edits.typed', texts: { name: 'a' } })
  await waitFor(actor, (now) => now.matches('kept'))
  removeElsewhere()
  expect(vi.mocked(port.saveDraft).mock.calls.map(([{ texts }]) => texts)).toEqual([{ name: 'a' }, { name: 'a' }])
  actor.send({ type: 'edits.settled' })
  removeElsewhere()
  expect(port.saveDraft).toHaveBeenCalledTimes(2)
})

test('a draft of an earlier visit is sent to the form once', async () => {
  const { owner } = await start({ ...name, texts: { name: 'kept' }, keptAt: 0 })
  expect(owner.send).toHaveBeenCalledExactlyOnceWith({ type: 'draft.found', texts: { name: 'kept' } })
})

test('an outdated draft is not sent', async () => {
  const { owner } = await start({ ...name, texts: { name: 'kept' }, keptAt: -draftLog })
  expect(owner.send).not.toHaveBeenCalled()
})
