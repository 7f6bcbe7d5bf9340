import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { worldNamed } from '../world/scenarios/scenarios.ts'
import { type Called, type Caller, callerOf, tokenOf } from './caller.ts'
import { brokenInvariants } from './invariants.ts'
import { createSandbox } from './sandbox.ts'
import { type Kept, readKept, save } from './state.ts'

let folder: string
let file: string

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  file = join(folder, 'deep/world.json')
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const kept = (): Kept => {
  const found = readKept(file)
  if (!found || 'unusable' in found) throw new Error(`There is no state to be used: ${found?.unusable}`)
  return found
}

test('many changes are saved once, and the next run restores them', async () => {
  const sandbox = createSandbox()
  const keeper = save(sandbox, file, () => {}, 200)
  const token = await tokenOf(sandbox)
  sandbox.clock.move(5000)
  expect(readKept(file)).toBeNull()
  vi.advanceTimersByTime(200)
  await keeper.flush()
  expect(kept()).toEqual({ world: sandbox.world(), clockOffset: 5000 })
  const later = createSandbox(kept())
  expect((await callerOf(later, token)('GET', '/admin-suppliers/v1/settings')).status).toBe(200)
  expect(readdirSync(join(folder, 'deep'))).toEqual(['world.json'])
  await keeper.stop()
})

test('money, invoices, payouts and idempotency keys are restored in the next run', async () => {
  const sandbox = createSandbox()
  const keeper = save(sandbox, file, () => {}, 200)
  const call = callerOf(sandbox, await tokenOf(sandbox))
  const { requisites } = (await call('GET', '/admin-suppliers/v1/payouts')).body
  const { version } = (await call('GET', '/admin-suppliers/v1/payouts/preview?amount=100')).body.data
  const wanted = { amount: 100, requisites_id: requisites[0].id, version }
  const key = { headers: { 'Idempotency-Key': 'a' } }
  await call('POST', '/admin-suppliers/v1/payouts', wanted, key)
  await call('POST', '/admin-suppliers/v1/customer/account/up-balance', { amount: 5 })
  await keeper.stop()
  const later = createSandbox(kept())
  expect(later.world()).toEqual(sandbox.world())
  expect(brokenInvariants(later.world())).toEqual([])
  const again = callerOf(later, sandbox.world().tokens[0]?.token)
  expect((await again('POST', '/admin-suppliers/v1/payouts', wanted, key)).status).toBe(200)
  later.settleInvoice(later.world().invoices[0]?.id ?? 0, 'pay')
  expect(later.ledger().map(({ kind }) => kind)).toEqual(['payout', 'top_up'])
})

test('pending changes are saved on stop', async () => {
  const sandbox = createSandbox()
  const keeper = save(sandbox, file, () => {})
  sandbox.load('brandNew')
  await keeper.stop()
  expect(kept().world.scenario).toBe('brandNew')
  sandbox.load('default')
  await keeper.flush()
  expect(kept().world.scenario).toBe('brandNew')
})

test('a disk error is reported and does not stop the sandbox', async () => {
  writeFileSync(join(folder, 'deep'), 'a file where a folder should be')
  const onTrouble = vi.fn()
  const sandbox = createSandbox()
  const keeper = save(sandbox, file, onTrouble)
  sandbox.load('brandNew')
  await keeper.stop()
  expect(onTrouble).toHaveBeenCalledOnce()
})

/** A sandbox whose supplier is signed in and has not subscribed, which is saved. */
const opened = async (onTrouble: (error: unknown) => void = () => {}) => {
  const sandbox = createSandbox()
  const keeper = save(sandbox, file, onTrouble)
  const call = callerOf(sandbox, await tokenOf(sandbox))
  sandbox.changeSupplier(1, { subscribed: false })
  await keeper.flush()
  return { sandbox, keeper, call }
}

const panel = '/admin-suppliers/v1'

