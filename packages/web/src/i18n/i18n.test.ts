import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pseudoSpeech } from '../../testing/pseudo.ts'
import { createLanguageStore } from '../wiring/language/language-store.ts'
import { formatBadge, formatCount, formatMegabytes } from './counts.ts'
import { formatDate, formatDateTime, formatDay, formatTime } from './dates.ts'
import en from './en/index.ts'
import { panel as enPanel } from './en/panel.ts'
import enSession from './en/session/index.ts'
import { formattersOf } from './formatters.ts'
import { loadedLanguageOf } from './language.ts'
import { formatChange, formatMoney } from './money.ts'
import uk from './uk/index.ts'
import { panel as ukPanel } from './uk/panel.ts'
import ukSession from './uk/session/index.ts'

describe('money', () => {
  it.each([
    [123450, '1\u202f234,50\u202fгрн.'],
    [0, '0,00\u202fгрн.'],
    [5, '0,05\u202fгрн.'],
    [99999999900, '999\u202f999\u202f999,00\u202fгрн.'],
    [-150, '\u22121,50\u202fгрн.'],
    [null, '*****'],
    [Number.NaN, '*****'],
  ])('%s kopecks', (kopecks, written) => expect(formatMoney(kopecks, 'uk')).toBe(written))

  it.each([
    [150, '+1,50\u202fгрн.'],
    [0, '0,00\u202fгрн.'],
    [-150, '\u22121,50\u202fгрн.'],
    [null, '*****'],
  ])('a change by %s kopecks has its sign', (kopecks, written) => expect(formatChange(kopecks, 'uk')).toBe(written))

  it('keeps the decimal point in English', () => expect(formatMoney(123450, 'en')).toBe('1\u202f234.50\u202fUAH'))
})

it('shows Kyiv time, in winter and in summer', () => {
  expect(formatTime('2026-01-15T12:05:00Z', 'uk')).toBe('14:05')
  expect(formatTime('2026-07-15T12:05:00Z', 'uk')).toBe('15:05')
  expect(formatDate('2026-11-21T23:30:00Z', 'uk')).toMatch(/^22 листопада 2026/)
  expect(formatDateTime('2026-11-21T12:00:00Z', 'en')).toBe('21/11/2026, 14:00')
  expect(formatDay('2026-11-21T23:30:00Z', 'uk')).toBe('22.11.26')
  expect(formatDate('no date', 'uk')).toBe('')
})

it('groups and shortens counts', () => {
  expect(formatCount(1234567)).toBe('1\u202f234\u202f567')
  expect([formatBadge(99), formatBadge(100)]).toEqual(['99', '99+'])
})

it('formats file sizes', () => {
  expect([formatMegabytes(5 * 1024 * 1024, 'uk'), formatMegabytes(2.5 * 1024 * 1024, 'uk')]).toEqual([
    '5\u202fМБ',
    '2,5\u202fМБ',
  ])
  expect(formatMegabytes(2.5 * 1024 * 1024, 'en')).toBe('2.5\u202fMB')
})

it('uses Ukrainian plural forms', () => {
  const { translations } = loadedLanguageOf('uk', { ...uk, ...ukPanel }, formattersOf('uk'))
  expect([1, 2, 5, 11, 21, 0].map((count) => translations.nav.newOrders({ count }))).toEqual([
    '1 нове замовлення',
    '2 нові замовлення',
    '5 нових замовлень',
    '11 нових замовлень',
    '21 нове замовлення',
    '0 нових замовлень',
  ])
})

const paths = (node: object, before = ''): string[] =>
  Object.entries(node).flatMap(([key, child]) =>
    typeof child === 'string' ? [before + key] : paths(child as object, `${before}${key}.`),
  )

const ukrainian = { ...uk, session: ukSession, ...ukPanel }
const english = { ...en, session: enSession, ...enPanel }

it('has every translation in both languages', () => {
  const inUkrainian = paths(ukrainian).sort()
  expect(inUkrainian.length).toBeGreaterThan(200)
  expect(inUkrainian).toContain('session.confirmation.code')
  expect(paths(english).sort()).toEqual(inUkrainian)
})

it('the core knows the keys of its messages: `pnpm messages` writes them', () => {
  const file = join(import.meta.dirname, '../../../core/src/kernel/message-keys.ts')
  const known = [...readFileSync(file, 'utf8').matchAll(/ '(.+)'$/gm)].map(([, key]) => key)
  const session = paths(uk.core.session).concat(paths(ukSession.core))
  const messages = { ...uk.core, ...ukPanel.messages }
  expect(known.toSorted()).toEqual(
    [...paths({ ...messages, session: {} }), ...session.map((key) => `session.${key}`)].toSorted(),
  )
})

const texts = (node: object): string[] =>
  Object.values(node).flatMap((child) => (typeof child === 'string' ? [child] : texts(child as object)))

it('no message says only that something is done', () => {
  const said = [...texts(ukrainian.messages), ...texts(english.messages)]
  expect(said.filter((text) => /^(готово|виконано|done|success)[.!]?$/iu.test(text.trim()))).toEqual([])
})

it('English has no Cyrillic except for the name of Ukrainian itself', () => {
  const { languages, ...appearance } = english.appearance
  const messages = JSON.stringify({ ...english, appearance }).replace(en.auth.language.other, '')
  expect(messages).not.toMatch(/[\u0400-\u04ff]/)
  expect(languages.en).toBe('English')
})

it('changes the language and keeps the loaded parts', async () => {
  const languageStore = createLanguageStore()
  let heard = 0
  const leave = languageStore.listen(() => {
    heard += 1
  })
  expect(languageStore.read().translations.ui.close()).toBe('Закрити')
  await languageStore.load('panel')
  await languageStore.load('panel')
  await languageStore.setLanguage('en')
  expect(languageStore.read().language).toBe('en')
  expect(languageStore.read().translations.nav.logOut()).toBe('Log out')
  expect(heard).toBe(2)
  leave()
  await languageStore.setLanguage('uk')
  expect(heard).toBe(2)
  expect(languageStore.read().translations.nav.logOut()).toBe('Вийти')
})

it('the pseudo language has longer words and keeps parameters', () => {
  const { translations } = pseudoSpeech()
  expect(translations.ui.close().length).toBeGreaterThan(uk.ui.close.length)
  expect(translations.session.confirmation.resendIn({ seconds: 42 })).toContain('0:42')
  expect(translations.nav.newOrders({ count: 2 })).toContain('2 нові замовлення')
})
