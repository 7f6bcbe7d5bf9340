import { expect, test } from 'vitest'
import { changesIn, draftTexts, followed, isChanged, isKept, offerOf } from './form.domain.ts'

const saved = { name: 'Anna', city: 'Lviv', key: '' }

test('only fields that differ are changes', () => {
  expect(changesIn(saved, saved)).toEqual({})
  expect(isChanged(saved, { ...saved })).toBe(false)
  expect(changesIn(saved, { ...saved, name: '', key: 'k' })).toEqual({ name: '', key: 'k' })
  expect(isChanged(saved, { ...saved, name: '' })).toBe(true)
})

test('untouched fields take newer saved values, typed text stays', () => {
  const events = { name: 'Olha', city: 'Kyiv', key: '' }
  expect(followed(saved, { ...saved, city: 'Odesa' }, events)).toEqual({ name: 'Olha', city: 'Odesa', key: '' })
})

test.each<[string, Partial<typeof saved>, boolean]>([
  ['a name', { name: 'A' }, true],
  ['a name and a key', { name: 'A', key: 'secret' }, true],
  ['a key alone', { key: 'secret' }, false],
])('whether a draft holds %s', (_, changes, kept) => {
  expect(isKept(saved, { ...saved, ...changes }, ['key'])).toBe(kept)
})

test('a draft holds changes without secrets', () => {
  expect(draftTexts(saved, { name: 'A', city: 'Lviv', key: 'secret' }, ['key'])).toEqual({ name: 'A' })
})

test.each<[string, Record<string, string>, Record<string, string> | null]>([
  ['a changed field', { name: 'A' }, { name: 'A' }],
  ['a field saved since', { name: 'Anna' }, null],
  ['a field that the form no longer has', { gone: 'x' }, null],
  ['a name of a prototype property', { toString: 'x' }, null],
  ['nothing', {}, null],
])('the offer of a draft with %s', (_, texts, expected) => {
  expect(offerOf(saved, texts)).toEqual(expected)
})
