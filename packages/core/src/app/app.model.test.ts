import { expect, test } from 'vitest'
import { type AnyActorLogic, fromCallback } from 'xstate'
import { claiming, panelWrite, screenWrite, typedText, withoutDraftText } from '../../testing/claims.ts'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someJob, someSession, someSetup } from '../../testing/ports.ts'
import { someIntent } from '../../testing/samples/money.ts'
import { defaultAppearance } from '../appearance/appearance.domain.ts'
import { noTelephone } from '../countries/countries.domain.ts'
import { absent } from '../kernel/failure.ts'
import { noChanges } from '../notifications/changes.domain.ts'
import type { Session } from '../session/session.domain.ts'
import { type AppSnapshot, appMachine } from './app.machine.ts'
import { selectSupplier } from './app.selectors.ts'
import { selectPanel } from './panel.selectors.ts'

const anna = someSession
const rotated: Session = { ...anna, token: 'two' }
const bohdan: Session = { supplier: { ...anna.supplier, id: 2 }, token: 'three' }

const silent = fromCallback(() => {}) as never
const machine = appMachine.provide({ actors: { connectivity: silent, outlet: silent } })

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

const project = ({ session, location, panel, claimed }: AppSnapshot['context']) => [
  session?.supplier.id,
  session?.token,
  location.to,
  location.search,
  panel !== null,
  claimed,
]

const model = explore(machine, {
  input: inputOf(null, '/orders'),
  user: [
    { type: 'session.opened', session: anna, landing: 'statistics' },
    { type: 'logout.chosen' },
    { type: 'signIn.requested' },
    { type: 'navigation.requested', location: { to: 'orders' } },
    { type: 'navigation.requested', location: { to: 'orders', search: '?page=2' } },
    { type: 'navigation.requested', location: { to: 'with-password' } },
    { type: 'address.changed', href: '/chats/7' },
    { type: 'retry.chosen' },
    { type: 'failure.reported', failure: { kind: 'unauthorized', texts: [] } },
    { type: 'failure.reported', failure: { kind: 'unreachable' } },
    { type: 'fault.logged', code: 'odd', failure: { kind: 'unauthorized', texts: [] } },
    { type: 'fault.logged', code: 'odd' },
    { type: 'failure.reported', failure: absent },
    { type: 'fault.logged', code: 'odd', failure: absent },
    { type: 'success.reported', message: { text: 'good' } },
    { type: 'warning.reported', message: { text: 'mind' } },
    { type: 'signInDraft.changed', signInDraft: { challenge: { telephone: '1', resendAt: 0, purpose: 'login' } } },
    { type: 'supplier.changed', patch: { firstname: 'Olena' } },
    { type: 'setup.loaded', setup: someSetup },
    { type: 'setup.loaded', setup: { ...someSetup, offered: ['orders'] } },
    { type: 'setup.invalidated' },
    { type: 'account.invalidated' },
    { type: 'balances.changed' },
    { type: 'intent.unclear', id: 'one' },
    { type: 'intent.settled', intent: someIntent('payout') },
    { type: 'purchase.resumed' },
    { type: 'changes.requested' },
    { type: 'change.made', change: { kind: 'readAll' } },
    { type: 'change.undone', key: 'clear' },
    { type: 'count.loaded', count: 6 },
    { type: 'job.started', job: someJob() },
    { type: 'message.written', message: { room: '7', key: 'key', text: 'Так', attachments: [] } },
    { type: 'messages.seen', room: '7', keys: ['key'] },
    { type: 'message.removed', room: '7', key: 'key' },
    {
      type: 'message.sent',
      room: '7',
      message: { id: '1', seq: 1, from: 'supplier', text: '', attachments: [], at: null, key: 'key' },
    },
    { type: 'data.invalidated' },
    { type: 'record.changed', section: 'stores', id: '1', version: 2 },
    { type: 'tab.shown' },
    { type: 'tab.hidden' },
    { type: 'changes.updated', changes: noChanges, outcomes: [] },
    { type: 'access.gained' },
    claiming(),
    claiming(typedText),
    claiming(withoutDraftText),
    claiming(screenWrite),
    claiming(panelWrite),
    { type: 'leave.allowed', leaveRequest: { type: 'navigation.requested', location: { to: 'orders' } } },
    { type: 'leave.allowed', leaveRequest: { type: 'logout.chosen' } },
    { type: 'leave.allowed', leaveRequest: { type: 'signIn.requested' } },
    { type: 'edits.discarded' },
    { type: 'write.failed' },
    { type: 'screen.closed' },
  ],
  world: {
    saveSession: [gives('stored'), gives('memoryOnly'), fails()],
    clearSession: [gives(), fails()],
    loadPanel: [gives(silent as AnyActorLogic), fails()],
    reload: [gives(undefined), fails()],
    panel: [breaks()],
  },
  childEvents: {
    connectivity: [
      { type: 'wakeUp.received', reason: 'shown' },
      { type: 'network.lost' },
      { type: 'wakeUp.received', reason: 'answered' },
    ],
    watchSession: [
      { type: 'session.changedElsewhere', session: null },
      { type: 'session.changedElsewhere', session: rotated },
      { type: 'session.changedElsewhere', session: bohdan },
    ],
  },
  project,
})

