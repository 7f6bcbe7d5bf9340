import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callerOf, tokenOf } from './caller.ts'
import { brokenInvariants } from './invariants.ts'
import { createSandbox } from './sandbox.ts'
import { readKept, save } from './state.ts'

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

test('many changes are saved once, and the next run restores them', async () => {
  const sandbox = createSandbox()
  const keeper = save(sandbox, file, () => {}, 200)
  const token = await tokenOf(sandbox)
  sandbox.clock.move(5000)
  expect(readKept(file)).toBeNull()
  vi.advanceTimersByTime(200)
  const kept = readKept(file)
  expect(kept).toEqual({ world: sandbox.world(), clockOffset: 5000 })
  const later = createSandbox(kept ?? {})
  expect((await callerOf(later, token)('GET', '/admin-suppliers/v1/settings')).status).toBe(200)
  expect(readdirSync(join(folder, 'deep'))).toEqual(['world.json'])
  keeper.stop()
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
  keeper.stop()
  const later = createSandbox(readKept(file) ?? {})
  expect(later.world()).toEqual(sandbox.world())
  expect(brokenInvariants(later.world())).toEqual([])
  const again = callerOf(later, sandbox.world().tokens[0]?.token)
  expect((await again('POST', '/admin-suppliers/v1/payouts', wanted, key)).status).toBe(200)
  later.settleInvoice(later.world().invoices[0]?.id ?? 0, 'pay')
  expect(later.ledger().map(({ kind }) => kind)).toEqual(['payout', 'top_up'])
})

test('pending changes are saved on stop', () => {
  const sandbox = createSandbox()
  const keeper = save(sandbox, file, () => {})
  sandbox.load('brandNew')
  keeper.stop()
  expect(readKept(file)?.world.scenario).toBe('brandNew')
  sandbox.load('default')
  keeper.flush()
  expect(readKept(file)?.world.scenario).toBe('brandNew')
})

test('a disk error is reported and does not stop the sandbox', () => {
  writeFileSync(join(folder, 'deep'), 'a file where a folder should be')
  const onTrouble = vi.fn()
  const sandbox = createSandbox()
  const keeper = save(sandbox, file, onTrouble)
  sandbox.load('brandNew')
  keeper.stop()
  expect(onTrouble).toHaveBeenCalledOnce()
})

test.each(['', 'garbage', '{"version":0}', '{"version":1,"world":{}}', '{"version":2,"world":{}}', '[]'])(
  '%j is ignored as a saved state',
  (text) => {
    writeFileSync(join(folder, 'world.json'), text)
    expect(readKept(join(folder, 'world.json'))).toBeNull()
    expect(readFileSync(join(folder, 'world.json'), 'utf8')).toBe(text)
  },
)
