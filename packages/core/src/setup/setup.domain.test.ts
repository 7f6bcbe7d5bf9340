import { expect, test } from 'vitest'
import { type RouteName, routeNames } from '../kernel/routes.ts'
import {
  isSubscribed,
  type Setup,
  type SetupSteps,
  setupIsDone,
  setupTarget,
  showsArticlesNotice,
  showsSetupBanner,
  stepsOf,
} from './setup.domain.ts'

const steps = (done: string): SetupSteps => ({
  information: done.includes('i'),
  product: done.includes('p'),
  delivery: done.includes('d'),
  payment: done.includes('m'),
})

test.each<[string, RouteName]>([
  ['', 'articles-information'],
  ['i', 'products-panel'],
  ['ip', 'deliveries-panel'],
  ['ipd', 'payment-methods-methods'],
  ['ipdm', 'dashboard'],
  ['pdm', 'articles-information'],
  ['idm', 'products-panel'],
  ['ipm', 'deliveries-panel'],
  ['m', 'articles-information'],
])('with %j done the next step is at %s', (done, location) => {
  expect(setupTarget(steps(done))).toBe(location)
  expect(setupIsDone(steps(done))).toBe(location === 'dashboard')
})

test.each<[string, readonly string[]]>([
  ['', ['next', 'later', 'later', 'later']],
  ['i', ['done', 'next', 'later', 'later']],
  ['p', ['next', 'done', 'later', 'later']],
  ['ipdm', ['done', 'done', 'done', 'done']],
])('with %j done the steps are %j', (done, states) => {
  expect(stepsOf(steps(done)).map(({ state }) => state)).toEqual(states)
})

const quiet: readonly RouteName[] = [
  'products-panel',
  'product-create',
  'product-categories',
  'products-import',
  'deliveries-panel',
  'product-created',
  'payment-methods-methods',
  'deliveries-sender',
  'deliveries-apis',
  'payment-methods-details',
  'deliveries-settings-save',
  'chats',
  'payment-methods-saved',
  'chat-room',
  'articles-information',
]

test.each(routeNames)('whether the set-up banner is shown on %s', (name) => {
  expect(showsSetupBanner(steps('ipd'), name)).toBe(!quiet.includes(name))
  expect(showsSetupBanner(steps('ipdm'), name)).toBe(false)
})

test.each(routeNames)('whether the articles notice is shown on %s', (name) => {
  const isConcerned = name === 'product-create' || name === 'products-import'
  expect(showsArticlesNotice(steps('pdm'), name)).toBe(isConcerned)
  expect(showsArticlesNotice(steps('i'), name)).toBe(false)
})

const setup = (active: boolean | null): Setup => ({
  steps: steps(''),
  mainBalance: null,
  serviceBalance: null,
  cost: null,
  active,
  storeName: null,
  chats: 0,
  orders: 0,
})

test.each([
  ['settings that are not loaded', null, false],
  ['an active subscription', setup(true), true],
  ['an unknown subscription state', setup(null), true],
  ['no active subscription', setup(false), false],
])('with %s, subscribed is %s', (_, known, answer) => {
  expect(isSubscribed(known)).toBe(answer)
})
