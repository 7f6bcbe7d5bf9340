import { expect, test } from 'vitest'
import { type AnyActorLogic, fromCallback } from 'xstate'
import { claiming, panelWrite, screenWrite, typedText } from '../../testing/claims.ts'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someIntent } from '../../testing/money.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import { defaultAppearance } from '../appearance/appearance.domain.ts'
import { noTelephone } from '../countries/countries.domain.ts'
import { noChanges } from '../notifications/changes.domain.ts'
import type { Session } from '../session/session.domain.ts'
import { type AppSnapshot, appMachine } from './app.machine.ts'
import { selectSupplier } from './app.selectors.ts'
import { selectPanel } from './panel.selectors.ts'

const anna = someSession
const rotated: Session = { ...anna, token: 'two' }
const bohdan: Session = { supplier: { ...anna.supplier, id: 2 }, token: 'three' }

const silent = fromCallback(() => {}) as never
const machine = appMachine.provide({ actors: { connectivity: silent, slot: silent } })

const inputOf = (session: Session | null, href: string) => ({
  session,
  href,
  telephone: noTelephone,
  appearance: defaultAppearance,
  clock: { now: () => 0 },
  ids: { next: () => 'id-1' },
  navigation: { writeAddress: () => {} },
  log: { note: () => {} },
})

const lens = ({ session, place, panel, claimed }: AppSnapshot['context']) => [
  session?.supplier.id,
  session?.token,
  place.to,
  place.search,
  panel !== null,
  claimed,
]

const walk = explore(machine, {
  input: inputOf(null, '/orders'),
  user: [
    { type: 'session.opened', session: anna, landing: 'statistics' },
    { type: 'logout.chosen' },
    { type: 'signIn.wanted' },
    { type: 'place.wanted', place: { to: 'orders' } },
    { type: 'place.wanted', place: { to: 'orders', search: '?page=2' } },
    { type: 'place.wanted', place: { to: 'with-password' } },
    { type: 'address.changed', href: '/chats/7' },
    { type: 'retry.chosen' },
    { type: 'failure.met', failure: { kind: 'unauthorized', texts: [] } },
    { type: 'failure.met', failure: { kind: 'unreachable' } },
    { type: 'fault.noted', code: 'odd', failure: { kind: 'unauthorized', texts: [] } },
    { type: 'fault.noted', code: 'odd' },
    { type: 'success.met', message: { text: 'good' } },
    { type: 'warning.met', message: { text: 'mind' } },
    { type: 'carried.changed', carried: { challenge: { telephone: '1', resendAt: 0, purpose: 'login' } } },
    { type: 'supplier.changed', patch: { firstname: 'Olena' } },
    { type: 'setup.learned', setup: someSetup },
    { type: 'setup.outdated' },
    { type: 'account.outdated' },
    { type: 'balances.changed' },
    { type: 'intent.unclear', id: 'one' },
    { type: 'intent.settled', intent: someIntent('payout') },
    { type: 'purchase.resumed' },
    { type: 'changes.requested' },
    { type: 'change.made', change: { kind: 'readAll' } },
    { type: 'change.undone', key: 'clear' },
    { type: 'count.learned', count: 6 },
    { type: 'news.arrived' },
    { type: 'tab.shown' },
    { type: 'changes.updated', changes: noChanges, outcomes: [] },
    { type: 'access.gained' },
    claiming(),
    claiming(typedText),
    claiming(screenWrite),
    claiming(panelWrite),
    { type: 'departure.allowed', departure: { type: 'place.wanted', place: { to: 'orders' } } },
    { type: 'departure.allowed', departure: { type: 'logout.chosen' } },
    { type: 'work.discarded' },
    { type: 'write.failed' },
    { type: 'screen.closed' },
  ],
  world: {
    keepSession: [gives('stored'), gives('memoryOnly'), fails()],
    forgetSession: [gives(), fails()],
    loadPanel: [gives(silent as AnyActorLogic), fails()],
    reload: [gives(undefined), fails()],
    panel: [breaks()],
  },
  facts: {
    connectivity: [
      { type: 'line.nudged', reason: 'shown' },
      { type: 'network.lost' },
      { type: 'line.nudged', reason: 'answered' },
    ],
    watchSession: [
      { type: 'session.changedElsewhere', session: null },
      { type: 'session.changedElsewhere', session: rotated },
      { type: 'session.changedElsewhere', session: bohdan },
    ],
  },
  lens,
})

