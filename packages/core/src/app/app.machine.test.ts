import { expect, test, vi } from 'vitest'
import { type AnyActorLogic, type AnyActorRef, fromCallback, fromTransition, waitFor } from 'xstate'
import { actorLogOf, answers, breaksDown, type Happening, refuses } from '../../testing/actor-log.ts'
import {
  claimIn,
  claiming,
  panelWrite,
  screenDialog,
  screenWrite,
  typedText,
  withoutDraftText,
} from '../../testing/claims.ts'
import { someSession as anna, silentPorts, someSession, someSetup } from '../../testing/ports.ts'
import { defaultAppearance } from '../appearance/appearance.domain.ts'
import { noTelephone, typed } from '../countries/countries.domain.ts'
import { pathOf } from '../kernel/routes.ts'
import { selectLeaveGuard } from '../leave-guard/leave-guard.selectors.ts'
import { emptySignInDraft, type Session } from '../session/session.domain.ts'
import { composeApp, type Start } from './app.compose.ts'
import { appMachine } from './app.machine.ts'
import type { Ports } from './app.port.ts'
import { appParts, selectPage } from './app.selectors.ts'
import type { AppEvent } from './app-parts.setup.ts'
import { panelParts, selectFaultedParts, selectPanel } from './panel.selectors.ts'
import { screensOf } from './screens.compose.ts'

const start = (more: Partial<Start> = {}, replaced: Partial<Ports> = {}) => {
  const ports = silentPorts(replaced)
  const app = composeApp(ports, {
    session: null,
    href: '/',
    telephone: noTelephone,
    appearance: defaultAppearance,
    ...more,
  }).start()
  return { app, ports }
}

/** A child actor that throws at the first event it receives. */
const fragile = fromTransition(() => {
  throw new Error('broken on purpose')
}, null) as AnyActorLogic

const shown = (app: ReturnType<typeof start>['app']) =>
  waitFor(appParts(app).outlet, (snapshot) => selectPage(snapshot).state === 'shown')

const opened = async (app: ReturnType<typeof start>['app']) => {
  const snapshot = await waitFor(app, (now) => selectPanel(now).state === 'open')
  const found = selectPanel(snapshot)
  if (found.state !== 'open') throw new Error('the panel is not open')
  return found.panel
}

test('a signed-out visitor who opens the orders is redirected to the main sign-in page', async () => {
  const writeAddress = vi.fn()
  const { app } = start({ href: '/orders?page=2' }, { navigation: { ...silentPorts().navigation, writeAddress } })
  await shown(app)
  expect(app.getSnapshot().context.location).toEqual({ to: 'auth' })
  expect(writeAddress).toHaveBeenCalledExactlyOnceWith({ href: '/auth', replace: true })
})

test('a supplier who opens a sign-in address is redirected to the dashboard', async () => {
  const { app } = start({ session: someSession, href: '/auth/login' })
  await shown(app)
  expect(pathOf(app.getSnapshot().context.location)).toBe('/dashboard/statistics')
})

test('a screen that throws is replaced by the fault screen, and the app keeps running', async () => {
  const load = vi.fn(async () => fragile)
  const screens = screensOf(silentPorts())
  const { app } = start({ session: someSession, href: '/orders' }, { screens: { ...screens, loadScreen: load } })
  const { outlet } = appParts(app)
  await shown(app)
  const { screen } = selectPage(outlet.getSnapshot())
  ;(screen as AnyActorRef).subscribe({ error: () => {} })
  screen?.send({ type: 'anything' })
  expect(selectPage(outlet.getSnapshot()).state).toBe('broken')
  expect(app.getSnapshot().status).toBe('active')

  load.mockResolvedValue(null as never)
  outlet.send({ type: 'retry.chosen' })
  await shown(app)
  app.send({ type: 'navigation.requested', location: { to: 'chats' } })
  await shown(app)
  expect(selectPage(outlet.getSnapshot()).location).toEqual({ to: 'chats' })
})

