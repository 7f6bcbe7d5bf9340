import { expect, test, vi } from 'vitest'
import { type AnyActorLogic, type AnyActorRef, fromCallback, fromTransition, waitFor } from 'xstate'
import { claimIn, claiming, panelWrite, screenDialog, screenWrite, typedText } from '../../testing/claims.ts'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { someSession as anna, silentPorts, someSession, someSetup } from '../../testing/ports.ts'
import { defaultAppearance } from '../appearance/appearance.domain.ts'
import { noTelephone } from '../countries/countries.domain.ts'
import { pathOf } from '../kernel/routes.ts'
import { selectLeaving } from '../leaving/leaving.selectors.ts'
import type { Session } from '../session/session.domain.ts'
import { composeApp, type Start } from './app.compose.ts'
import { appMachine } from './app.machine.ts'
import type { Ports } from './app.port.ts'
import { selectPage, trunkParts } from './app.selectors.ts'
import type { AppEvent } from './app.setup.ts'
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

/** A child that throws at the first event it gets. */
const fragile = fromTransition(() => {
  throw new Error('broken on purpose')
}, null) as AnyActorLogic

const shown = (app: ReturnType<typeof start>['app']) =>
  waitFor(trunkParts(app).slot, (snapshot) => selectPage(snapshot).state === 'shown')

const opened = async (app: ReturnType<typeof start>['app']) => {
  const snapshot = await waitFor(app, (now) => selectPanel(now).state === 'open')
  const found = selectPanel(snapshot)
  if (found.state !== 'open') throw new Error('the panel is not open')
  return found.panel
}

test('a stranger who wants the orders is led to the main sign-in page', async () => {
  const writeAddress = vi.fn()
  const { app } = start({ href: '/orders?page=2' }, { navigation: { ...silentPorts().navigation, writeAddress } })
  await shown(app)
  expect(app.getSnapshot().context.place).toEqual({ to: 'auth' })
  expect(writeAddress).toHaveBeenCalledExactlyOnceWith({ href: '/auth', replace: true })
})

test('a supplier who opens a sign-in address is led to the dashboard', async () => {
  const { app } = start({ session: someSession, href: '/auth/login' })
  await shown(app)
  expect(pathOf(app.getSnapshot().context.place)).toBe('/dashboard/statistics')
})

test('a screen that breaks is replaced by the fault screen, and the rest lives on', async () => {
  const load = vi.fn(async () => fragile)
  const screens = screensOf(silentPorts())
  const { app } = start({ session: someSession, href: '/orders' }, { screens: { ...screens, loadScreen: load } })
  const { slot } = trunkParts(app)
  await shown(app)
  const { screen } = selectPage(slot.getSnapshot())
  ;(screen as AnyActorRef).subscribe({ error: () => {} })
  screen?.send({ type: 'anything' })
  expect(selectPage(slot.getSnapshot()).state).toBe('broken')
  expect(app.getSnapshot().status).toBe('active')

  load.mockResolvedValue(null as never)
  slot.send({ type: 'retry.chosen' })
  await shown(app)
  app.send({ type: 'place.wanted', place: { to: 'chats' } })
  await shown(app)
  expect(selectPage(slot.getSnapshot()).place).toEqual({ to: 'chats' })
})