const breaking = explore(machine, {
  input: inputOf(anna, '/'),
  world: Object.fromEntries(
    ['claims', 'watchClaims', 'notices', 'appearance', 'connectivity', 'slot', 'watchAddress', 'watchSession'].map(
      (name) => [name, [breaks()]],
    ),
  ),
  lens,
})

const isSignedIn = (snapshot: AppSnapshot) => snapshot.matches('signedIn')

test('every state and every transition is visited', () => {
  expectFullCoverage('app', walk.coverage, breaking.coverage)
})

test('whatever happens, a supplier can sign in again', () => {
  expect(walk.trapsFor(isSignedIn)).toEqual([])
})

test('whatever happens, a supplier can get to the signed-in part or be offered to try again', () => {
  expect(walk.trapsFor((snapshot) => selectPanel(snapshot).state === 'open')).toEqual([])
})

test('no place of the panel is open without a supplier, and none of the auth area with one', () => {
  const settled = walk.paths.filter(({ state }) => !state.matches('keeping'))
  expect(settled).not.toEqual([])
  for (const { state, story } of settled) {
    const isAuth = ['auth', 'login', 'with-password'].includes(state.context.place.to)
    expect([story, isAuth]).toEqual([story, selectSupplier(state) === null])
  }
})

test('nobody is signed in without a token, and nothing of them is left when they are signed out', () => {
  const out = walk.paths.filter(({ state }) => state.matches('signedOut') || state.matches('signingOut'))
  expect(out).not.toEqual([])
  for (const { state } of out) expect([state.context.session, state.context.panel]).toEqual([null, null])
})

const holding = ({ context: { claimed, panel } }: AppSnapshot, loss: 'screen' | 'all') =>
  panel !== null && (claimed[loss].isDirty || claimed[loss].isPending)

test('nothing is left that would be lost, unless that is allowed', () => {
  const links = walk.moves.filter(({ from, event }) => holding(from, 'screen') && event === 'place.wanted')
  expect(links).not.toEqual([])
  for (const { from, to } of links) expect(to.context.place.to).toBe(from.context.place.to)
  const logouts = walk.moves.filter(({ from, event }) => holding(from, 'all') && event === 'logout.chosen')
  expect(logouts).not.toEqual([])
  for (const { from, to } of logouts) expect(to.value).toEqual(from.value)
  const allowed = walk.moves.filter(({ from, event }) => holding(from, 'all') && event === 'departure.allowed')
  expect(new Set(allowed.map(({ to }) => to.context.place.to))).toEqual(new Set(['orders', 'login']))
})

test('what the panel sends holds back a logout, and no link', () => {
  const links = walk.moves.filter(
    ({ from, event }) => holding(from, 'all') && !holding(from, 'screen') && event === 'place.wanted',
  )
  expect(links.some(({ from, to }) => from.context.place.to !== to.context.place.to)).toBe(true)
})

test('a subscription that was paid starts everything afresh, once nothing is on its way', () => {
  const gained = walk.moves.filter(({ event }) => event === 'access.gained').filter(({ from }) => isSignedIn(from))
  expect(gained.filter(({ to }) => to.matches({ signedIn: { access: 'gained' } }))).not.toEqual([])
  for (const { from, to } of gained) {
    const isHeld = from.context.claimed.all.isPending && from.context.panel !== null
    expect(to.matches({ signedIn: isHeld ? { access: 'gained' } : { panel: 'loading' } })).toBe(true)
  }
  expect(walk.trapsFor((state) => !state.matches({ signedIn: { access: 'gained' } }))).toEqual([])
})

test('a part of the trunk that breaks takes nothing else along', () => {
  const broken = breaking.paths.filter(({ story }) => story.includes('xstate.error.actor'))
  expect(broken.length).toBeGreaterThan(60)
  for (const { state } of broken) expect(state.status).toBe('active')
})
