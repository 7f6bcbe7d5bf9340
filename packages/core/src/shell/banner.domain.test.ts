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

const wellKnown: Known = { isOffline: false, faulted: [], settings, supplier, page: 'orders' as RouteName }

test.each<[string, Partial<Known>, PanelBanner<'setup'> | null]>([
  ['there is nothing to show', {}, null],
  ['no supplier is signed in', { supplier: null }, null],
  [
    'a profile lacks a name',
    { supplier: nameless },
    { kind: 'profile', reminder: { missingField: 'name', to: 'preferences' } },
  ],
  ['the page where the name is entered shows no reminder', { supplier: nameless, page: 'preferences' }, null],
  [
    'the set-up goes before the profile',
    { supplier: nameless, settings: { ...settings, steps: begun } },
    { kind: 'setup', steps: stepsOf(begun) },
  ],
  [
    'the home page shows no banner',
    { supplier: nameless, settings: { ...settings, steps: begun }, page: 'statistics' },
    null,
  ],
  ['some pages show no banner', { settings: { ...settings, steps: begun }, page: 'chats' }, null],
  [
    'the articles go before the set-up',
    { settings: { ...settings, steps: unwritten }, page: 'product-create' },
    { kind: 'articles' },
  ],
  [
    'a settings failure goes before the steps of outdated settings',
    { settings: { hasFailed: true, isStale: true, steps: unwritten }, page: 'product-create' },
    { kind: 'settings', isStale: true },
  ],
  [
    'a stopped part goes before a settings failure',
    { faulted: ['setup'], settings: { ...settings, hasFailed: true } },
    { kind: 'stopped', parts: ['setup'] },
  ],
  ['no network goes before everything', { isOffline: true, faulted: ['setup'] }, { kind: 'offline' }],
])('%s', (_, events, sent) => {
  expect(bannerOf({ ...wellKnown, ...events })).toEqual(sent)
})
