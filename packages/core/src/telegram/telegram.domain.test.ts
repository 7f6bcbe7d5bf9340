import { describe, expect, test } from 'vitest'
import { deepLink, isGone, isNameless, phoneIn, readingPause, usernameIn } from './telegram.domain.ts'

const notFound = { kind: 'refused', status: 404, texts: [], fields: {}, retryAfter: null } as const

describe('the username', () => {
  test.each<[string, string | null]>([
    ['', null],
    ['   ', null],
    ['@', null],
    [' @ ', null],
    ['\u200b', null],
    ['name', '@name'],
    ['@name', '@name'],
    ['@@name', '@name'],
    ['  @olena_koval ', '@olena_koval'],
    ['https://t.me/name', '@name'],
    ['t.me/name/', '@name'],
    ['HTTPS://T.ME/Name', '@Name'],
    ['telegram.me/name', '@name'],
    ['a', '@a'],
    ['олена', null],
    ['two words', null],
    ['a'.repeat(64), `@${'a'.repeat(64)}`],
    ['a'.repeat(65), null],
  ])('in %j is %j', (text, expected) => {
    expect(usernameIn(text)).toBe(expected)
  })
})

describe('the telephone', () => {
  test.each<[string, string | null]>([
    ['', null],
    ['+()-', null],
    ['1234567', null],
    ['+38(067)-111-22-33', '380671112233'],
    ['1'.repeat(15), '1'.repeat(15)],
    ['1'.repeat(16), null],
  ])('in %j is %j', (text, expected) => {
    expect(phoneIn(text)).toBe(expected)
  })
})

test.each<[string, boolean]>([
  ['', true],
  ['@', true],
  ['\u200b @ ', true],
  ['https://t.me/', true],
  ['олена', false],
  ['t.me/name?x=1', false],
  ['a'.repeat(65), false],
])('%j contains no username at all: %s', (text, expected) => {
  expect(isNameless(text)).toBe(expected)
})

test('the deep link passes the supplier’s id to the bot', () => {
  expect(deepLink('https://t.me/bot', 7)).toBe('https://t.me/bot?start=7')
  expect(deepLink('', 7)).toBeNull()
})

test('the account is read again with a growing backoff', () => {
  expect([0, 1, 2, 3, 4, 9].map(readingPause)).toEqual([500, 1000, 2000, 4000, 8000, 8000])
})

test.each<[string, Parameters<typeof isGone>, boolean]>([
  ['an account without a link', [{ telegramId: null }, null], true],
  ['an account with a link', [{ telegramId: '7' }, notFound], false],
  ['an account without a link field', [{}, { kind: 'timedOut' }], false],
  ['an account without a link field, after a 404', [{}, notFound], true],
])('%s shows whether Telegram is unlinked', (_, known, expected) => {
  expect(isGone(...known)).toBe(expected)
})
