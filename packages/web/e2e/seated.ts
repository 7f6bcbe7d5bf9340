import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import { test as base } from './app.ts'

/** A test that starts with the first supplier signed in. */
export const test = base.extend({
  storageState: async ({ sandbox, server }, use) => {
    const user = { name: 'user', value: await seatOf(sandbox) }
    await use({ cookies: [], origins: [{ origin: server.origin, localStorage: [user] }] })
  },
})

export { expect } from './app.ts'
