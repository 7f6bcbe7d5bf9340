import { expect, test } from 'vitest'
import { type Draft, draftLog, isOffered } from './drafts.domain.ts'

const name = { supplierId: 1, form: 'account' }
const draft: Draft = { ...name, texts: { firstname: 'Anna' }, keptAt: 1000 }

test.each<[string, Draft | null, number, boolean]>([
  ['no draft', null, 1000, false],
  ['a draft of this moment', draft, 1000, true],
  ['a draft a moment younger than a week', draft, 999 + draftLog, true],
  ['a draft a week old', draft, 1000 + draftLog, false],
  ['a draft from the future, after the clock was put back', draft, 999, true],
  ['a draft of another supplier', { ...draft, supplierId: 2 }, 1000, false],
  ['a draft of another form', { ...draft, form: 'article' }, 1000, false],
  ['an empty draft', { ...draft, texts: {} }, 1000, false],
])('whether a draft is offered: %s', (_, kept, now, expected) => {
  expect(isOffered(kept, name, now)).toBe(expected)
})