test('a screen starts with the supplier data that arrived while it was loading', async () => {
  const inputs: unknown[] = []
  let arrive = (_: AnyActorLogic) => {}
  const loadScreen = () => new Promise<AnyActorLogic>((resolve) => (arrive = resolve))
  const screens = screensOf(silentPorts())
  const { app } = start({ session: someSession, href: '/orders' }, { screens: { ...screens, loadScreen } })
  await opened(app)
  app.send({ type: 'supplier.changed', patch: { firstname: 'Olena' } })
  arrive(
    fromTransition(
      (state) => state,
      ({ input }: { input: unknown }) => inputs.push(input),
    ) as AnyActorLogic,
  )
  await shown(app)
  expect(inputs).toMatchObject([{ supplier: { firstname: 'Olena', lastname: 'Test' } }])
})

test('a screen whose code cannot be loaded reloads the page once, then offers a retry', async () => {
  const reloadOnce = vi.fn(async () => false)
  const { app } = start(
    { session: someSession, href: '/orders' },
    {
      navigation: { ...silentPorts().navigation, reloadOnce },
      screens: { ...screensOf(silentPorts()), loadScreen: () => Promise.reject(new Error('404')) },
    },
  )
  await waitFor(appParts(app).outlet, (snapshot) => selectPage(snapshot).state === 'missing')
  expect(reloadOnce).toHaveBeenCalledTimes(1)
})

test('retrying a screen that could not be loaded also retries the panel', async () => {
  const screens = screensOf(silentPorts())
  const loadScreen = vi.fn(screens.loadScreen).mockRejectedValueOnce(new Error('404'))
  const loadPanel = vi.fn(screens.loadPanel).mockRejectedValueOnce(new Error('404'))
  const { app } = start({ session: someSession, href: '/orders' }, { screens: { ...screens, loadScreen, loadPanel } })
  const { outlet } = appParts(app)
  await waitFor(outlet, (snapshot) => selectPage(snapshot).state === 'missing')
  outlet.send({ type: 'retry.chosen' })
  await opened(app)
  expect(loadPanel).toHaveBeenCalledTimes(2)
})

test.each(['setup', 'account', 'events', 'realtime', 'shell'] as const)(
  'when %s throws, it is logged by name and the rest of the panel keeps running',
  async (part) => {
    const note = vi.fn()
    const screens = screensOf(silentPorts())
    const { app } = start(
      { session: someSession },
      {
        log: { note },
        screens: {
          ...screens,
          loadPanel: async () => {
            const panel = (await screens.loadPanel()) as unknown as { provide(more: object): AnyActorLogic }
            return panel.provide({ actors: { [part]: fragile } })
          },
        },
      },
    )
    const panel = await opened(app)
    const child = (panelParts(panel) as unknown as Record<string, AnyActorRef>)[part]
    child?.subscribe({ error: () => {} })
    child?.send({ type: 'anything' })
    expect(selectFaultedParts(panel.getSnapshot())).toEqual([part])
    expect(note).toHaveBeenCalledExactlyOnceWith(`${part} stopped`, expect.any(Error))
    panel.send({ type: 'refresh.requested' })
    panel.send({ type: 'route.changed', to: 'orders' })
    expect(panel.getSnapshot().status).toBe('active')
    expect(app.getSnapshot().status).toBe('active')
  },
)

test('signing out stops the panel and clears the session before storage is written', async () => {
  const clearSession = vi.fn((_: { drafts: string }) => new Promise<never>(() => {}))
  const { app } = start({ session: someSession }, { sessionStore: { ...silentPorts().sessionStore, clearSession } })
  const panel = await opened(app)
  app.send({ type: 'logout.chosen' })
  expect(panel.getSnapshot().status).toBe('stopped')
  expect(app.getSnapshot().context.session).toBeNull()
  expect(app.getSnapshot().context.location).toEqual({ to: 'login' })
  expect(clearSession.mock.calls.map(([input]) => input)).toEqual([{ drafts: 'forgotten' }])
})

test('signing in again keeps the drafts', async () => {
  const clearSession = vi.fn((_: { drafts: string }) => new Promise<never>(() => {}))
  const { app } = start({ session: someSession }, { sessionStore: { ...silentPorts().sessionStore, clearSession } })
  await opened(app)
  app.send({ type: 'signIn.requested' })
  expect(clearSession.mock.calls.map(([input]) => input)).toEqual([{ drafts: 'kept' }])
})

