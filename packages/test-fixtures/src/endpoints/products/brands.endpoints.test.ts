import { brandsPath } from '@supplier/core/adapters/http/products/product-brands.wire'
import { productsPath } from '@supplier/core/adapters/http/products/products.wire'
import { expect, test } from 'vitest'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { seedTime } from '../../world/seed-time.ts'

const enter = async () => {
  const sandbox = createSandbox({ now: () => seedTime })
  return callerOf(sandbox, await tokenOf(sandbox))
}
const proposal = { client_key: 'key-1', title: 'Полтавський глечик' }

test('a brand is found by its name, and an unknown one is proposed once', async () => {
  const call = await enter()
  const find = async (text: string) => (await call('GET', `${brandsPath}?search=${encodeURIComponent(text)}`)).body.data
  expect(await find('глиняна')).toMatchObject([{ id: 702, status: 'active' }])
  expect(await find('глечик')).toEqual([])
  const made = await call('POST', brandsPath, proposal)
  expect(made.body.data).toMatchObject({ title: proposal.title, status: 'proposed' })
  expect((await call('POST', brandsPath, proposal)).body.data.id).toBe(made.body.data.id)
  expect(await find('глечик')).toHaveLength(1)
  const again = await call('POST', brandsPath, { client_key: 'key-2', title: 'полтавський ГЛЕЧИК' })
  expect([again.status, again.body.errors.title]).toEqual([422, [expect.any(String)]])
  expect((await call('GET', `${brandsPath}/by-key/key-1`)).body.data.id).toBe(made.body.data.id)
})

test('a product of a proposed brand says that it waits for the brand', async () => {
  const call = await enter()
  const { id } = (await call('POST', brandsPath, proposal)).body.data
  const { version } = (await call('GET', `${productsPath}/2001`)).body.data
  await call('PATCH', `${productsPath}/2001`, { version, brand_id: id })
  const { data } = (await call('GET', `${productsPath}/2001`)).body
  expect(data).toMatchObject({ brand: { id, title: proposal.title, status: 'proposed' } })
  expect(data.problems).toContain('brand_proposed')
})
