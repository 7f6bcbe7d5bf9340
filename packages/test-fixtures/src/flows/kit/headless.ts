import { type Headless, portsInMemory } from '@supplier/core/adapters/memory/app.memory'
import { memoryStore } from '@supplier/core/adapters/memory/kernel.memory'
import { composeApp, type Start } from '@supplier/core/app/app.compose'
import type { AppActor } from '@supplier/core/app/app.machine'
import type { EntryPorts, Ports, ScreensPort } from '@supplier/core/app/app.port'
import { appParts, type Page, selectPage } from '@supplier/core/app/app.selectors'
import type { PanelActor } from '@supplier/core/app/panel.machine'
import { selectPanel } from '@supplier/core/app/panel.selectors'
import { screensOf } from '@supplier/core/app/screens.compose'
import { defaultAppearance } from '@supplier/core/appearance/appearance.domain'
import { noTelephone } from '@supplier/core/countries/countries.domain'
import type { Timers } from '@supplier/core/flows/effects'
import { createMask } from '@supplier/core/flows/mask'
import { createRecorder, type Recorder } from '@supplier/core/flows/recorder'
import type { Offered } from '@supplier/core/kernel/offered'
import type { PasswordActor } from '@supplier/core/session/password.machine'
import { seeded } from '@supplier/core/testing/seeded'
import { type AnyActorRef, type InspectionEvent, type SimulatedClock, waitFor } from 'xstate'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'

interface Opening extends Partial<Headless> {
  readonly sandbox?: Sandbox
  readonly href?: string
  /** The content of storage; two tabs that are given the same map share it. */
  readonly entries?: Map<string, string>
  /** The content of the tab’s own storage, which survives a reload. */
  readonly tabEntries?: Map<string, string>
  /** Called with the key of everything that the tab writes to storage or removes from it. */
  readonly onStored?: (key: string) => void
  /** Whether writes to storage fail. */
  readonly isStorageFull?: () => boolean
  /** The clock of the machines; real time when absent. */
  readonly time?: SimulatedClock
  /** Replace some of the in-memory ports. */
  readonly ports?: Partial<Ports>
  /** Records from the first step. */
  readonly recorded?: 'clear' | 'masked'
  /** Called with each inspection event of the machines. */
  readonly inspect?: (event: InspectionEvent) => void
  /** Resolves when every answer that can come now has come: a recording has them in the order of their calls. */
  readonly settled?: () => Promise<void>
  /** Called with the promise of a screen’s code when it starts to load. */
  readonly onLoad?: (loading: Promise<unknown>) => void
  /** The sections that the build names; all of them by default. */
  readonly built?: Offered
}

export interface Tab extends ReturnType<typeof portsInMemory> {
  readonly sandbox: Sandbox
  /** The content of storage. */
  readonly entries: Map<string, string>
  /** The content of the tab’s own storage. */
  readonly tabEntries: Map<string, string>
  readonly app: AppActor
  readonly recorder: Recorder | null
  /** The current page. */
  page(): Page
  /** Waits until the page of this route is shown, and returns its actor. */
  shown<Actor extends AnyActorRef>(to: Page['location']['to']): Promise<Actor>
  /** Waits until the panel is open. */
  panel(): Promise<PanelActor>
  /** The messages of the current toasts. */
  sent(): readonly string[]
  visitPage(to: 'with-password' | 'login' | 'signup' | 'recover-password'): void
  close(): void
}

