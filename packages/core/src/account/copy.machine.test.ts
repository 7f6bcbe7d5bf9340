import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { PortError } from '../kernel/failure.ts'
import { actorsOf } from '../kernel/port.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import type { ClipboardPort } from './account.port.ts'
import { selectIsCopied } from './account.selectors.ts'
import { copyMachine } from './copy.machine.ts'

const start = (copyText: ClipboardPort['copyText'] = async () => {}) => {
  const port = { copyText: vi.fn(copyText) }
  const told: TrunkEvent[] = []
  const clock = new SimulatedClock()
  const actor = createActor(copyMachine.provide({ actors: actorsOf<ClipboardPort>(port) }), {
    clock,
    input: { trunk: { send: (event) => told.push(event) }, text: '#7' },
  }).start()
  return { port, told, clock, actor, isCopied: () => selectIsCopied(actor.getSnapshot()) }
}

test('the tick stands for two seconds after the text was copied', async () => {
  const { actor, clock, isCopied, port } = start()
  actor.send({ type: 'copy.chosen' })
  expect(isCopied()).toBe(false)
  await waitFor(actor, (state) => state.matches('copied'))
  clock.increment(1999)
  expect(isCopied()).toBe(true)
  clock.increment(1)
  expect([isCopied(), port.copyText.mock.calls.map(([text]) => text)]).toEqual([false, ['#7']])
})

test('copying again while the tick stands gives it its two seconds anew', async () => {
  const { actor, clock, isCopied } = start()
  actor.send({ type: 'copy.chosen' })
  await waitFor(actor, (state) => state.matches('copied'))
  clock.increment(1500)
  actor.send({ type: 'copy.chosen' })
  await waitFor(actor, (state) => state.matches('copied'))
  clock.increment(1999)
  expect(isCopied()).toBe(true)
})

test('a clipboard that refuses shows no tick and says so', async () => {
  const { actor, isCopied, told } = start(() => Promise.reject(new PortError({ kind: 'unexpected' })))
  actor.send({ type: 'copy.chosen' })
  await waitFor(actor, (state) => state.matches('ready'))
  expect([isCopied(), told]).toEqual([false, [{ type: 'warning.met', message: { key: 'account.copyRefused' } }]])
})

test('a clipboard that never answers is taken for one that refuses, and the button works again', async () => {
  const { actor, clock, isCopied, port, told } = start(() => new Promise(() => {}))
  actor.send({ type: 'copy.chosen' })
  clock.increment(9999)
  expect([actor.getSnapshot().value, told]).toEqual(['copying', []])
  clock.increment(1)
  expect([isCopied(), told]).toEqual([false, [{ type: 'warning.met', message: { key: 'account.copyRefused' } }]])
  actor.send({ type: 'copy.chosen' })
  expect(port.copyText).toHaveBeenCalledTimes(2)
})
