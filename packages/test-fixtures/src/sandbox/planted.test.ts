import { expect, test } from 'vitest'
import { brokenInvariants } from './invariants.ts'
import { planted, plantedIn, plantIn } from './planted.ts'
import { createSandbox } from './sandbox.ts'

test('there are eighteen planted secrets, and a world with them is valid', () => {
  const sandbox = createSandbox()
  plantIn(sandbox)
  expect(Object.keys(planted)).toHaveLength(18)
  expect(brokenInvariants(sandbox.world())).toEqual([])
})

test('each one is found in its plain form', () => {
  for (const [name, text] of Object.entries(planted)) expect(plantedIn(`{"a":"${text}"}`)).toContain(name)
})

test.each([
  ['as people type it', 'telephone', '050 941 73 62'],
  ['as forms show it', 'telephone', '+38 (050) 941-73-62'],
  ['in groups', 'iban', 'UA95 3052 9900 0002 6007 4173 6258 1'],
  ['in JSON that is pure ASCII', 'firstname', '\\u041f\\u0435\\u043b\\u0430\\u0433\\u0456\\u044f'],
  ['in JSON inside of JSON', 'code', '{\\"code\\":\\"7391\\"}'],
  ['in an address', 'storeName', `q=${encodeURIComponent(planted.storeName)}`],
])('%s a secret is found, too', (_, name, text) => {
  expect(plantedIn(text)).toEqual([name])
})

test.each(['"duration":7391.25', 'x7391y', '"at":1918273645000', '%E0%A4%A is no address'])(
  'no secret is found in %s',
  (text) => {
    expect(plantedIn(text)).toEqual([])
  },
)
