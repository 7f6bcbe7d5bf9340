import { isNightly } from '@supplier/core/testing/nightly'
import * as fc from 'fast-check'
import { test } from 'vitest'
import { messagesArriveOnce } from './random-chats.ts'

const runs = Number(process.env['SOAK_RUNS'] ?? (isNightly() ? 500 : 60))
const seed = process.env['SOAK_SEED']

test(`two tabs send each message once and in order in ${runs} random runs`, {
  timeout: 60_000 + runs * 2000,
}, async () => {
  await fc.assert(messagesArriveOnce(), { numRuns: runs, ...(seed !== undefined && { seed: Number(seed) }) })
})
