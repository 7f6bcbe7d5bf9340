import { expect, test } from 'vitest'
import { everyRouteHasAName } from './message-text.ts'

test('every route has a name', () => {
  // The type of the constant makes the check; at run time it is always true.
  expect(everyRouteHasAName).toBe(true)
})
