import { afterEach, expect } from 'vitest'
import { replyWatchers } from '../sandbox/reply-watchers.ts'
import { differencesIn } from './differences.ts'

const found = new Set<string>()

replyWatchers.add((endpoint, { status, body }) => {
  if (status >= 300) return
  for (const difference of differencesIn(endpoint, body))
    found.add(`${endpoint.method} ${endpoint.path} ${difference.replaceAll(/\/\d+/g, '/*')}`)
})

// The sandbox keeps the contract that it gives to others.
afterEach(() => {
  const wrong = [...found]
  found.clear()
  expect(wrong).toEqual([])
})