test('signing in again after a session has ended leads back to its page, and after a sign-out to the first one', async () => {
  const { app } = start({ session: someSession, href: '/products?page=2' })
  await opened(app)
  const signIn = async (leave: 'signIn.requested' | 'logout.chosen') => {
    app.send({ type: leave })
    await waitFor(app, (now) => now.matches('signedOut'))
    app.send({ type: 'session.opened', session: someSession, landing: 'orders' })
    await waitFor(app, (now) => now.matches('signedIn'))
    return pathOf(app.getSnapshot().context.location)
  }
  expect(await signIn('signIn.requested')).toBe('/products?page=2')
  expect(await signIn('logout.chosen')).toBe('/orders')
})

test('a different supplier signing in from another tab gets a new panel', async () => {
  let tell: Parameters<Ports['sessionStore']['watchSession']>[0] = () => {}
  const watchSession: Ports['sessionStore']['watchSession'] = (listener) => {
    tell = listener
    return () => {}
  }
  const { app } = start(
    { session: someSession, href: '/orders' },
    { sessionStore: { ...silentPorts().sessionStore, watchSession } },
  )
  const panelOfAnna = await opened(app)
  tell({
    type: 'session.changedElsewhere',
    session: { token: 'token-2', supplier: { ...someSession.supplier, id: 2, firstname: 'Bohdan' } },
  })
  const panelOfBohdan = await waitFor(app, (now) => {
    const found = selectPanel(now)
    return found.state === 'open' && found.panel !== panelOfAnna
  })
  expect(panelOfAnna.getSnapshot().status).toBe('stopped')
  expect(panelOfBohdan.context.session?.supplier.firstname).toBe('Bohdan')
  expect(pathOf(panelOfBohdan.context.location)).toBe('/dashboard/statistics')

  tell({ type: 'session.changedElsewhere', session: null })
  expect(app.getSnapshot().context.location).toEqual({ to: 'login' })
})

test('an update of the supplier can change anything but the id and the token', async () => {
  const saveSession = vi.fn(async () => 'stored' as const)
  const { app } = start({ session: someSession }, { sessionStore: { ...silentPorts().sessionStore, saveSession } })
  await opened(app)
  app.send({
    type: 'supplier.changed',
    patch: { firstname: 'Олена', id: 9, token: 'stolen', __proto__: { polluted: true } } as never,
  })
  const { session } = app.getSnapshot().context
  expect(session).toEqual({ ...someSession, supplier: { ...someSession.supplier, firstname: 'Олена' } })
  expect(saveSession).toHaveBeenCalledExactlyOnceWith(session, expect.anything())
})

test('an update without changes is sent to the screen but not written to storage', async () => {
  const saveSession = vi.fn(async () => 'stored' as const)
  const told: unknown[] = []
  const hears = fromTransition((state, event) => {
    told.push(event)
    return state
  }, null) as AnyActorLogic
  const screens = { ...screensOf(silentPorts()), loadScreen: async () => hears }
  const { app } = start(
    { session: someSession, href: '/orders' },
    { screens, sessionStore: { ...silentPorts().sessionStore, saveSession } },
  )
  await opened(app)
  await shown(app)
  const { firstname, email } = someSession.supplier
  app.send({ type: 'supplier.changed', patch: { firstname, email } })
  expect(told).toContainEqual({ type: 'supplier.updated', supplier: someSession.supplier })
  expect(app.getSnapshot().context.session).toBe(someSession)
  expect(saveSession).not.toHaveBeenCalled()
})