/** Runs the whole app in Node against a sandbox, like a browser tab. */
export const openTab = ({
  sandbox = createSandbox(),
  href = '/',
  entries = new Map(),
  tabEntries = new Map(),
  time,
  isStorageFull = () => false,
  onStored = () => {},
  ports,
  recorded,
  settled,
  inspect = () => {},
  onLoad = () => {},
  built = null,
  ...more
}: Opening = {}): Tab => {
  const headless = portsInMemory({
    origin: 'http://localhost',
    fetch: sandbox.fetch as typeof fetch,
    now: () => sandbox.clock.now(),
    local: {
      ...memoryStore(entries),
      get length() {
        return entries.size
      },
      setItem: (key, value) => {
        if (isStorageFull()) throw new Error('QuotaExceededError')
        entries.set(key, value)
        onStored(key)
      },
      removeItem: (key) => {
        if (entries.delete(key)) onStored(key)
      },
    },
    session: memoryStore(tabEntries),
    limit: 1000,
    ...more,
  })
  const session = headless.sessionStore.load()
  const recalled = session && headless.recallOffered(session.supplier.id)
  const start = {
    session,
    ...(recalled && { recalled }),
    ...(built && { built }),
    href,
    telephone: noTelephone,
    appearance: defaultAppearance,
  }
  const outside = { ...headless.ports, ...ports, loadPanelPorts: async () => ({ ...headless.ports, ...ports }) }
  const { app, recorder } = recorded
    ? recordedApp(outside, start, { time, onLoad, settled, inspect, isMasked: recorded === 'masked' })
    : {
        app: composeApp(heardLoading(outside, onLoad), start, { inspect, ...(time && { clock: time }) }).start(),
        recorder: null,
      }
  const { outlet, toasts } = appParts(app)

  return {
    ...headless,
    sandbox,
    entries,
    tabEntries,
    app,
    recorder,
    page: (): Page => selectPage(outlet.getSnapshot()),
    shown: async <Actor extends AnyActorRef>(to: Page['location']['to']): Promise<Actor> => {
      const snapshot = await waitFor(outlet, (now) => {
        const page = selectPage(now)
        return page.state === 'shown' && page.location.to === to
      })
      return selectPage(snapshot).screen as unknown as Actor
    },
    panel: async (): Promise<PanelActor> => {
      const found = selectPanel(await waitFor(app, (now) => selectPanel(now).state === 'open'))
      if (found.state !== 'open') throw new Error('the panel is not open')
      return found.panel
    },
    sent: (): readonly string[] =>
      toasts.getSnapshot().context.toasts.map(({ message }) => ('text' in message ? message.text : message.key)),
    visitPage: (to: 'with-password' | 'login' | 'signup' | 'recover-password') =>
      app.send({ type: 'navigation.requested', location: { to } }),
    close: () => app.stop(),
  }
}

/** The same ports, with `onLoad` called when the code of a screen starts to load. */
const heardLoading = (ports: EntryPorts, onLoad: (loading: Promise<unknown>) => void) => {
  const { loadScreen, loadView, loadPanel, ...following } = ports.screens ?? screensOf(ports)
  const heard = <Loaded>(loading: Promise<Loaded>): Promise<Loaded> => {
    onLoad(loading)
    return loading
  }
  const screens: ScreensPort = {
    ...following,
    loadScreen: (...asked) => heard(loadScreen(...asked)),
    loadView: (...asked) => heard(loadView(...asked)),
    loadPanel: (...asked) => heard(loadPanel(...asked)),
  }
  return { ...ports, screens }
}

/** The origin given to test recordings: fixed, so that equal runs produce equal masks. */
const origin = { build: 'sources', zone: Intl.DateTimeFormat().resolvedOptions().timeZone }

interface Recording {
  readonly time: SimulatedClock | undefined
  readonly onLoad: (loading: Promise<unknown>) => void
  readonly isMasked: boolean
  readonly settled: (() => Promise<void>) | undefined
  readonly inspect: (event: InspectionEvent) => void
}

/** Composes the app with a recorder around its ports. */
const recordedApp = (outside: Ports, start: Start, { time, onLoad, isMasked, settled, inspect }: Recording) => {
  const timers: Timers = time ?? {
    setTimeout: (run, delay) => setTimeout(run, delay),
    clearTimeout: (id) => clearTimeout(id as NodeJS.Timeout),
  }
  const recorder = createRecorder({
    timers,
    later: (run) => setImmediate(run),
    mask: isMasked ? createMask(seeded()) : null,
    origin,
    ...(settled && { settled }),
  })
  const ports = recorder.wrap(outside)
  const screens = recorder.wrapScreens(heardLoading(ports, onLoad).screens)
  const app: AppActor = composeApp({ ...ports, screens }, start, { clock: recorder.clock, inspect })
  recorder.start(app, start)
  return { app, recorder }
}

/** Types into the telephone field of a form. */
export const typeTelephone = (form: AnyActorRef, text: string): void =>
  form.getSnapshot().children.countries.send({ type: 'telephone.typed', text })

/** Signs a seeded supplier in on the password page and waits for the panel. */
export const signInByPassword = async (tab: Tab, telephone = '0671112233'): Promise<PanelActor> => {
  const form = await tab.shown<PasswordActor>('with-password')
  typeTelephone(form, telephone)
  form.send({ type: 'password.typed', text: 'Supplier1!' })
  form.send({ type: 'form.submitted' })
  return tab.panel()
}
