import { differencesIn } from '@supplier/core/adapters/http/kit/differences.wire'
import { afterEach, expect } from 'vitest'
import { broadcastWatchers, replyWatchers } from '../sandbox/watchers.ts'
import { refusalDifferencesIn } from './differences.ts'
import { eventDifferencesIn } from './events.ts'

const found = new Set<string>()

const note = (what: string, differences: readonly string[]): void => {
  for (const one of differences) found.add(`${what} ${one}`)
}

replyWatchers.add((endpoint, reply) =>
  note(
    `${endpoint.method} ${endpoint.path}`,
    reply.status < 300 ? differencesIn(endpoint.answer, reply.body) : refusalDifferencesIn(endpoint, reply),
  ),
)

broadcastWatchers.add((broadcast) => note(broadcast.event, eventDifferencesIn(broadcast)))

// The sandbox keeps the contract that it gives to others.
afterEach(() => {
  const wrong = [...found]
  found.clear()
  expect(wrong).toEqual([])
})