test('a link, Back and a logout ask for confirmation while there is unsaved input', async () => {
  const addresses: string[] = []
  const navigation = {
    ...silentPorts().navigation,
    writeAddress: ({ href, replace }: { href: string; replace: boolean }) => {
      addresses.push(`${replace ? 'replaced by' : 'went to'} ${href}`)
    },
  }
  const { app } = start({ session: someSession, href: '/orders' }, { navigation })
  const { leaveGuard } = panelParts(await opened(app))
  await shown(app)
  const save = claimIn(app, typedText)

  app.send({ type: 'navigation.requested', location: { to: 'chats' } })
  expect(leaveGuard && selectLeaveGuard(leaveGuard.getSnapshot())).toBe('page')
  leaveGuard?.send({ type: 'leave.dismissed' })
  app.send({ type: 'address.changed', href: '/reviews' })
  expect(app.getSnapshot().context.location).toEqual({ to: 'orders' })
  expect(addresses.at(-1)).toBe('went to /orders')
  app.send({ type: 'logout.chosen' })
  expect(leaveGuard && selectLeaveGuard(leaveGuard.getSnapshot())).toBe('logout')
  leaveGuard?.send({ type: 'leave.dismissed' })

  app.send({ type: 'navigation.requested', location: { to: 'orders', search: '?page=2' } })
  expect(leaveGuard && selectLeaveGuard(leaveGuard.getSnapshot())).toBe(null)
  app.send({ type: 'navigation.requested', location: { to: 'chats' } })
  leaveGuard?.send({ type: 'leave.confirmed' })
  expect(app.getSnapshot().context.location).toEqual({ to: 'chats' })
  save()
})

test('a logout waits for pending writes of the panel; a link does not', async () => {
  const { app } = start({ session: someSession, href: '/orders' })
  await opened(app)
  const arrive = claimIn(app, panelWrite)
  app.send({ type: 'navigation.requested', location: { to: 'chats' } })
  app.send({ type: 'logout.chosen' })
  expect(app.getSnapshot().context).toMatchObject({ session: someSession, location: { to: 'chats' } })
  arrive()
  await waitFor(app, ({ context }) => context.session === null)
  expect(app.getSnapshot().context.location).toEqual({ to: 'login' })
})

test('a write that began before the panel loaded guards the tab and delays navigation', async () => {
  const guardClosing = vi.fn(() => () => {})
  const ports = silentPorts({ leaveGuard: { guardClosing } })
  const screens = screensOf(ports)
  let arrive = () => {}
  const awaited = new Promise<void>((resolve) => (arrive = resolve))
  const { app } = start(
    { session: someSession, href: '/orders' },
    { screens: { ...screens, loadPanel: () => awaited.then(screens.loadPanel) } },
  )
  await shown(app)
  const end = claimIn(app, screenWrite)
  arrive()
  await opened(app)
  expect(guardClosing).toHaveBeenCalledOnce()
  app.send({ type: 'navigation.requested', location: { to: 'chats' } })
  expect(app.getSnapshot().context.location).toEqual({ to: 'orders' })
  end()
  await waitFor(app, ({ context }) => context.location.to === 'chats')
})

test('text typed before the panel loaded is guarded once the panel is open', async () => {
  const { app } = start({ session: someSession, href: '/orders' })
  claimIn(app, typedText)
  const { leaveGuard } = panelParts(await opened(app))
  app.send({ type: 'navigation.requested', location: { to: 'chats' } })
  expect(leaveGuard && selectLeaveGuard(leaveGuard.getSnapshot())).toBe('page')
})

test('a screen dialog opened before the panel loaded hides the panel’s dialogs', async () => {
  const { app } = start({ session: someSession, href: '/orders' })
  const close = claimIn(app, screenDialog)
  const { shell, onboarding, subscription } = panelParts(await opened(app))
  const hidden = () => [
    shell?.getSnapshot().context.isBlocked,
    onboarding?.getSnapshot().context.isHidden,
    subscription?.getSnapshot().context.isHidden,
  ]
  expect(hidden()).toEqual([true, true, true])
  close()
  expect(hidden()).toEqual([false, false, false])
})

test('a sign-out in another tab is not blocked by unsaved input', async () => {
  const { app } = start({ session: someSession, href: '/orders' })
  await opened(app)
  claimIn(app, typedText)
  app.send({ type: 'session.changedElsewhere', session: null })
  expect(app.getSnapshot().context).toMatchObject({ session: null, location: { to: 'login' } })
})

const rotated: Session = { ...anna, token: 'two' }
const bohdan: Session = { supplier: { ...anna.supplier, id: 2 }, token: 'three' }
const unauthorized = { kind: 'unauthorized', texts: [] } as const

const addresses: string[] = []
const notes: string[] = []

