import { afterEach, expect } from 'vitest'
import { replyWatchers } from '../sandbox/reply-watchers.ts'
import { differencesIn, refusalDifferencesIn } from './differences.ts'

const found = new Set<string>()

replyWatchers.add((endpoint, reply) => {
  const differences = reply.status < 300 ? differencesIn(endpoint, reply.body) : refusalDifferencesIn(endpoint, reply)
  // One line for all rows of a list.
  for (const one of differences) found.add(`${endpoint.method} ${endpoint.path} ${one.replaceAll(/\/\d+/g, '/*')}`)
})

// The sandbox keeps the contract that it gives to others.
afterEach(() => {
  const wrong = [...found]
  found.clear()
  expect(wrong).toEqual([])
})
