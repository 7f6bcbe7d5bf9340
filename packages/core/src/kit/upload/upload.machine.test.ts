import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { listenerOf } from '../../kernel/port.ts'
import { chosenFile } from './upload.domain.ts'
import { uploadMachine } from './upload.machine.ts'
import type { UploadFile, UploadOrder, UploadPortEvent } from './upload.port.ts'
import { selectProgress } from './upload.selectors.ts'

const total = 1000

const start = () => {
  const clock = new SimulatedClock()
  const stop = vi.fn()
  const tellers: ((event: UploadPortEvent) => void)[] = []
  const uploadFile: UploadFile<UploadOrder> = (tell) => {
    tellers.push(tell)
    return stop
  }
  const actor = createActor(uploadMachine.provide({ actors: { uploadFile: listenerOf(uploadFile) } }), {
    clock,
    input: { file: chosenFile({}) },
  }).start()
  const tell = (event: UploadPortEvent) => tellers[0]?.(event)
  return {
    actor,
    clock,
    stop,
    tellers,
    tell,
    sent: (sent: number) => tell({ type: 'upload.progressed', sent, total }),
    outcome: () => actor.getSnapshot().output?.failure,
  }
}

test('an upload has no time limit while it progresses', () => {
  const { clock, sent, tell, outcome, actor } = start()
  for (let kilobyte = 1; kilobyte < 50; kilobyte += 1) {
    clock.increment(14_999)
    sent(kilobyte)
  }
  expect(selectProgress(actor.getSnapshot())).toBe(0.049)
  clock.increment(14_999)
  sent(total)
  tell({ type: 'upload.done' })
  expect(outcome()).toBe(null)
})

test('an upload without progress for 15 seconds fails and is aborted', () => {
  const { clock, sent, outcome, stop } = start()
  sent(10)
  clock.increment(14_999)
  expect([outcome(), stop.mock.calls.length]).toEqual([undefined, 0])
  clock.increment(1)
  expect([outcome(), stop.mock.calls.length]).toEqual([{ kind: 'timedOut' }, 1])
})

test('repeated events with the same number of bytes are no progress', () => {
  const { clock, sent, outcome } = start()
  sent(10)
  clock.increment(10_000)
  sent(10)
  clock.increment(5_000)
  expect(outcome()).toEqual({ kind: 'timedOut' })
})

test('after the last byte the response has a longer, limited time', () => {
  const { clock, sent, outcome } = start()
  sent(total)
  clock.increment(59_999)
  expect(outcome()).toBe(undefined)
  clock.increment(1)
  expect(outcome()).toEqual({ kind: 'timedOut' })
})

test('a refused upload ends with the server’s failure', () => {
  const { tell, outcome, stop } = start()
  const failure = { kind: 'serverBroken', status: 500, texts: [], retryAfter: null } as const
  tell({ type: 'upload.failed', failure })
  expect([outcome(), stop.mock.calls.length]).toEqual([failure, 1])
})

test('stopping the actor aborts the upload', () => {
  const { actor, stop } = start()
  actor.stop()
  expect(stop).toHaveBeenCalledOnce()
})