const tab = (session: Session | null, href: string) =>
  actorLogOf(appMachine, {
    session,
    href,
    telephone: noTelephone,
    appearance: defaultAppearance,
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    navigation: {
      writeAddress: ({ href: written, replace }) => {
        addresses.push(`${replace ? 'replaced by' : 'went to'} ${written}`)
      },
    },
    log: { note: (code) => void notes.push(code) },
  })

type Scenario = readonly (AppEvent | Happening)[]

const opens = (session: Session): AppEvent => ({ type: 'session.opened', session, landing: 'statistics' })
const elsewhere = (session: Session | null): AppEvent => ({ type: 'session.changedElsewhere', session })
const loaded = answers('loadPanel', fromCallback(() => {}) as AnyActorLogic)
const chats = { type: 'navigation.requested', location: { to: 'chats' } } as const
const unsaved: AppEvent = claiming(typedText)
const logout: AppEvent = { type: 'logout.chosen' }
const holding = (sent: readonly string[]) => expect.arrayContaining([...sent])

test.each<[string, Scenario, object]>([
  [
    'once the session is saved, the panel is loaded and the landing page opened',
    [opens(anna), answers('saveSession', 'stored')],
    {
      state: { signedIn: { panel: 'loading' } },
      sent: ['asks loadPanel', 'outlet screen.requested'],
      context: { location: { to: 'statistics' } },
    },
  ],
  [
    'a session stored only in memory is reported',
    [opens(anna), answers('saveSession', 'memoryOnly')],
    { sent: holding(['toasts toast.added']), context: { location: { to: 'statistics' } } },
  ],
  [
    'a session that cannot be saved is reported',
    [opens(anna), refuses('saveSession')],
    { state: { signedIn: {} }, sent: holding(['toasts toast.added']), context: { location: { to: 'statistics' } } },
  ],
  [
    'a sign-in in another tab signs in here',
    [elsewhere(bohdan)],
    { state: { signedIn: {} }, context: { session: bohdan, location: { to: 'statistics' } } },
  ],
  [
    'the requested landing page is opened',
    [{ type: 'session.opened', session: anna, landing: 'articles-information' }, answers('saveSession', 'stored')],
    { context: { location: { to: 'articles-information' } } },
  ],
  [
    'what was typed to sign in is forgotten with the sign-in',
    [{ type: 'signInDraft.changed', signInDraft: { telephone: typed(noTelephone, '0671112233') } }, opens(anna)],
    { context: { signInDraft: emptySignInDraft } },
  ],
  [
    'a failure without a session is reported like any other',
    [{ type: 'failure.reported', failure: unauthorized }],
    { sent: ['toasts toast.added'], events: [{ variant: 'destructive', messages: [{ key: 'failure.unauthorized' }] }] },
  ],
])('signed out: %s', async (_, scenario, lived) => expect(await tab(null, '/orders')(...scenario)).toMatchObject(lived))

const open: Scenario = [loaded]

