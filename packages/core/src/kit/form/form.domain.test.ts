import { expect, test } from 'vitest'
import { changesIn, draftTexts, followed, isChanged, isKept, offerOf } from './form.domain.ts'

const saved = { name: 'Anna', city: 'Lviv', key: '' }

test('only fields that differ are changes', () => {
  expect(changesIn(saved, saved)).toEqual({})
  expect(isChanged(saved, { ...saved })).toBe(false)
  expect(changesIn(saved, { ...saved, name: '', key: 'k' })).toEqual({ name: '', key: 'k' })
  expect(isChanged(saved, { ...saved, name: '' })).toBe(true)
})

test('what nobody touched follows the news, what was typed stays', () => {
  const news = { name: 'Olha', city: 'Kyiv', key: '' }
  expect(followed(saved, { ...saved, city: 'Odesa' }, news)).toEqual({ name: 'Olha', city: 'Odesa', key: '' })
})

test.each<[string, Partial<typeof saved>, boolean]>([
  ['a name', { name: 'A' }, true],
  ['a name and a key', { name: 'A', key: 'secret' }, true],
  ['a key alone', { key: 'secret' }, false],
])('whether anything of %s waits in storage', (_, changes, kept) => {
  expect(isKept(saved, { ...saved, ...changes }, ['key'])).toBe(kept)
})

test('a draft holds changes without secrets', () => {
  expect(draftTexts(saved, { name: 'A', city: 'Lviv', key: 'secret' }, ['key'])).toEqual({ name: 'A' })
})

test.each<[string, Record<string, string>, Record<string, string> | null]>([
  ['a changed field', { name: 'A' }, { name: 'A' }],
  ['a field that was saved meanwhile', { name: 'Anna' }, null],
  ['a field that the form knows no more', { gone: 'x' }, null],
  ['a name that every object has', { toString: 'x' }, null],
  ['nothing', {}, null],
])('a draft offers %s', (_, texts, expected) => {
  expect(offerOf(saved, texts)).toEqual(expected)
})
