import { appParts, selectPage } from '@supplier/core/app/app.selectors'
import { selectPanel } from '@supplier/core/app/panel.selectors'
import { FlowError } from '@supplier/core/flows/flow'
import { actorAt } from '@supplier/core/flows/sight'
import type { ConnectionEvent, RealtimePort } from '@supplier/core/realtime/realtime.port'
import { closest } from 'fastest-levenshtein'
import { type AnyActorRef, waitFor } from 'xstate'
import { type Harness, openHarness } from '../flows/kit/harness.ts'
import type { Tab } from '../flows/kit/headless.ts'
import type { ScenarioName } from '../world/names.ts'

/** One browser in which a scenario is played and every tab is recorded. */
export interface Stage extends Pick<Harness, 'sandbox' | 'entries' | 'fault'> {
  /** Opens a tab and waits until it is idle. */
  open(href: string): Promise<Tab>
  /** Sends an event to the machine at a path and waits until everything is idle. */
  say(path: string, event: { readonly type: string; readonly [more: string]: unknown }, tab?: Tab): Promise<void>
  /** Advances the clocks of the browser and the server. */
  pass(ms: number): Promise<void>
  rest(): Promise<void>
  tabs(): readonly Tab[]
  /** Emits a connection event in every tab. */
  arrive(event: ConnectionEvent): Promise<void>
  /** Reports a write of another tab to storage. */
  storageChanged(tab: Tab, key: string | null): Promise<void>
  /** The recordings of all tabs, in the order in which the tabs were opened. */
  recordings(): readonly string[]
  close(): void
}

interface Setting {
  readonly scenario: ScenarioName
  readonly isSeated?: boolean
  readonly isMasked?: boolean
}

export const openStage = ({ scenario, isSeated = true, isMasked = false }: Setting): Stage => {
  const { realtime, arrive } = scriptedLine()
  const harness = openHarness({ scenario, isSeated, recorded: isMasked ? 'masked' : 'clear', ports: { realtime } })
  const tabs: Tab[] = []

  const rest = async (): Promise<void> => {
    for (const { app } of tabs) {
      const { outlet } = appParts(app)
      if (app.getSnapshot().status !== 'active') continue
      await waitFor(outlet, (now) => selectPage(now).state !== 'loading')
      await waitFor(app, (now) => selectPanel(now).state !== 'loading')
    }
    await harness.quiet()
    if (tabs.some(isLoading)) await rest()
  }

  return {
    sandbox: harness.sandbox,
    entries: harness.entries,
    fault: harness.fault,
    open: async (href) => {
      const tab = harness.open(href)
      tabs.push(tab)
      await rest()
      return tab
    },
    say: async (path, event, tab = tabs[0]) => {
      const actor = tab && actorAt(tab.app as AnyActorRef, path)
      if (!actor) throw new FlowError(`There is no machine at ${path} that could get ${event.type}.`)
      expectKnown(actor, path, event.type)
      actor.send(event)
      await rest()
    },
    pass: async (ms) => {
      await harness.pass(ms)
      await rest()
    },
    rest,
    tabs: () => tabs,
    arrive: async (event) => {
      arrive(event)
      await rest()
    },
    storageChanged: async (tab, key) => {
      tab.storageChanged(key)
      await rest()
    },
    recordings: () => tabs.flatMap(({ recorder }) => recorder?.text() ?? []),
    close: harness.closeAll,
  }
}

/** The events that some state of the machine names. */
export const knownBy = (actor: AnyActorRef): readonly string[] =>
  (actor as unknown as { readonly logic: { readonly events?: readonly string[] } }).logic.events ?? []

/** Refuses an event that no state of the machine names, with the most similar one. */
const expectKnown = (actor: AnyActorRef, path: string, type: string): void => {
  const known = knownBy(actor)
  if (known.includes(type)) return
  throw new FlowError(`The machine at ${path} knows no event ${type}; the nearest is ${closest(type, known)}.`)
}

const isLoading = ({ app }: Tab): boolean =>
  app.getSnapshot().status === 'active' &&
  (selectPage(appParts(app).outlet.getSnapshot()).state === 'loading' ||
    selectPanel(app.getSnapshot()).state === 'loading')

/** A fake realtime connection that emits the events of a script. */
const scriptedLine = () => {
  const listeners = new Set<(event: ConnectionEvent) => void>()
  const realtime: RealtimePort = {
    loadRealtime: async () => {},
    jitter: async () => 0.5,
    pingServer: async () => {},
    fetchMissedEvents: async () => null,
    openConnection: (tell) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
  const arrive = (event: ConnectionEvent) => {
    for (const tell of [...listeners]) tell(event)
  }
  return { realtime, arrive }
}
