import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { PortError } from '../../kernel/failure.ts'
import type { TrunkEvent } from '../../kernel/trunk.ts'
import { loadOf, type ValueRead } from './load.machine.ts'
import { selectLoad } from './load.selectors.ts'

const start = (fetchValue: () => Promise<string | null>) => {
  const told: (TrunkEvent | ValueRead<string | null>)[] = []
  const teller = { send: (event: TrunkEvent | ValueRead<string | null>) => told.push(event) }
  const actor = createActor(loadOf(fetchValue), {
    input: { trunk: teller, owner: teller, subject: 'name' },
  }).start()
  return {
    actor,
    told,
    view: () => selectLoad(actor.getSnapshot()),
    settled: () => waitFor(actor, (state) => !state.hasTag('busy')),
  }
}

test('a value is read and told; the last one stays while it is read again', async () => {
  const values = ['Anna', null]
  const { actor, settled, told, view } = start(async () => values.shift() ?? null)
  expect(view()).toEqual({ value: null, isLoading: true, hasFailed: false })
  await settled()
  expect(view()).toEqual({ value: 'Anna', isLoading: false, hasFailed: false })
  actor.send({ type: 'refresh.wanted' })
  expect(view()).toEqual({ value: 'Anna', isLoading: true, hasFailed: false })
  await settled()
  expect(view().value).toBeNull()
  expect(told).toEqual([
    { type: 'value.read', value: 'Anna' },
    { type: 'value.read', value: null },
  ])
})

test('a failure is noted, and another try mends it', async () => {
  let isThere = false
  const { actor, settled, told, view } = start(async () => {
    if (!isThere) throw new PortError({ kind: 'timedOut' })
    return 'Anna'
  })
  await settled()
  expect(view()).toEqual({ value: null, isLoading: false, hasFailed: true })
  expect(told).toEqual([{ type: 'fault.noted', code: 'Failed to fetch name', failure: { kind: 'timedOut' } }])
  isThere = true
  actor.send({ type: 'retry.chosen' })
  await settled()
  expect(view()).toEqual({ value: 'Anna', isLoading: false, hasFailed: false })
})
