import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { listenerOf } from '../kernel/port.ts'
import { pictureFile } from './picture.domain.ts'
import { selectProgress } from './picture.selectors.ts'
import type { PicturesPort, UploadFact } from './pictures.port.ts'
import { uploadMachine } from './upload.machine.ts'

const total = 1000

const start = () => {
  const clock = new SimulatedClock()
  const stop = vi.fn()
  const tellers: ((fact: UploadFact) => void)[] = []
  const uploadPicture: PicturesPort['uploadPicture'] = (tell) => {
    tellers.push(tell)
    return stop
  }
  const actor = createActor(uploadMachine.provide({ actors: { uploadPicture: listenerOf(uploadPicture) } }), {
    clock,
    input: { kind: 'avatar', file: pictureFile({}) },
  }).start()
  const tell = (fact: UploadFact) => tellers[0]?.(fact)
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

test('an upload may take as long as it likes while it moves', () => {
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

test('one that stands still for 15 seconds has failed, and is stopped', () => {
  const { clock, sent, outcome, stop } = start()
  sent(10)
  clock.increment(14_999)
  expect([outcome(), stop.mock.calls.length]).toEqual([undefined, 0])
  clock.increment(1)
  expect([outcome(), stop.mock.calls.length]).toEqual([{ kind: 'timedOut' }, 1])
})

test('saying the same again is no progress', () => {
  const { clock, sent, outcome } = start()
  sent(10)
  clock.increment(10_000)
  sent(10)
  clock.increment(5_000)
  expect(outcome()).toEqual({ kind: 'timedOut' })
})

test('the answer may be late by what still waits on the way, but not for ever', () => {
  const { clock, sent, outcome } = start()
  sent(total)
  clock.increment(59_999)
  expect(outcome()).toBe(undefined)
  clock.increment(1)
  expect(outcome()).toEqual({ kind: 'timedOut' })
})

test('a refusal ends it with what the server said', () => {
  const { tell, outcome, stop } = start()
  const failure = { kind: 'serverBroken', status: 500, texts: [], retryAfter: null } as const
  tell({ type: 'upload.failed', failure })
  expect([outcome(), stop.mock.calls.length]).toEqual([failure, 1])
})

test('who stops waiting stops the upload', () => {
  const { actor, stop } = start()
  actor.stop()
  expect(stop).toHaveBeenCalledOnce()
})
