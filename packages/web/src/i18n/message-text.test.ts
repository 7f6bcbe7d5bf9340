import { expect, test } from 'vitest'
import { everyMessageIsTranslated, everyRouteHasAName } from './message-text.ts'

test('every message of the core is translated, and every route has a name', () => {
  // The types of these constants make the check; at run time they are always true.
  expect([everyMessageIsTranslated, everyRouteHasAName]).toEqual([true, true])
})
