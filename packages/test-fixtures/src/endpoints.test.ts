import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { brokenInvariants } from './world/invariants.ts'
import { worldNamed } from './world/scenarios.ts'
import { seedTime } from './world/seeds.ts'
import { issueToken } from './world/tokens.ts'

const [start, token] = issueToken(worldNamed('default'), 1, seedTime)

const telephone = fc.constantFrom('380671112233', '380502223344', '380931112233', '12', '')
const code = fc.constantFrom('1234', '0000', 'abc')
const password = fc.constantFrom('Supplier1!', 'Other1234', 'x')
const text = fc.constantFrom('Олена', ' ', '@olena', '<b>', 'a'.repeat(300))
const body = fc.oneof(
  fc.record(
    {
      telephone,
      code,
      password,
      password_confirmation: password,
      firstname: text,
      lastname: text,
      country: fc.constantFrom('UA', 'ZZ'),
      agreement: fc.boolean(),
      store_name: text,
      manager_telegram_username: text,
      channel_name: fc.constantFrom('private-customer.1', 'private-customer.2'),
      socket_id: fc.constantFrom('1.2', 'x'),
      page: fc.constantFrom('1', '0', 'x'),
      search: text,
    },
    { requiredKeys: [] },
  ),
  fc.object(),
  fc.anything(),
)
const call = fc.record({
  endpoint: fc.constantFrom(...endpoints),
  body,
  signedIn: fc.boolean(),
  pause: fc.integer({ min: 0, max: 700_000 }),
})

test('no sequence of calls breaks a promise of the world, or is met by anything but an answer', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 30 }), (calls) => {
      let world = start
      let now = seedTime
      for (const { endpoint, body, signedIn, pause } of calls) {
        now += pause
        const before = structuredClone(world)
        const context = { body, params: {}, files: {}, token: signedIn ? token : null, now, origin: 'http://x' }
        const [next, reply] = endpoint.step(world, context)
        expect(world).toEqual(before)
        expect([200, 401, 403, 404, 422, 429]).toContain(reply.status)
        expect(brokenInvariants(next)).toEqual([])
        world = next
      }
    }),
    { numRuns: 60 },
  )
})
