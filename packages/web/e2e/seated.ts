import { type Sandbox, seedPassword, seedSupplier } from '@supplier/test-fixtures'
import { test as base } from './app.ts'
import { api } from './models/faults.ts'

/** The stored session of a supplier who has just signed in. */
export const seatOf = async (sandbox: Sandbox, origin: string, telephone = seedSupplier().telephone) => {
  const body = JSON.stringify({ telephone, password: seedPassword })
  const headers = { 'X-Session': 'supplier', 'Content-Type': 'application/json' }
  const answer = await sandbox.fetch(`${origin}/api${api.login}`, { method: 'POST', headers, body })
  sandbox.clearRequests()
  return answer.text()
}

/** A test that starts with the first supplier signed in. */
export const test = base.extend({
  storageState: async ({ sandbox, server }, use) => {
    const user = { name: 'user', value: await seatOf(sandbox, server.origin) }
    await use({ cookies: [], origins: [{ origin: server.origin, localStorage: [user] }] })
  },
})

export { expect } from './app.ts'
