import {
  type AppActor,
  composeApp,
  defaultAppearance,
  type EntryPorts,
  noTelephone,
  type Page,
  type PanelActor,
  type PasswordActor,
  type Ports,
  type ScreensPort,
  type Start,
  screensOf,
  selectPage,
  selectPanel,
  trunkParts,
} from '@supplier/core'
import { type Headless, memoryStore, portsInMemory } from '@supplier/core/adapters'
import { createRecorder, type Recorder, type Timers } from '@supplier/core/flows'
import { seeded } from '@supplier/core/testing/seeded'
import { type AnyActorRef, type SimulatedClock, waitFor } from 'xstate'
import { createSandbox, type Sandbox } from '../sandbox.ts'

interface Opening extends Partial<Headless> {
  readonly sandbox?: Sandbox
  readonly href?: string
  /** What storage holds; give the same to two tabs and they share it. */
  readonly entries?: Map<string, string>
  /** Whether storage takes nothing more. */
  readonly isStorageFull?: () => boolean
  /** Time for the machines; it passes by itself when absent. */
  readonly time?: SimulatedClock
  /** Take the place of those ports that a browser has. */
  readonly ports?: Partial<Ports>
  /** Records everything from the first step. */
  readonly isRecorded?: boolean
  /** Hears of the code of every screen when it begins to load. */
  readonly onLoad?: (loading: Promise<unknown>) => void
}

export interface Tab extends ReturnType<typeof portsInMemory> {
  readonly sandbox: Sandbox
  /** What storage holds. */
  readonly entries: Map<string, string>
  readonly app: AppActor
  readonly recorder: Recorder | null
  /** The page as it stands. */
  page(): Page
  /** Waits until the page of this route is shown, and gives its machine. */
  shown<Actor extends AnyActorRef>(to: Page['place']['to']): Promise<Actor>
  /** Waits for the signed-in part. */
  panel(): Promise<PanelActor>
  /** What stands in the notices now. */
  said(): readonly string[]
  visitPlace(to: 'with-password' | 'login' | 'signup' | 'recover-password'): void
  close(): void
}

/** The whole app in Node against a sandbox: a browser tab without the browser. */
export const openTab = ({
  sandbox = createSandbox(),
  href = '/',
  entries = new Map(),
  time,
  isStorageFull = () => false,
  ports,
  isRecorded = false,
  onLoad = () => {},
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
      },
    },
    session: memoryStore(),
    limit: 1000,
    ...more,
  })
  const start = {
    session: headless.sessionStore.recall(),
    href,
    telephone: noTelephone,
    appearance: defaultAppearance,
  }
  const outside = { ...headless.ports, ...ports, loadPanelPorts: async () => ({ ...headless.ports, ...ports }) }
  const { app, recorder } = isRecorded
    ? recordedApp(outside, start, time, onLoad)
    : { app: composeApp(heardLoading(outside, onLoad), start, time && { clock: time }).start(), recorder: null }
  const { slot, notices } = trunkParts(app)

  return {
    ...headless,
    sandbox,
    entries,
    app,
    recorder,
    page: (): Page => selectPage(slot.getSnapshot()),
    shown: async <Actor extends AnyActorRef>(to: Page['place']['to']): Promise<Actor> => {
      const snapshot = await waitFor(slot, (now) => {
        const page = selectPage(now)
        return page.state === 'shown' && page.place.to === to
      })
      return selectPage(snapshot).screen as unknown as Actor
    },
    panel: async (): Promise<PanelActor> => {
      const found = selectPanel(await waitFor(app, (now) => selectPanel(now).state === 'open'))
      if (found.state !== 'open') throw new Error('the panel is not open')
      return found.panel
    },
    said: (): readonly string[] =>
      notices.getSnapshot().context.notices.map(({ message }) => ('text' in message ? message.text : message.key)),
    visitPlace: (to: 'with-password' | 'login' | 'signup' | 'recover-password') =>
      app.send({ type: 'place.wanted', place: { to } }),
    close: () => app.stop(),
  }
}

/** The same ports; the code of every screen is heard when it begins to load. */
const heardLoading = (ports: EntryPorts, onLoad: (loading: Promise<unknown>) => void) => {
  const { loadScreen, loadPanel } = ports.screens ?? screensOf(ports)
  const heard = <Loaded>(loading: Promise<Loaded>): Promise<Loaded> => {
    onLoad(loading)
    return loading
  }
  const screens: ScreensPort = {
    loadScreen: (...asked) => heard(loadScreen(...asked)),
    loadPanel: (...asked) => heard(loadPanel(...asked)),
  }
  return { ...ports, screens }
}

/** What recordings of tests are made by; who reads them finds the same masks each time. */
const origin = { build: 'sources', zone: Intl.DateTimeFormat().resolvedOptions().timeZone }

/** The same with a recorder around it. */
const recordedApp = (
  outside: Ports,
  start: Start,
  time: SimulatedClock | undefined,
  onLoad: (loading: Promise<unknown>) => void,
) => {
  const timers: Timers = time ?? {
    setTimeout: (run, delay) => setTimeout(run, delay),
    clearTimeout: (id) => clearTimeout(id as NodeJS.Timeout),
  }
  const recorder = createRecorder({ timers, later: (run) => setImmediate(run), random: seeded(), origin })
  const ports = recorder.wrap(outside)
  const screens = recorder.wrapScreens(heardLoading(ports, onLoad).screens)
  const app: AppActor = composeApp({ ...ports, screens }, start, { clock: recorder.clock })
  recorder.start(app, start)
  return { app, recorder }
}

/** Types into the telephone field of a form. */
export const typeTelephone = (form: AnyActorRef, text: string): void =>
  form.getSnapshot().children.countries.send({ type: 'telephone.typed', text })

/** Signs a seeded supplier in on the password page and waits for the signed-in part. */
export const signInByPassword = async (tab: Tab, telephone = '0671112233'): Promise<PanelActor> => {
  const form = await tab.shown<PasswordActor>('with-password')
  typeTelephone(form, telephone)
  form.send({ type: 'password.typed', text: 'Supplier1!' })
  form.send({ type: 'form.submitted' })
  return tab.panel()
}
