import { seedPassword, seedSupplier } from '@supplier/test-fixtures'
import { test as base } from './app.ts'
import { api } from './models/faults.ts'

const credentials = { telephone: seedSupplier().telephone, password: seedPassword }

/** A test in which the first supplier is signed in already. */
export const test = base.extend({
  storageState: async ({ sandbox, server }, use) => {
    const body = JSON.stringify(credentials)
    const headers = { 'X-Session': 'supplier', 'Content-Type': 'application/json' }
    const answer = await sandbox.fetch(`${server.origin}/api${api.login}`, { method: 'POST', headers, body })
    sandbox.forgetRequests()
    const user = { name: 'user', value: await answer.text() }
    await use({ cookies: [], origins: [{ origin: server.origin, localStorage: [user] }] })
  },
})

export { expect } from './app.ts'