const breaking = explore(machine, {
  input: inputOf(anna, '/'),
  world: Object.fromEntries(
    ['claims', 'watchClaims', 'toasts', 'appearance', 'connectivity', 'outlet', 'watchAddress', 'watchSession'].map(
      (name) => [name, [breaks()]],
    ),
  ),
  project,
})

const isSignedIn = (snapshot: AppSnapshot) => snapshot.matches('signedIn')

test('every state and every transition is visited', () => {
  expectFullCoverage('app', model.coverage, breaking.coverage)
})

test('from every state a supplier can sign in again', () => {
  expect(model.trapsFor(isSignedIn)).toEqual([])
})

test('from every state the panel can still be opened', () => {
  expect(model.trapsFor((snapshot) => selectPanel(snapshot).state === 'open')).toEqual([])
})

test('panel routes are open only with a supplier, auth routes only without one', () => {
  const settled = model.paths.filter(({ state }) => !state.matches('keeping'))
  expect(settled).not.toEqual([])
  for (const { state, scenario } of settled) {
    const isAuth = ['auth', 'login', 'with-password'].includes(state.context.location.to)
    expect([scenario, isAuth]).toEqual([scenario, selectSupplier(state) === null])
  }
})

test('signing out leaves neither a session nor a panel', () => {
  const out = model.paths.filter(({ state }) => state.matches('signedOut') || state.matches('signingOut'))
  expect(out).not.toEqual([])
  for (const { state } of out) expect([state.context.session, state.context.panel]).toEqual([null, null])
})

const holding = ({ context: { claimed, panel } }: AppSnapshot, loss: 'screen' | 'all') =>
  panel !== null && (claimed[loss].isDirty || claimed[loss].isPending)

test('unsaved or pending work blocks navigation and logout until leaving is allowed', () => {
  const links = model.moves.filter(({ from, event }) => holding(from, 'screen') && event === 'navigation.requested')
  expect(links).not.toEqual([])
  for (const { from, to } of links) expect(to.context.location.to).toBe(from.context.location.to)
  const logouts = model.moves.filter(({ from, event }) => holding(from, 'all') && event === 'logout.chosen')
  expect(logouts).not.toEqual([])
  for (const { from, to } of logouts) expect(to.value).toEqual(from.value)
  const allowed = model.moves.filter(({ from, event }) => holding(from, 'all') && event === 'leave.allowed')
  expect(new Set(allowed.map(({ to }) => to.context.location.to))).toEqual(new Set(['orders', 'login']))
})

test('pending writes of the panel block a logout but no navigation', () => {
  const links = model.moves.filter(
    ({ from, event }) => holding(from, 'all') && !holding(from, 'screen') && event === 'navigation.requested',
  )
  expect(links.some(({ from, to }) => from.context.location.to !== to.context.location.to)).toBe(true)
})

test('a paid subscription restarts the signed-in part once no write is pending', () => {
  const gained = model.moves.filter(({ event }) => event === 'access.gained').filter(({ from }) => isSignedIn(from))
  expect(gained.filter(({ to }) => to.matches({ signedIn: { access: 'gained' } }))).not.toEqual([])
  for (const { from, to } of gained) {
    const isHeld = from.context.claimed.all.isPending && from.context.panel !== null
    expect(to.matches({ signedIn: isHeld ? { access: 'gained' } : { panel: 'loading' } })).toBe(true)
  }
  expect(model.trapsFor((state) => !state.matches({ signedIn: { access: 'gained' } }))).toEqual([])
})

test('a part of the app that throws does not stop the app', () => {
  const broken = breaking.paths.filter(({ scenario }) => scenario.includes('xstate.error.actor'))
  expect(broken.length).toBeGreaterThan(60)
  for (const { state } of broken) expect(state.status).toBe('active')
})
