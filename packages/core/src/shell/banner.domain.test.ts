import { expect, test } from 'vitest'
import { someSession } from '../../testing/ports.ts'
import type { RouteName } from '../kernel/routes.ts'
import type { Supplier } from '../session/session.domain.ts'
import { stepsOf } from '../setup/setup.domain.ts'
import { bannerOf, type PanelBanner } from './banner.domain.ts'

const supplier: Supplier = { ...someSession.supplier, firstname: 'Anna', lastname: 'K', storeName: 'Shop' }
const nameless: Supplier = { ...supplier, firstname: null }
const done = { information: true, product: true, delivery: true, payment: true }
const begun = { ...done, delivery: false }
const unwritten = { ...done, information: false }
const settings = { hasFailed: false, isStale: false, steps: done }

type Known = Parameters<typeof bannerOf<'setup'>>[0]

const wellKnown: Known = { isOffline: false, faulted: [], settings, supplier, page: 'orders' as RouteName, unbuilt: [] }

test.each<[string, Partial<Known>, PanelBanner<'setup'> | null]>([
  ['nothing is to be said', {}, null],
  ['nobody is known', { supplier: null }, null],
  [
    'a profile lacks a name',
    { supplier: nameless },
    { kind: 'profile', reminder: { lacks: 'name', to: 'preferences' } },
  ],
  ['where it is filled in, nobody is reminded', { supplier: nameless, page: 'preferences' }, null],
  [
    'the set-up goes before the profile',
    { supplier: nameless, settings: { ...settings, steps: begun } },
    { kind: 'setup', steps: stepsOf(begun, []) },
  ],
  [
    'what cannot be done yet is not asked for',
    { settings: { ...settings, steps: begun }, unbuilt: ['deliveries-panel'] },
    null,
  ],
  [
    'the home page says it itself',
    { supplier: nameless, settings: { ...settings, steps: begun }, page: 'statistics' },
    null,
  ],
  ['on some pages it is silent', { settings: { ...settings, steps: begun }, page: 'chats' }, null],
  [
    'the articles go before the set-up',
    { settings: { ...settings, steps: unwritten }, page: 'product-create' },
    { kind: 'articles' },
  ],
  [
    'settings that did not come go before what old ones say',
    { settings: { hasFailed: true, isStale: true, steps: unwritten }, page: 'product-create' },
    { kind: 'settings', isStale: true },
  ],
  [
    'a part that stopped goes before those',
    { faulted: ['setup'], settings: { ...settings, hasFailed: true } },
    { kind: 'stopped', parts: ['setup'] },
  ],
  ['no network goes before everything', { isOffline: true, faulted: ['setup'] }, { kind: 'offline' }],
])('%s', (_, news, said) => {
  expect(bannerOf({ ...wellKnown, ...news })).toEqual(said)
})
