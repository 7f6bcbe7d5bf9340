import { SettingsReply } from '@supplier/core/adapters/http/account/setup.wire'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { recorded } from '../money/ledger.ts'
import { linesOf } from '../money/lines.ts'
import { type ScenarioName, scenarioNames } from '../names.ts'
import { seedTime } from '../seed-time.ts'
import { type World, withSupplier } from '../world.ts'
import { worldNamed } from './scenarios.ts'

test.each(scenarioNames)('the world %s keeps all invariants and is plain JSON', (name) => {
  const world = worldNamed(name)
  expect(brokenInvariants(world)).toEqual([])
  expect(world.scenario).toBe(name)
  expect(JSON.parse(JSON.stringify(world))).toEqual(world)
  expect(worldNamed(name)).toEqual(world)
})

const settingsIn = async (scenario: ScenarioName) => {
  const sandbox = createSandbox({ scenario })
  const { body } = await callerOf(sandbox, await tokenOf(sandbox))('GET', '/admin-suppliers/v1/settings')
  return v.parse(SettingsReply, body)
}

test.each<[ScenarioName, { active: boolean; main: boolean; service: boolean; isSetUp: boolean }]>([
  ['default', { active: true, main: true, service: true, isSetUp: true }],
  ['brandNew', { active: false, main: false, service: false, isSetUp: false }],
  ['troubled', { active: true, main: false, service: true, isSetUp: true }],
  ['unsubscribedRich', { active: false, main: true, service: true, isSetUp: true }],
  ['shortOnService', { active: false, main: true, service: false, isSetUp: true }],
  ['shortOnBoth', { active: false, main: false, service: false, isSetUp: true }],
])('%s matches its name', async (scenario, expected) => {
  const { subscribes, balance, service_balance, setup } = await settingsIn(scenario)
  const cost = subscribes?.supplier_panel?.cost ?? 0
  expect({
    active: subscribes?.supplier_panel?.active,
    main: (balance?.total ?? 0) >= cost,
    service: (service_balance.total ?? 0) >= cost,
    isSetUp: setup?.product,
  }).toEqual(expected)
})

test('thousands has a thousand of everything', async () => {
  const { suppliers, countries, inbox, ledger } = worldNamed('thousands')
  expect([suppliers, countries, inbox, ledger].map(({ length }) => length >= 1000)).toEqual([true, true, true, true])
  expect(await settingsIn('thousands')).toMatchObject({ chats: 167, orders: 1308 })
  const world = worldNamed('thousands')
  expect(linesOf(world, 1, 'main').length).toBeGreaterThan(1000)
  expect(linesOf(world, 1, 'service').length).toBeGreaterThan(1000)
})

test.each<[ScenarioName, number, number]>([
  ['default', 12_345_67, 850_00],
  ['unsubscribedRich', 50_000_00, 5_000_00],
  ['shortOnService', 12_345_67, 198_90],
  ['shortOnBoth', 120_10, 15_05],
  ['thousands', 12_345_67, 850_00],
])('in %s the history ends with the balances %i and %i', (name, main, service) => {
  const world = worldNamed(name)
  const [last = [], lastOfService = []] = (['main', 'service'] as const).map((purse) => linesOf(world, 1, purse))
  expect([last.at(-1)?.balanceAfter, lastOfService.at(-1)?.balanceAfter]).toEqual([main, service])
})

test('a history has lines of every type, in order of time, and ends before today', () => {
  const world = worldNamed('default')
  for (const id of [1, 2]) {
    const [main, service] = [linesOf(world, id, 'main'), linesOf(world, id, 'service')]
    expect([main.length >= 30 && main.length <= 60, service.length >= 15 && service.length <= 30]).toEqual([true, true])
    const times = [...main, ...service].sort((a, b) => a.id - b.id).map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThan(seedTime)
    expect([...main, ...service].filter(({ balanceAfter }) => balanceAfter < 0)).toEqual([])
  }
  const types = (purse: 'main' | 'service') => new Set(linesOf(world, 1, purse).map(({ type }) => type))
  expect([...types('main')].sort()).toEqual([
    'bonus',
    'commission',
    'hold',
    'payout',
    'refund',
    'release',
    'sale',
    'top_up',
    'transfer_in',
    'transfer_out',
  ])
  expect([...types('service')].sort()).toEqual([
    'advertising',
    'bonus',
    'sms',
    'subscription',
    'telegram_ads',
    'transfer_in',
    'transfer_out',
  ])
  expect(new Set(linesOf(world, 1, 'main').map(({ status }) => status)).size).toBe(3)
})

test('the settings of a broken account are read as unknown', async () => {
  expect(await settingsIn('brokenAccount')).toEqual({
    setup: null,
    balance: { total: null, total_format: null },
    service_balance: { total: 0 },
    store: null,
    subscribes: { supplier_panel: { cost: null, cost_format: null, active: null } },
    chats: null,
    orders: null,
    sections: null,
  })
})

test('a change of scenario keeps the sessions', async () => {
  const sandbox = createSandbox()
  const token = await tokenOf(sandbox)
  sandbox.load('brandNew')
  const second = await tokenOf(sandbox)
  expect(second).not.toBe(token)
  const { body } = await callerOf(sandbox, token)('GET', '/admin-suppliers/v1/customer/account')
  expect(body.data.store_name).toBeNull()
  expect(brokenInvariants(sandbox.world())).toEqual([])
})

test('a broken invariant is named', () => {
  const world = worldNamed('default')
  expect(brokenInvariants({ ...world, suppliers: [...world.suppliers, ...world.suppliers] })).not.toEqual([])
  expect(brokenInvariants({ ...world, nextId: 1 })).toEqual(['an id is not below the next one'])
})

test.each<[string, (world: World) => World]>([
  ["the ledger's lines do not add up to the balances", (world) => withSupplier(world, 1, { main: 12_345_68 })],
  [
    'a line does not follow from the one before it',
    (world) => ({
      ...world,
      lines: world.lines.map((line, location) => (location === 3 ? { ...line, balanceAfter: 1 } : line)),
    }),
  ],
  [
    'the lines are out of order',
    (world) => ({ ...world, lines: [...world.lines.slice(1), ...world.lines.slice(0, 1)] }),
  ],
  [
    'something belongs to nobody',
    (world) => ({ ...world, payouts: world.payouts.map((one) => ({ ...one, supplierId: 9 })) }),
  ],
  [
    'a supplier waits for two payouts',
    (world) => ({ ...world, payouts: world.payouts.map((one) => ({ ...one, status: 'pending' })) }),
  ],
  [
    'money moved twice',
    (world) => {
      const move = { supplierId: 1, at: seedTime, kind: 'top_up', amount: 1_00, intent: 'a' } as const
      return recorded(recorded(world, move), move)
    },
  ],
])('%s is reported', (complaint, spoilt) => {
  expect(brokenInvariants(spoilt(worldNamed('default')))).toContain(complaint)
})

test('new moves are appended to the ledger', () => {
  const sandbox = createSandbox()
  const move = { supplierId: 1, at: seedTime, kind: 'supplier_panel', amount: 499_00, intent: 'a' } as const
  sandbox.setWorld((world) => recorded(recorded(world, move), { ...move, supplierId: 2 }))
  expect(sandbox.ledger()).toHaveLength(2)
  expect(sandbox.ledger(2)).toMatchObject([{ supplierId: 2, amount: 499_00 }])
  expect(brokenInvariants(sandbox.world())).toEqual([])
})
