import { expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { isCarrierAway } from '../world/deliveries.ts'
import { createControl } from './control.ts'

test('the carrier goes away and comes back', async () => {
  const sandbox = createSandbox()
  const control = createControl(sandbox, {} as never)
  const put = (isAway: boolean) =>
    control.request('/sandbox/api/carrier', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isAway }),
    })
  await put(true)
  expect(isCarrierAway(sandbox.world())).toBe(true)
  await put(false)
  expect(isCarrierAway(sandbox.world())).toBe(false)
})
