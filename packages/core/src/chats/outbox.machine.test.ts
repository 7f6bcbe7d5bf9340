import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Unsent } from './outbox.domain.ts'
import { outboxMachine } from './outbox.machine.ts'
import type { UnsentChange } from './outbox-tabs.domain.ts'

const message = { room: '7', key: 'a', text: 'a', attachments: [] }

interface Save {
  readonly input: UnsentChange
  readonly answer: (saved: 'stored') => void
}

/** An outbox whose storage answers when the test says so. */
const opened = async () => {
  const saves: Save[] = []
  const outbox = createActor(
    outboxMachine.provide({
      actors: {
        loadUnsent: fromPromise(async (): Promise<readonly Unsent[]> => []),
        saveUnsent: fromPromise<'stored' | 'memoryOnly', UnsentChange>(
          ({ input }) => new Promise((answer) => saves.push({ input, answer })),
        ),
        holdOutbox: fromCallback(() => {}),
        watchUnsent: fromCallback(() => {}),
      },
    }),
    { input: { app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 } },
  ).start()
  await new Promise(setImmediate)
  return { outbox, saves }
}

test('a message that the server has before storage answers is removed from storage', async () => {
  const { outbox, saves } = await opened()
  outbox.send({ type: 'message.written', message })
  expect(saves).toMatchObject([{ input: { saved: [{ key: 'a' }], removed: [] } }])
  outbox.send({ type: 'queue.changed', room: '7', items: [] })
  saves[0]?.answer('stored')
  await new Promise(setImmediate)
  expect(saves[1]).toMatchObject({ input: { saved: [], removed: ['a'] } })
  saves[1]?.answer('stored')
  await new Promise(setImmediate)
  expect(outbox.getSnapshot().matches({ storage: 'kept' })).toBe(true)
  expect(saves).toHaveLength(2)
})
