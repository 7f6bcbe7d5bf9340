import { expect, test } from 'vitest'
import { everyPlaceHasAName, everythingHasWords } from './say.ts'

test('the core says nothing without words, and no place is without a name', () => {
  // What these prove, they prove by compiling.
  expect([everythingHasWords, everyPlaceHasAName]).toEqual([true, true])
})