test.each<[string, Scenario, object]>([
  [
    'a panel that crashes leaves the rest of the app running',
    [...open, breaksDown('panel')],
    { state: { signedIn: { panel: 'missing' } }, context: { panel: null } },
  ],
  [
    'another query of the same page opens no new screen',
    [...open, { type: 'navigation.requested', location: { to: 'orders', search: '?page=2' } }],
    {
      sent: ['outlet query.changed', 'panel location.changed'],
      context: { location: { to: 'orders', search: '?page=2' } },
    },
  ],
  [
    'without a panel no leave question is asked',
    [unsaved, chats],
    { sent: ['outlet screen.requested'], context: { location: { to: 'chats' } } },
  ],
  [
    'a logout clears the session',
    [...open, logout],
    {
      state: 'signingOut',
      sent: holding(['panel session.ended', 'asks clearSession', 'toasts session.ended', 'outlet screen.requested']),
      context: { session: null, panel: null, location: { to: 'login' } },
    },
  ],
  [
    'a paid subscription reloads the panel',
    [...open, unsaved, { type: 'access.gained' }],
    {
      state: { signedIn: { panel: 'loading' } },
      sent: holding(['asks loadPanel', 'outlet screen.requested']),
      context: { panel: null },
    },
  ],
  [
    'a paid subscription reloads the panel once its write has ended',
    [...open, claiming(panelWrite), { type: 'access.gained' }, claiming()],
    {
      state: { signedIn: { panel: 'loading', access: 'known' } },
      sent: holding(['asks loadPanel', 'outlet screen.requested']),
      context: { panel: null },
    },
  ],
  [
    'a token renewed in another tab is taken over',
    [...open, elsewhere(rotated)],
    {
      sent: ['panel token.changed', 'panel supplier.updated', 'outlet supplier.updated'],
      context: { session: { token: 'two' } },
    },
  ],
  [
    'a sign-in of another supplier in another tab reloads everything',
    [...open, unsaved, claiming(typedText, screenWrite), elsewhere(bohdan)],
    {
      state: { signedIn: { panel: 'loading' } },
      sent: holding(['asks loadPanel', 'toasts session.ended', 'outlet screen.requested']),
      context: { session: bohdan, location: { to: 'statistics' } },
    },
  ],
  [
    'a sign-out in another tab signs out here',
    [...open, unsaved, claiming(typedText, screenWrite), elsewhere(null)],
    {
      state: 'signedOut',
      sent: holding(['toasts session.ended', 'outlet screen.requested']),
      context: { session: null, location: { to: 'login' } },
    },
  ],
  [
    'supplier changes are sent to panel and screen, and saved',
    [...open, { type: 'supplier.changed', patch: { firstname: 'Olena' } }],
    {
      state: { signedIn: { session: 'keeping' } },
      sent: ['asks keepNews', 'panel supplier.updated', 'outlet supplier.updated'],
      context: { session: { supplier: { firstname: 'Olena' } } },
    },
  ],
  [
    'a change without a new value is sent to panel and screen, but not saved',
    [...open, { type: 'supplier.changed', patch: { firstname: anna.supplier.firstname } }],
    { state: { signedIn: { session: 'kept' } }, sent: ['panel supplier.updated', 'outlet supplier.updated'] },
  ],
  [
    'a rejected token is reported to the panel and shown as a toast',
    [...open, { type: 'failure.reported', failure: unauthorized }],
    { sent: ['panel token.refused', 'toasts toast.added'] },
  ],
  [
    'a new sign-in that would lose input without a draft asks first',
    [...open, claiming(withoutDraftText), { type: 'signIn.requested' }],
    { state: { signedIn: { session: 'kept' } }, sent: ['panel leave.requested'] },
  ],
  [
    'a rejected token in a logged fault is reported as well',
    [...open, { type: 'fault.logged', code: 'odd', failure: unauthorized }],
    { sent: ['panel token.refused', 'toasts toast.added'] },
  ],
  [
    'fresh settings reach panel and screen',
    [...open, { type: 'setup.loaded', setup: someSetup }],
    { sent: ['panel setup.loaded', 'outlet setup.loaded'] },
  ],
  [
    'a link waits when leaving would lose work of the screen',
    [...open, claiming(typedText, screenWrite), { type: 'navigation.requested', location: { to: 'chats' } }],
    { sent: ['panel leave.requested'] },
  ],
  [
    'an allowed navigation opens its page like any other',
    [...open, { type: 'leave.allowed', leaveRequest: chats }],
    {
      sent: ['outlet screen.requested', 'panel route.changed', 'panel location.changed'],
      context: { location: { to: 'chats' } },
    },
  ],
  [
    'a link without anything to lose is followed at once',
    [...open, chats],
    { sent: ['outlet screen.requested', 'panel route.changed', 'panel location.changed'] },
  ],
  [
    'toasts that stopped are told nothing more',
    [...open, breaksDown('toasts'), { type: 'success.reported', message: { text: 'Done' } }],
    { sent: [], context: { faulted: ['toasts'] } },
  ],
  [
    'a page that stopped is told nothing more',
    [...open, breaksDown('outlet'), chats],
    { sent: ['panel route.changed', 'panel location.changed'], context: { faulted: ['outlet'] } },
  ],
  [
    'a panel whose code is missing waits for a retry',
    [refuses('loadPanel')],
    { state: { signedIn: { panel: 'missing' } }, sent: [] },
  ],
  [
    'a retry loads it although the page could not be reloaded',
    [refuses('loadPanel'), { type: 'retry.chosen' }, refuses('reload')],
    { state: { signedIn: { panel: 'loading' } }, sent: ['asks loadPanel'] },
  ],
  [
    'news of the supplier are saved once',
    [...open, { type: 'supplier.changed', patch: { firstname: 'Olena' } }, answers('keepNews')],
    { state: { signedIn: { session: 'kept' } }, sent: [] },
  ],
  [
    'and not again when they cannot be saved',
    [...open, { type: 'supplier.changed', patch: { firstname: 'Olena' } }, refuses('keepNews')],
    { state: { signedIn: { session: 'kept' } }, sent: [] },
  ],
  [
    'a logout during a write waits for it',
    [...open, claiming(panelWrite), logout],
    { state: { signedIn: {} }, sent: ['panel leave.requested'] },
  ],
])('signed in: %s', async (_, scenario, lived) => expect(await tab(anna, '/orders')(...scenario)).toMatchObject(lived))

