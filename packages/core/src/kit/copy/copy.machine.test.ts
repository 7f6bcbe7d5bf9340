import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { selectIsCopied } from '../../account/account.selectors.ts'
import type { FeatureEvent } from '../../kernel/app-ref.ts'
import { PortError } from '../../kernel/failure.ts'
import { actorsOf } from '../../kernel/port.ts'
import { copyMachine } from './copy.machine.ts'
import type { ClipboardPort } from './copy.port.ts'

const start = (copyText: ClipboardPort['copyText'] = async () => {}) => {
  const port = { copyText: vi.fn(copyText) }
  const told: FeatureEvent[] = []
  const clock = new SimulatedClock()
  const actor = createActor(copyMachine.provide({ actors: actorsOf<ClipboardPort>(port) }), {
    clock,
    input: { app: { send: (event) => told.push(event) }, text: '#7' },
  }).start()
  return { port, told, clock, actor, isCopied: () => selectIsCopied(actor.getSnapshot()) }
}

test('the tick is shown for two seconds after copying', async () => {
  const { actor, clock, isCopied, port } = start()
  actor.send({ type: 'copy.chosen' })
  expect(isCopied()).toBe(false)
  await waitFor(actor, (state) => state.matches('copied'))
  clock.increment(1999)
  expect(isCopied()).toBe(true)
  clock.increment(1)
  expect([isCopied(), port.copyText.mock.calls.map(([text]) => text)]).toEqual([false, ['#7']])
})

test('copying again restarts the two seconds of the tick', async () => {
  const { actor, clock, isCopied } = start()
  actor.send({ type: 'copy.chosen' })
  await waitFor(actor, (state) => state.matches('copied'))
  clock.increment(1500)
  actor.send({ type: 'copy.chosen' })
  await waitFor(actor, (state) => state.matches('copied'))
  clock.increment(1999)
  expect(isCopied()).toBe(true)
})

test('a refused copy shows no tick and reports a warning', async () => {
  const { actor, isCopied, told } = start(() => Promise.reject(new PortError({ kind: 'unexpected' })))
  actor.send({ type: 'copy.chosen' })
  await waitFor(actor, (state) => state.matches('ready'))
  expect([isCopied(), told]).toEqual([false, [{ type: 'warning.reported', message: { key: 'account.copyRefused' } }]])
})

test('a clipboard that never responds counts as refused, and the button works again', async () => {
  const { actor, clock, isCopied, port, told } = start(() => new Promise(() => {}))
  actor.send({ type: 'copy.chosen' })
  clock.increment(9999)
  expect([actor.getSnapshot().value, told]).toEqual(['copying', []])
  clock.increment(1)
  expect([isCopied(), told]).toEqual([false, [{ type: 'warning.reported', message: { key: 'account.copyRefused' } }]])
  actor.send({ type: 'copy.chosen' })
  expect(port.copyText).toHaveBeenCalledTimes(2)
})
