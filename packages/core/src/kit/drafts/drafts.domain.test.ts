import { expect, test } from 'vitest'
import { type Draft, draftLife, isOffered } from './drafts.domain.ts'

const name = { supplierId: 1, form: 'account' }
const draft: Draft = { ...name, texts: { firstname: 'Anna' }, keptAt: 1000 }

test.each<[string, Draft | null, number, boolean]>([
  ['no draft', null, 1000, false],
  ['one of this very moment', draft, 1000, true],
  ['one that is a week old, less a moment', draft, 999 + draftLife, true],
  ['one that is a week old', draft, 1000 + draftLife, false],
  ['one from the future, after the clock was put back', draft, 999, false],
  ['one of another supplier', { ...draft, supplierId: 2 }, 1000, false],
  ['one of another form', { ...draft, form: 'article' }, 1000, false],
  ['one with nothing in it', { ...draft, texts: {} }, 1000, false],
])('%s is offered or not', (_, kept, now, expected) => {
  expect(isOffered(kept, name, now)).toBe(expected)
})
