import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { PortError } from '../../kernel/failure.ts'
import { type Kopecks, kopecks } from '../../kernel/money.ts'
import { actorsOf } from '../../kernel/port.ts'
import type { TrunkEvent } from '../../kernel/trunk.ts'
import { type FigureRead, figureMachine } from './figure.machine.ts'
import { selectFigure } from './figure.selectors.ts'

const start = (fetchFigure: () => Promise<Kopecks | null>) => {
  const told: (TrunkEvent | FigureRead)[] = []
  const teller = { send: (event: TrunkEvent | FigureRead) => told.push(event) }
  const port = { fetchFigure: vi.fn(fetchFigure) }
  const actor = createActor(figureMachine.provide({ actors: actorsOf(port) }), {
    input: { trunk: teller, owner: teller },
  }).start()
  return {
    actor,
    port,
    told,
    view: () => selectFigure(actor.getSnapshot()),
    settled: () => waitFor(actor, (state) => !state.hasTag('loading')),
  }
}

test('a figure is read and told; one that cannot be read is unknown', async () => {
  const figures = [kopecks(850_00), null]
  const { actor, settled, told, view } = start(async () => figures.shift() ?? null)
  expect(view()).toEqual({ figure: null, isLoading: true, hasFailed: false })
  await settled()
  expect(view()).toEqual({ figure: 850_00, isLoading: false, hasFailed: false })
  actor.send({ type: 'refresh.wanted' })
  expect(view()).toEqual({ figure: 850_00, isLoading: true, hasFailed: false })
  await settled()
  expect(view().figure).toBeNull()
  expect(told).toEqual([
    { type: 'figure.read', figure: 850_00 },
    { type: 'figure.read', figure: null },
  ])
})

test('a failure is noted, and another try mends it', async () => {
  let isThere = false
  const { actor, settled, told, view } = start(async () => {
    if (!isThere) throw new PortError({ kind: 'timedOut' })
    return kopecks(1)
  })
  await settled()
  expect(view()).toEqual({ figure: null, isLoading: false, hasFailed: true })
  expect(told).toEqual([{ type: 'fault.noted', code: 'Failed to fetch balance', failure: { kind: 'timedOut' } }])
  isThere = true
  actor.send({ type: 'retry.chosen' })
  await settled()
  expect(view()).toEqual({ figure: 1, isLoading: false, hasFailed: false })
})
