import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { FeatureEvent } from '../../kernel/app-ref.ts'
import { PortError } from '../../kernel/failure.ts'
import { loadOf, type ValueRead } from './load.machine.ts'
import { selectLoad } from './load.selectors.ts'

const start = (fetchValue: () => Promise<string | null>) => {
  const told: (FeatureEvent | ValueRead<string | null>)[] = []
  const teller = { send: (event: FeatureEvent | ValueRead<string | null>) => told.push(event) }
  const actor = createActor(loadOf(fetchValue), {
    input: { app: teller, owner: teller, subject: 'name' },
  }).start()
  return {
    actor,
    told,
    view: () => selectLoad(actor.getSnapshot()),
    settled: () => waitFor(actor, (state) => !state.hasTag('busy')),
  }
}

test('a value is loaded and sent; the last one stays during a refresh', async () => {
  const values = ['Anna', null]
  const { actor, settled, told, view } = start(async () => values.shift() ?? null)
  expect(view()).toMatchObject({ value: null, isLoading: true, hasFailed: false })
  await settled()
  expect(view()).toMatchObject({ value: 'Anna', isLoading: false, hasFailed: false })
  actor.send({ type: 'refresh.requested' })
  expect(view()).toMatchObject({ value: 'Anna', isLoading: true, hasFailed: false })
  await settled()
  expect(view().value).toBeNull()
  expect(told).toEqual([
    { type: 'value.read', value: 'Anna' },
    { type: 'value.read', value: null },
  ])
})

test('a failure is logged, and a retry recovers', async () => {
  let isThere = false
  const { actor, settled, told, view } = start(async () => {
    if (!isThere) throw new PortError({ kind: 'timedOut' })
    return 'Anna'
  })
  await settled()
  expect(view()).toMatchObject({ value: null, isLoading: false, hasFailed: true })
  expect(told).toEqual([{ type: 'fault.logged', code: 'Failed to fetch name', failure: { kind: 'timedOut' } }])
  isThere = true
  actor.send({ type: 'retry.chosen' })
  await settled()
  expect(view()).toMatchObject({ value: 'Anna', isLoading: false, hasFailed: false })
})
