import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callerOf, tokenOf } from '../sandbox/caller.ts'

interface Running {
  readonly child: ChildProcess
  readonly origin: string
}

let root: string
let children: ChildProcess[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'killed-'))
  children = []
})
afterEach(async () => {
  await Promise.all(children.map(killed))
  rmSync(root, { recursive: true })
})

const killed = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

/** Starts a server of its own process; it listens once it has printed its address. */
const launched = async (): Promise<Running> => {
  const serve = JSON.stringify(new URL('serve.ts', import.meta.url).href)
  const code = `import { start } from ${serve}; await start(['--api-only', '--port', '0'], {}, ${JSON.stringify(root)})`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  let printed = ''
  for await (const text of child.stdout) {
    printed += text
    const port = /localhost:(\d+)\/api/.exec(printed)?.[1]
    if (port !== undefined) return { child, origin: `http://127.0.0.1:${port}` }
  }
  throw new Error(`The server ended: ${printed}`)
}

const base = '/admin-suppliers/v1/customer/account'

/** A keyed move of each kind in turn; the amount tells them apart. */
const moveOf = (at: number) =>
  at % 2 === 0
    ? { path: '/v1/customers/balances/balance-transfer', amount: 100 + at, transfer_direction: 'transfer_from_main' }
    : { path: `${base}/up-balance`, amount: 100 + at }

test.each([1, 7])('no money is lost that was answered before the process is killed at answer %i', async (last) => {
  const { child, origin } = await launched()
  const there = {
    fetch: (input: unknown, init?: RequestInit) => fetch(String(input).replace('http://localhost', origin), init),
  }
  const call = callerOf(there, await tokenOf(there))
  const answered: string[] = []
  const asked = Array.from({ length: 20 }, async (_, at) => {
    const { path, ...body } = moveOf(at)
    const key = `move-${at}`
    const { status } = await call('POST', path, body, { headers: { 'Idempotency-Key': key } })
    if (status === 200 && answered.push(key) === last) child.kill('SIGKILL')
  })
  await Promise.allSettled(asked)
  await killed(child)
  const { origin: later } = await launched()
  const { ledger, invoices } = await (await fetch(`${later}/sandbox/api/world`)).json()
  const kept = [...ledger, ...invoices].map(({ intent }: { readonly intent: string }) => intent)
  expect(answered.length).toBeGreaterThanOrEqual(last)
  expect(answered.filter((key) => !kept.includes(key))).toEqual([])
})
