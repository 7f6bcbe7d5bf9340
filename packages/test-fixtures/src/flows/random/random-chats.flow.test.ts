import { isNightly } from '@supplier/core/testing/nightly'
import { test } from 'vitest'
import { judge } from './judge.ts'
import { messagesArriveOnce } from './random-chats.ts'

const runs = Number(process.env['SOAK_RUNS'] ?? (isNightly() ? 500 : 60))

test(`two tabs send each message once and in order in ${runs} random runs`, {
  timeout: 60_000 + runs * 2000,
}, async () => {
  await judge('chats', messagesArriveOnce(), { runs })
})