test.each<[string, Session | null, Scenario, readonly string[]]>([
  ['a navigation writes the address', anna, [loaded, chats], ['replaced by /orders', 'went to /chats']],
  [
    'a changed query writes the address as well',
    anna,
    [{ type: 'navigation.requested', location: { to: 'orders', search: '?page=2' }, replace: true }],
    ['replaced by /orders', 'replaced by /orders?page=2'],
  ],
  [
    'an allowed navigation writes the address',
    anna,
    [loaded, { type: 'leave.allowed', leaveRequest: chats }],
    ['replaced by /orders', 'went to /chats'],
  ],
  [
    'a blocked navigation restores the address of the current page',
    anna,
    [loaded, unsaved, chats],
    ['replaced by /orders', 'went to /orders'],
  ],
])('%s', async (_, session, scenario, written) => {
  addresses.length = 0
  await tab(session, '/orders')(...scenario)
  expect(addresses).toEqual(written)
})

test.each<[string, Scenario, string]>([
  ['toasts', [breaksDown('toasts')], 'toasts stopped'],
  ['appearance', [breaksDown('appearance')], 'appearance stopped'],
  ['connectivity', [breaksDown('connectivity')], 'connectivity stopped'],
  ['outlet', [breaksDown('outlet')], 'outlet stopped'],
  ['watchAddress', [breaksDown('watchAddress')], 'address not watched'],
  ['watchSession', [breaksDown('watchSession')], 'storage not watched'],
  ['panel', [loaded, breaksDown('panel')], 'panel stopped'],
  ['code of the panel', [refuses('loadPanel')], 'panel not loaded'],
  ['screen', [{ type: 'fault.logged', code: 'odd' }], 'odd'],
  ['session', [{ type: 'fault.logged', code: 'late', failure: unauthorized }], 'late'],
])('a fault of the %s is logged, and the app keeps running', async (_, scenario, note) => {
  notes.length = 0
  expect((await tab(anna, '/orders')(...scenario)).snapshot.status).toBe('active')
  expect(notes).toEqual([note])
})

test.each([
  ['a draft holds', typedText, 'session.expired'],
  ['no draft holds', withoutDraftText, 'session.expiredWithInput'],
] as const)('after the end of the session, input that %s is promised to stay only if it does', async (_, made, key) => {
  const { app } = start({ session: someSession })
  const { leaveGuard } = panelParts(await opened(app))
  claimIn(app, made)
  app.send({ type: 'failure.reported', failure: { kind: 'unauthorized', texts: [] } })
  expect(
    appParts(app)
      .toasts.getSnapshot()
      .context.toasts.map(({ message }) => message),
  ).toEqual([{ key }])
  app.send({ type: 'signIn.requested' })
  expect(app.getSnapshot().matches('signedIn')).toBe(made === withoutDraftText)
  if (made === typedText) return
  expect(leaveGuard && selectLeaveGuard(leaveGuard.getSnapshot())).toBe('signIn')
  leaveGuard?.send({ type: 'leave.confirmed' })
  expect(app.getSnapshot().context.interrupted).not.toBeNull()
})