test('what is learned of the supplier while a screen is loaded is what the screen starts with', async () => {
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

test('a screen whose code is gone reloads the page once, then offers to try again', async () => {
  const reloadOnce = vi.fn(async () => false)
  const { app } = start(
    { session: someSession, href: '/orders' },
    {
      navigation: { ...silentPorts().navigation, reloadOnce },
      screens: { ...screensOf(silentPorts()), loadScreen: () => Promise.reject(new Error('404')) },
    },
  )
  await waitFor(trunkParts(app).slot, (snapshot) => selectPage(snapshot).state === 'missing')
  expect(reloadOnce).toHaveBeenCalledTimes(1)
})

test('who tries a page again whose code is gone tries the panel again, which may have gone with it', async () => {
  const screens = screensOf(silentPorts())
  const loadScreen = vi.fn(screens.loadScreen).mockRejectedValueOnce(new Error('404'))
  const loadPanel = vi.fn(screens.loadPanel).mockRejectedValueOnce(new Error('404'))
  const { app } = start({ session: someSession, href: '/orders' }, { screens: { loadScreen, loadPanel } })
  const { slot } = trunkParts(app)
  await waitFor(slot, (snapshot) => selectPage(snapshot).state === 'missing')
  slot.send({ type: 'retry.chosen' })
  await opened(app)
  expect(loadPanel).toHaveBeenCalledTimes(2)
})

test.each(['setup', 'account', 'news', 'realtime', 'shell'] as const)(
  'when %s breaks, it is named and the rest of the panel lives on',
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
    expect(note).toHaveBeenCalledExactlyOnceWith(`${part} stopped`)
    panel.send({ type: 'refresh.wanted' })
    panel.send({ type: 'place.left', to: 'orders' })
    expect(panel.getSnapshot().status).toBe('active')
    expect(app.getSnapshot().status).toBe('active')
  },
)

test('signing out stops the signed-in part and forgets everything before anything is stored', async () => {
  const forgetSession = vi.fn((_: { drafts: string }) => new Promise<never>(() => {}))
  const { app } = start({ session: someSession }, { sessionStore: { ...silentPorts().sessionStore, forgetSession } })
  const panel = await opened(app)
  app.send({ type: 'logout.chosen' })
  expect(panel.getSnapshot().status).toBe('stopped')
  expect(app.getSnapshot().context.session).toBeNull()
  expect(app.getSnapshot().context.place).toEqual({ to: 'login' })
  expect(forgetSession.mock.calls.map(([input]) => input)).toEqual([{ drafts: 'forgotten' }])
})

test('who only signs in anew finds what they typed', async () => {
  const forgetSession = vi.fn((_: { drafts: string }) => new Promise<never>(() => {}))
  const { app } = start({ session: someSession }, { sessionStore: { ...silentPorts().sessionStore, forgetSession } })
  await opened(app)
  app.send({ type: 'signIn.wanted' })
  expect(forgetSession.mock.calls.map(([input]) => input)).toEqual([{ drafts: 'kept' }])
})

test('another supplier in another tab gets a signed-in part of their own', async () => {
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
  expect(pathOf(panelOfBohdan.context.place)).toBe('/dashboard/statistics')

  tell({ type: 'session.changedElsewhere', session: null })
  expect(app.getSnapshot().context.place).toEqual({ to: 'login' })
})

test('news about the supplier can change anything but who they are', async () => {
  const keepSession = vi.fn(async () => 'stored' as const)
  const { app } = start({ session: someSession }, { sessionStore: { ...silentPorts().sessionStore, keepSession } })
  await opened(app)
  app.send({
    type: 'supplier.changed',
    patch: { firstname: 'Олена', id: 9, token: 'stolen', __proto__: { polluted: true } } as never,
  })
  const { session } = app.getSnapshot().context
  expect(session).toEqual({ ...someSession, supplier: { ...someSession.supplier, firstname: 'Олена' } })
  expect(keepSession).toHaveBeenCalledExactlyOnceWith(session, expect.anything())
})

test('what is known of the supplier already is told, but not written to storage again', async () => {
  const keepSession = vi.fn(async () => 'stored' as const)
  const told: unknown[] = []
  const hears = fromTransition((state, event) => {
    told.push(event)
    return state
  }, null) as AnyActorLogic
  const screens = { ...screensOf(silentPorts()), loadScreen: async () => hears }
  const { app } = start(
    { session: someSession, href: '/orders' },
    { screens, sessionStore: { ...silentPorts().sessionStore, keepSession } },
  )
  await opened(app)
  await shown(app)
  const { firstname, email } = someSession.supplier
  app.send({ type: 'supplier.changed', patch: { firstname, email } })
  expect(told).toContainEqual({ type: 'supplier.learned', supplier: someSession.supplier })
  expect(app.getSnapshot().context.session).toBe(someSession)
  expect(keepSession).not.toHaveBeenCalled()
})

test('unsaved work is asked about before a link, Back or a logout leads away from it', async () => {
  const addresses: string[] = []
  const navigation = {
    ...silentPorts().navigation,
    writeAddress: ({ href, replace }: { href: string; replace: boolean }) => {
      addresses.push(`${replace ? 'replaced by' : 'went to'} ${href}`)
    },
  }
  const { app } = start({ session: someSession, href: '/orders' }, { navigation })
  const { leaving } = panelParts(await opened(app))
  await shown(app)
  const save = claimIn(app, typedText)

  app.send({ type: 'place.wanted', place: { to: 'chats' } })
  expect(leaving && selectLeaving(leaving.getSnapshot())).toBe('page')
  leaving?.send({ type: 'leaving.dismissed' })
  app.send({ type: 'address.changed', href: '/reviews' })
  expect(app.getSnapshot().context.place).toEqual({ to: 'orders' })
  expect(addresses.at(-1)).toBe('went to /orders')
  app.send({ type: 'logout.chosen' })
  expect(leaving && selectLeaving(leaving.getSnapshot())).toBe('logout')
  leaving?.send({ type: 'leaving.dismissed' })

  app.send({ type: 'place.wanted', place: { to: 'orders', search: '?page=2' } })
  expect(leaving && selectLeaving(leaving.getSnapshot())).toBe(null)
  app.send({ type: 'place.wanted', place: { to: 'chats' } })
  leaving?.send({ type: 'leaving.confirmed' })
  expect(app.getSnapshot().context.place).toEqual({ to: 'chats' })
  save()
})

test('a logout waits for changes that are on their way; a link does not', async () => {
  const { app } = start({ session: someSession, href: '/orders' })
  await opened(app)
  const arrive = claimIn(app, panelWrite)
  app.send({ type: 'place.wanted', place: { to: 'chats' } })
  app.send({ type: 'logout.chosen' })
  expect(app.getSnapshot().context).toMatchObject({ session: someSession, place: { to: 'chats' } })
  arrive()
  await waitFor(app, ({ context }) => context.session === null)
  expect(app.getSnapshot().context.place).toEqual({ to: 'login' })
})

test('what began before the panel was there is guarded and waited for once it is', async () => {
  const guardClosing = vi.fn(() => () => {})
  const ports = silentPorts({ leaving: { guardClosing } })
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
  app.send({ type: 'place.wanted', place: { to: 'chats' } })
  expect(app.getSnapshot().context.place).toEqual({ to: 'orders' })
  end()
  await waitFor(app, ({ context }) => context.place.to === 'chats')
})

test('what was typed before the panel was there is asked about once it is', async () => {
  const { app } = start({ session: someSession, href: '/orders' })
  claimIn(app, typedText)
  const { leaving } = panelParts(await opened(app))
  app.send({ type: 'place.wanted', place: { to: 'chats' } })
  expect(leaving && selectLeaving(leaving.getSnapshot())).toBe('page')
})

test('behind a dialog that stood before the panel was there nothing of the panel shows', async () => {
  const { app } = start({ session: someSession, href: '/orders' })
  const close = claimIn(app, screenDialog)
  const { shell, onboarding, subscription } = panelParts(await opened(app))
  const hidden = () => [
    shell?.getSnapshot().context.isBarred,
    onboarding?.getSnapshot().context.isHidden,
    subscription?.getSnapshot().context.isHidden,
  ]
  expect(hidden()).toEqual([true, true, true])
  close()
  expect(hidden()).toEqual([false, false, false])
})

test('who is signed out by another tab is not held back by what they typed', async () => {
  const { app } = start({ session: someSession, href: '/orders' })
  await opened(app)
  claimIn(app, typedText)
  app.send({ type: 'session.changedElsewhere', session: null })
  expect(app.getSnapshot().context).toMatchObject({ session: null, place: { to: 'login' } })
})

const rotated: Session = { ...anna, token: 'two' }
const bohdan: Session = { supplier: { ...anna.supplier, id: 2 }, token: 'three' }
const unauthorized = { kind: 'unauthorized', texts: [] } as const

const addresses: string[] = []
const notes: string[] = []

const tab = (session: Session | null, href: string) =>
  lifeOf(appMachine, {
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

type Story = readonly (AppEvent | Happening)[]

const opens = (session: Session): AppEvent => ({ type: 'session.opened', session, landing: 'statistics' })
const elsewhere = (session: Session | null): AppEvent => ({ type: 'session.changedElsewhere', session })
const loaded = answers('loadPanel', fromCallback(() => {}) as AnyActorLogic)
const chats: AppEvent = { type: 'place.wanted', place: { to: 'chats' } }
const unsaved: AppEvent = claiming(typedText)
const logout: AppEvent = { type: 'logout.chosen' }
const holding = (said: readonly string[]) => expect.arrayContaining([...said])

test.each<[string, Story, object]>([
  [
    'once the session is kept the panel is loaded and the landing opened',
    [opens(anna), answers('keepSession', 'stored')],
    {
      state: { signedIn: { panel: 'loading' } },
      said: ['asks loadPanel', 'slot place.opened'],
      context: { place: { to: 'statistics' } },
    },
  ],
  [
    'a browser that keeps nothing is told of',
    [opens(anna), answers('keepSession', 'memoryOnly')],
    { said: holding(['notices notice.raised']), context: { place: { to: 'statistics' } } },
  ],
  [
    'a panel that fails is told',
    [opens(anna), refuses('keepSession')],
    { state: { signedIn: {} }, said: holding(['notices notice.raised']), context: { place: { to: 'statistics' } } },
  ],
  [
    'who signs in elsewhere is signed in here',
    [elsewhere(bohdan)],
    { state: { signedIn: {} }, context: { session: bohdan, place: { to: 'statistics' } } },
  ],
  [
    'the landing that was asked for is the one that opens',
    [{ type: 'session.opened', session: anna, landing: 'articles-information' }, answers('keepSession', 'stored')],
    { context: { place: { to: 'articles-information' } } },
  ],
  [
    'a failure nobody is signed in for is told like any other',
    [{ type: 'failure.met', failure: unauthorized }],
    { said: ['notices notice.raised'], events: [{ variant: 'destructive' }] },
  ],
])('signed out: %s', async (_, story, lived) => expect(await tab(null, '/orders')(...story)).toMatchObject(lived))

const open: Story = [loaded]

test.each<[string, Story, object]>([
  [
    'one that breaks leaves the rest alone',
    [...open, breaksDown('panel')],
    { state: { signedIn: { panel: 'missing' } }, context: { panel: null } },
  ],
  [
    'another part of the same place opens none',
    [...open, { type: 'place.wanted', place: { to: 'orders', search: '?page=2' } }],
    { said: ['slot place.refined'], context: { place: { to: 'orders', search: '?page=2' } } },
  ],
  [
    'without a panel nobody asks',
    [unsaved, chats],
    { said: ['slot place.opened'], context: { place: { to: 'chats' } } },
  ],
  [
    'who logs out is forgotten',
    [...open, logout],
    {
      state: 'signingOut',
      said: holding(['panel session.ended', 'asks forgetSession', 'notices session.ended', 'slot place.opened']),
      context: { session: null, panel: null, place: { to: 'login' } },
    },
  ],
  [
    'a subscription that was paid starts everything afresh',
    [...open, unsaved, { type: 'access.gained' }],
    {
      state: { signedIn: { panel: 'loading' } },
      said: holding(['asks loadPanel', 'slot place.opened']),
      context: { panel: null },
    },
  ],
  [
    'a page that may be left is left at once',
    [...open, claiming(panelWrite), { type: 'access.gained' }, claiming()],
    {
      state: { signedIn: { panel: 'loading', access: 'known' } },
      said: holding(['asks loadPanel', 'slot place.opened']),
      context: { panel: null },
    },
  ],
  [
    'a token renewed elsewhere is taken over',
    [...open, elsewhere(rotated)],
    {
      said: ['panel token.changed', 'panel supplier.learned', 'slot supplier.learned'],
      context: { session: { token: 'two' } },
    },
  ],
  [
    'another supplier elsewhere starts everything of theirs',
    [...open, unsaved, claiming(typedText, screenWrite), elsewhere(bohdan)],
    {
      state: { signedIn: { panel: 'loading' } },
      said: holding(['asks loadPanel', 'notices session.ended', 'slot place.opened']),
      context: { session: bohdan, place: { to: 'statistics' } },
    },
  ],
  [
    'who signs out elsewhere is signed out here',
    [...open, unsaved, claiming(typedText, screenWrite), elsewhere(null)],
    {
      state: 'signedOut',
      said: holding(['notices session.ended', 'slot place.opened']),
      context: { session: null, place: { to: 'login' } },
    },
  ],
  [
    'news about the supplier are told everywhere, and kept',
    [...open, { type: 'supplier.changed', patch: { firstname: 'Olena' } }],
    {
      state: { signedIn: { session: 'keeping' } },
      said: ['asks keepNews', 'panel supplier.learned', 'slot supplier.learned'],
      context: { session: { supplier: { firstname: 'Olena' } } },
    },
  ],
  [
    'what is known already is told to whoever asked, and kept by nobody',
    [...open, { type: 'supplier.changed', patch: { firstname: anna.supplier.firstname } }],
    { state: { signedIn: { session: 'kept' } }, said: ['panel supplier.learned', 'slot supplier.learned'] },
  ],
  [
    'a token that is not taken is told beside the notice',
    [...open, { type: 'failure.met', failure: unauthorized }],
    { said: ['panel token.refused', 'notices notice.raised'] },
  ],
  [
    'it is told also when nobody else is told',
    [...open, { type: 'fault.noted', code: 'odd', failure: unauthorized }],
    { said: ['panel token.refused', 'notices notice.raised'] },
  ],
  [
    'fresh settings reach panel and screen',
    [...open, { type: 'setup.learned', setup: someSetup }],
    { said: ['panel setup.learned', 'slot setup.learned'] },
  ],
  [
    'a link waits for what would end with the screen',
    [...open, claiming(typedText, screenWrite), { type: 'place.wanted', place: { to: 'chats' } }],
    { said: ['panel leaving.wanted'] },
  ],
  [
    'who logs out meanwhile is asked to wait',
    [...open, claiming(panelWrite), logout],
    { state: { signedIn: {} }, said: ['panel leaving.wanted'] },
  ],
])('signed in: %s', async (_, story, lived) => expect(await tab(anna, '/orders')(...story)).toMatchObject(lived))

test.each<[string, Session | null, Story, readonly string[]]>([
  ['where one goes is written down', anna, [loaded, chats], ['replaced by /orders', 'went to /chats']],
  [
    'a part of the same place too',
    anna,
    [{ type: 'place.wanted', place: { to: 'orders', search: '?page=2' }, replace: true }],
    ['replaced by /orders', 'replaced by /orders?page=2'],
  ],
  [
    'who may not leave yet stays where the address says',
    anna,
    [loaded, unsaved, chats],
    ['replaced by /orders', 'went to /orders'],
  ],
])('%s', async (_, session, story, written) => {
  addresses.length = 0
  await tab(session, '/orders')(...story)
  expect(addresses).toEqual(written)
})

test.each<[string, Story, string]>([
  ['notices', [breaksDown('notices')], 'notices stopped'],
  ['appearance', [breaksDown('appearance')], 'appearance stopped'],
  ['connectivity', [breaksDown('connectivity')], 'connectivity stopped'],
  ['slot', [breaksDown('slot')], 'slot stopped'],
  ['watchAddress', [breaksDown('watchAddress')], 'address not watched'],
  ['watchSession', [breaksDown('watchSession')], 'storage not watched'],
  ['panel', [loaded, breaksDown('panel')], 'panel stopped'],
  ['code of the panel', [refuses('loadPanel')], 'panel not loaded'],
  ['screen', [{ type: 'fault.noted', code: 'odd' }], 'odd'],
  ['session', [{ type: 'fault.noted', code: 'late', failure: unauthorized }], 'late'],
])('a fault of the %s is noted, and the app lives on', async (_, story, note) => {
  notes.length = 0
  expect((await tab(anna, '/orders')(...story)).snapshot.status).toBe('active')
  expect(notes).toEqual([note])
})
