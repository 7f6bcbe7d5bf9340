import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenInvariants } from '../sandbox/invariants.ts'
import { issueToken } from '../world/account/tokens.ts'
import { invoiceDeeds, settled } from '../world/money/invoices.ts'
import { nextStatuses, payoutMoved, requisitesOf, versionOf } from '../world/money/payouts.ts'
import { worldNamed } from '../world/scenarios/scenarios.ts'
import { seedTime } from '../world/seed-time.ts'
import { supplierById, type World } from '../world/world.ts'
import { endpoints } from './endpoints.ts'

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
      amount: fc.constantFrom(499, 0.01, 100, 1000.5, 5000, 12_345.67, 0, -1, 0.001, '100', '500'),
      transfer_direction: fc.constantFrom('transfer_to_main', 'transfer_from_main', 'supplier_panel'),
      description: text,
      version: fc.constantFrom(versionOf(start, 1), '0'),
      requisites_id: text,
      iban: text,
      holder: text,
      'filter[type]': fc.constantFrom('sale', 'x'),
      settings: fc.constantFrom({}, { sms: { enabled: true } }, { sms: { enabled: 'x' } }, { viber: 1 }),
    },
    { requiredKeys: [] },
  ),
  fc.object(),
  fc.anything(),
)
const nobody = {
  params: {},
  files: {},
  token: null,
  now: seedTime,
  origin: 'http://x',
  panel: 'http://x',
  paymentOrigin: 'https://pay.test',
  idempotencyKey: null,
}
const call = fc.record({
  endpoint: fc.constantFrom(...endpoints),
  body,
  /** The ids that the generated calls may create. */
  id: fc.integer({ min: start.nextId, max: start.nextId + 9 }).map(String),
  key: fc.constantFrom(null, 'a', 'b'),
  signedIn: fc.boolean(),
  pause: fc.integer({ min: 0, max: 700_000 }),
})

test('no sequence of calls breaks an invariant of the world, and every call gets a reply', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 30 }), (calls) => {
      let world = start
      let now = seedTime
      for (const { endpoint, body, id, key, signedIn, pause } of calls) {
        now += pause
        const before = structuredClone(world)
        const context = { ...nobody, body, params: { id }, token: signedIn ? token : null, now, idempotencyKey: key }
        const [next, reply] = endpoint.step(world, context)
        expect(world).toEqual(before)
        expect([200, 401, 403, 404, 409, 422, 429]).toContain(reply.status)
        expect(brokenInvariants(next)).toEqual([])
        world = next
      }
    }),
    { numRuns: 60 },
  )
})

const amount = fc.constantFrom(0.01, 100, 499, 499, 499, 1000.5, 5000, 20_000)
const key = fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
const deed = fc.oneof(
  fc.record({
    kind: fc.constant('transfer' as const),
    transfer_direction: fc.constantFrom('transfer_to_main', 'transfer_from_main', 'supplier_panel'),
    amount,
    key,
  }),
  fc.record({ kind: fc.constant('payout' as const), amount, isStale: fc.boolean(), key }),
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({ kind: fc.constant('bank' as const), way: fc.nat(2) }),
  fc.record({ kind: fc.constant('topUp' as const), amount, key }),
  fc.record({ kind: fc.constant('page' as const), deed: fc.constantFrom(...invoiceDeeds) }),
)

/** The sum of incoming less outgoing money in the ledger. */
const cameIn = ({ ledger }: World) =>
  ledger.reduce((sum, { kind, amount }) => {
    if (kind === 'top_up' || kind === 'payout_cancelled') return sum + amount
    return kind === 'payout' || kind === 'supplier_panel' ? sum - amount : sum
  }, 0)

const wealth = (world: World) => {
  const supplier = must(supplierById(world, 1))
  return supplier.main + supplier.service
}

const endpointOf = (path: string) => must(endpoints.find((one) => one.method === 'POST' && one.path.endsWith(path)))

test('no sequence of money operations creates or loses money, and no key moves money twice', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.array(deed, { minLength: 5, maxLength: 25 }), (deeds) => {
      let world = issueToken(worldNamed('unsubscribedRich'), 1, seedTime)[0]
      const before = wealth(world)
      const asked = { ...nobody, token: must(world.tokens[0]).token }
      for (const one of deeds) {
        const idempotencyKey = 'key' in one ? one.key : null
        const ask = (path: string, body: object, params = {}) => {
          world = endpointOf(path).step(world, { ...asked, body, params, idempotencyKey })[0]
        }
        const payout = world.payouts.at(-1)
        if (one.kind === 'transfer') ask('/balance-transfer', one)
        if (one.kind === 'topUp') ask('/up-balance', one)
        if (one.kind === 'payout') {
          const requisites_id = must(requisitesOf(world, 1)[0]).id
          ask('/payouts', { ...one, requisites_id, version: one.isStale ? '0' : versionOf(world, 1) })
        }
        if (one.kind === 'cancel') ask('/cancel', {}, { id: String(payout?.id) })
        if (one.kind === 'page') world = settled(world, world.invoices.at(-1)?.id ?? 0, one.deed, seedTime)
        const status = one.kind === 'bank' && payout ? nextStatuses[payout.status][one.way] : undefined
        if (payout && status) world = payoutMoved(world, payout, status, null, seedTime)
        expect(brokenInvariants(world)).toEqual([])
        expect(wealth(world) - before).toBe(cameIn(world))
      }
      for (const { kind } of world.ledger) seen.add(kind)
    }),
    { numRuns: 60 },
  )
  expect(seen.size).toBe(6)
})

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('missing')
  return value
}