const transferred = (call: Caller) =>
  call('POST', '/v1/customers/balances/balance-transfer', { amount: 100, transfer_direction: 'transfer_from_main' })

const payout = async (call: Caller) => {
  const { requisites } = (await call('GET', `${panel}/payouts`)).body
  const { version } = (await call('GET', `${panel}/payouts/preview?amount=100`)).body.data
  return call('POST', `${panel}/payouts`, { amount: 100, requisites_id: requisites[0].id, version })
}

const moves: Readonly<Record<string, (call: Caller) => Promise<Called>>> = {
  'a transfer': transferred,
  'a subscription payment': (call) =>
    call('POST', '/v1/customers/balances/balance-transfer', { amount: 499, transfer_direction: 'supplier_panel' }),
  'a top-up': (call) => call('POST', `${panel}/customer/account/up-balance`, { amount: 5 }),
  'a payout': payout,
  'a withdrawal of the bonus': (call) => call('POST', `${panel}/referrals/withdraw`, { amount: 200, client_key: 'a' }),
  'the start of a campaign': (call) =>
    call('POST', `${panel}/campaigns/9103/start`, { confirm: { daily_budget: 200, total_budget: 2000 } }),
  'the start of a Telegram ad': (call) =>
    call('POST', `${panel}/telegram-ads/9303/submit`, { confirm: { budget: 400 }, starts_on: '2031-01-01' }),
}

test.each(Object.entries(moves))('%s is in the file before it is answered', async (_, move) => {
  const { sandbox, keeper, call } = await opened()
  expect((await move(call)).status).toBe(200)
  expect(kept().world).not.toEqual(sandbox.world())
  await keeper.saved()
  expect(kept().world).toEqual(sandbox.world())
})

test('a call that moves no money is saved later', async () => {
  const { sandbox, keeper, call } = await opened()
  sandbox.notify(1)
  expect((await call('POST', '/v2/notifications/mark-all-as-read')).status).toBe(200)
  await keeper.saved()
  expect(kept().world).not.toEqual(sandbox.world())
  await keeper.stop()
  expect(kept().world).toEqual(sandbox.world())
})

test('moves that come together share one write; while the disk takes none they are not answered', async () => {
  writeFileSync(join(folder, 'deep'), 'a file where a folder should be')
  const onTrouble = vi.fn()
  const { sandbox, keeper, call } = await opened(onTrouble)
  onTrouble.mockClear()
  for (let at = 0; at < 5; at++) await transferred(call)
  const answers = await Promise.allSettled(sandbox.ledger().map(() => keeper.saved()))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
  expect(onTrouble).toHaveBeenCalledOnce()
  rmSync(join(folder, 'deep'))
  await keeper.saved()
  expect(kept().world).toEqual(sandbox.world())
})

test('without a file there is no saved state', () => {
  expect(readKept(file)).toBeNull()
})

const saved = (changes: object) => JSON.stringify({ version: 7, world: { ...worldNamed('default'), ...changes } })

test.each([
  ['', 'Unexpected end of JSON input'],
  ['garbage', expect.stringContaining('is not valid JSON')],
  [saved({}).slice(0, -1), expect.stringContaining('JSON')],
  ['{"version":6,"world":{}}', 'its version is 6, not 7'],
  ['[]', 'its version is undefined, not 7'],
  ['null', 'it is not the state of a sandbox'],
  ['{"version":7,"world":{}}', 'it is not the state of a sandbox'],
  [saved({ lines: undefined }), 'it is not the state of a sandbox'],
  [saved({ lines: [] }), "the ledger's lines do not add up to the balances"],
])('%.40j cannot be used as a saved state', (text, unusable) => {
  writeFileSync(join(folder, 'world.json'), text)
  expect(readKept(join(folder, 'world.json'))).toEqual({ unusable })
  expect(readFileSync(join(folder, 'world.json'), 'utf8')).toBe(text)
})
