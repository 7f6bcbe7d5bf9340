import { attributesPath } from '@supplier/core/adapters/http/attributes/attributes.wire'
import { productsPath } from '@supplier/core/adapters/http/products/products.wire'
import { expect, test } from 'vitest'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { seedTime } from '../../world/seed-time.ts'

/** The own attribute «Матеріал», with its values cotton, linen and wool. */
const [material, cotton, linen, wool] = [521, 5210, 5211, 5212]

const enter = async () => {
  const sandbox = createSandbox({ now: () => seedTime })
  const call = callerOf(sandbox, await tokenOf(sandbox))
  const values = async () => (await call('GET', `${attributesPath}/${material}/values`)).body.data
  const usage = async (value: number) => (await values()).find(({ id }: { id: number }) => id === value)?.usage
  return { call, values, usage }
}

test('each value says how many products use it, and a search narrows them', async () => {
  const { call, values, usage } = await enter()
  expect((await values()).map(({ id }: { id: number }) => id)).toEqual([cotton, linen, wool])
  expect([(await usage(cotton)) > 0, await usage(wool)]).toEqual([true, 0])
  const found = (await call('GET', `${attributesPath}/${material}/values?search=${encodeURIComponent('ЛЬОН')}`)).body
  expect(found.data.map(({ id }: { id: number }) => id)).toEqual([linen])
})

test('a value in use goes only with a replacement, which its products get', async () => {
  const { call, values, usage } = await enter()
  const used = await usage(cotton)
  const refusal = await call('DELETE', `${attributesPath}/${material}/values/${cotton}`)
  expect([refusal.status, refusal.body.message]).toEqual([409, expect.stringContaining(String(used))])
  expect(refusal.body.details).toEqual({ reason: 'value_in_use' })
  const attribute = (await call('GET', `${attributesPath}/${material}`)).body.data
  const without = { version: attribute.version, values: attribute.values.slice(1) }
  expect((await call('PATCH', `${attributesPath}/${material}`, without)).body.details).toEqual({
    reason: 'value_in_use',
  })
  expect((await call('DELETE', `${attributesPath}/${material}/values/${cotton}?replace_with=${wool}`)).status).toBe(200)
  expect((await values()).map(({ id }: { id: number }) => id)).toEqual([linen, wool])
  expect(await usage(wool)).toBe(used)
  expect((await call('DELETE', `${attributesPath}/${material}/values/${cotton}`)).status).toBe(404)
})

test('a value that no product uses goes without a replacement', async () => {
  const { call, values } = await enter()
  expect((await call('DELETE', `${attributesPath}/${material}/values/${wool}`)).status).toBe(200)
  expect(await values()).toHaveLength(2)
})

test('values of an attribute of the marketplace stay, and so do variants that would become equal', async () => {
  const { call } = await enter()
  expect((await call('DELETE', `${attributesPath}/502/values/5020?replace_with=5021`)).status).toBe(409)
  expect((await call('GET', `${productsPath}/2005`)).body.data.variants.length).toBeGreaterThan(1)
})
