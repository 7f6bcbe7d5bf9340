import { describe, expect, test } from 'vitest'
import { someSession, someSetup } from '../../testing/ports.ts'
import type { RouteName } from '../kernel/routes.ts'
import type { Supplier } from '../session/session.domain.ts'
import {
  type ActivePrompt,
  lacksArticles,
  mistakesInName,
  nextPrompt,
  type Prompt,
  prompts,
  type Situation,
  storeNameIn,
  turnOf,
} from './onboarding.domain.ts'

const supplier: Supplier = { ...someSession.supplier, storeName: 'Shop', telegramId: '7', managerTelegram: '@a' }

describe('the next prompt', () => {
  test.each<[string, Partial<Supplier>, readonly Prompt[], Prompt | null]>([
    ['nothing is missing', {}, [], null],
    ['no store name', { storeName: null }, [], 'storeName'],
    ['a store name of invisible characters', { storeName: ' \u200b ' }, [], 'storeName'],
    [
      'neither store name nor Telegram nor manager',
      { storeName: null, telegramId: null, managerTelegram: null },
      [],
      'storeName',
    ],
    ['Telegram is linked, its manager is not named', { managerTelegram: '' }, [], 'telegramManager'],
    ['Telegram is not linked', { telegramId: null }, [], 'telegram'],
    ['Telegram is not linked, so its manager waits', { telegramId: null, managerTelegram: null }, [], 'telegram'],
    ['the store name is postponed', { storeName: null, telegramId: null }, ['storeName'], 'telegram'],
    ['the manager is postponed', { managerTelegram: null }, ['telegramManager'], null],
    ['everything is postponed', { storeName: null, telegramId: null }, prompts, null],
  ])('%s', (_, events, postponed, expected) => {
    expect(nextPrompt({ ...supplier, ...events }, postponed)).toBe(expected)
  })
})

describe('products require the articles', () => {
  const unwritten = { ...someSetup, steps: { ...someSetup.steps, information: false } }
  test.each<[RouteName, boolean]>([
    ['product-create', true],
    ['product-categories', true],
    ['products-import', true],
    ['products', false],
    ['imports', false],
    ['articles-information', false],
  ])('on %s: %s', (page, expected) => {
    expect(lacksArticles(unwritten, page)).toBe(expected)
    expect(lacksArticles(someSetup, page)).toBe(false)
    expect(lacksArticles(null, page)).toBe(false)
  })
})

test.each([
  ['  Крамниця ', 'Крамниця', false],
  ['\u200bКрамниця\u2060', 'Крамниця', false],
  ['а'.repeat(255), 'а'.repeat(255), false],
  ['а'.repeat(256), 'а'.repeat(256), true],
])('the store name %j', (text, name, tooLong) => {
  expect(storeNameIn(text)).toBe(name)
  expect(mistakesInName(text)).toEqual(tooLong ? { storeName: { key: 'onboarding.storeNameLength' } } : {})
})

describe('the active prompt', () => {
  const settled: Situation = {
    supplier,
    setup: someSetup,
    page: 'orders',
    postponed: [],
    isSettled: true,
    isHeld: false,
    isHidden: false,
  }
  const nameless = { ...supplier, storeName: null }
  const unwritten = { ...someSetup, steps: { ...someSetup.steps, information: false } }
  test.each<[string, Partial<Situation>, ActivePrompt]>([
    ['nothing is missing', {}, 'nobody'],
    ['nothing is missing, and the account is not loaded yet', { isSettled: false }, 'nobody'],
    [
      'something seems to be missing, and the account is not loaded yet',
      { supplier: nameless, isSettled: false },
      'undecided',
    ],
    ['something is missing', { supplier: nameless }, 'storeName'],
    ['something is missing during a purchase', { supplier: nameless, isHeld: true }, 'nobody'],
    ['something is missing behind a dialog', { supplier: nameless, isHidden: true }, 'undecided'],
    ['nothing is missing behind a dialog', { isHidden: true }, 'nobody'],
    ['a purchase behind a dialog', { isHeld: true, isHidden: true }, 'nobody'],
    ['products without articles', { setup: unwritten, page: 'product-create' }, 'articles'],
    [
      'a prompt goes before the articles',
      { setup: unwritten, page: 'product-create', supplier: nameless },
      'storeName',
    ],
    [
      'the paywall goes before the articles',
      { setup: { ...unwritten, active: false }, page: 'product-create' },
      'nobody',
    ],
  ])('%s', (_, events, expected) => {
    expect(turnOf({ ...settled, ...events })).toBe(expected)
  })
})
