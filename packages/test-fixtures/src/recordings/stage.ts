import { type RealtimeFact, type RealtimePort, selectPage, selectPanel, trunkParts } from '@supplier/core'
import { actorAt } from '@supplier/core/flows'
import { type AnyActorRef, waitFor } from 'xstate'
import type { Tab } from '../flows/headless.ts'
import { openTill, type Till } from '../flows/till.ts'
import type { ScenarioName } from '../world/names.ts'

/** One browser in which a story is played and every tab is recorded. */
export interface Stage extends Pick<Till, 'sandbox' | 'entries' | 'fault'> {
  /** Opens a tab, and lets it come to rest. */
  open(href: string): Promise<Tab>
  /** Sends a fact to a machine by its path, and lets everything come to rest. */
  say(path: string, fact: { readonly type: string; readonly [more: string]: unknown }, tab?: Tab): Promise<void>
  /** Lets time pass for the browser and the server. */
  pass(ms: number): Promise<void>
  rest(): Promise<void>
  tabs(): readonly Tab[]
  /** Something arrives over the realtime line of every tab. */
  arrive(fact: RealtimeFact): Promise<void>
  /** Another tab wrote into storage. */
  storageChanged(tab: Tab, key: string | null): Promise<void>
  /** The recordings of all tabs, in the order in which they were opened. */
  recordings(): readonly string[]
  close(): void
}

interface Setting {
  readonly scenario: ScenarioName
  readonly isSeated?: boolean
}

export const openStage = ({ scenario, isSeated = true }: Setting): Stage => {
  const { realtime, arrive } = scriptedLine()
  const till = openTill({ scenario, isSeated, isRecorded: true, ports: { realtime } })
  const tabs: Tab[] = []

  const rest = async (): Promise<void> => {
    for (const { app } of tabs) {
      const { slot } = trunkParts(app)
      if (app.getSnapshot().status !== 'active') continue
      await waitFor(slot, (now) => selectPage(now).state !== 'loading')
      await waitFor(app, (now) => selectPanel(now).state !== 'loading')
    }
    await till.quiet()
    if (tabs.some(isLoading)) await rest()
  }

  return {
    sandbox: till.sandbox,
    entries: till.entries,
    fault: till.fault,
    open: async (href) => {
      const tab = till.open(href)
      tabs.push(tab)
      await rest()
      return tab
    },
    say: async (path, fact, tab = tabs[0]) => {
      const actor = tab && actorAt(tab.app as AnyActorRef, path)
      if (!actor) throw new Error(`there is nobody at ${path} to hear ${fact.type}`)
      actor.send(fact)
      await rest()
    },
    pass: async (ms) => {
      await till.pass(ms)
      await rest()
    },
    rest,
    tabs: () => tabs,
    arrive: async (fact) => {
      arrive(fact)
      await rest()
    },
    storageChanged: async (tab, key) => {
      tab.storageChanged(key)
      await rest()
    },
    recordings: () => tabs.flatMap(({ recorder }) => recorder?.text() ?? []),
    close: till.closeAll,
  }
}

const isLoading = ({ app }: Tab): boolean =>
  app.getSnapshot().status === 'active' &&
  (selectPage(trunkParts(app).slot.getSnapshot()).state === 'loading' ||
    selectPanel(app.getSnapshot()).state === 'loading')

/** A line that opens by itself and then tells what a script says. */
const scriptedLine = () => {
  const listeners = new Set<(fact: RealtimeFact) => void>()
  const realtime: RealtimePort = {
    loadRealtime: async () => {},
    chance: async () => 0.5,
    askServer: async () => {},
    openConnection: (tell) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
  const arrive = (fact: RealtimeFact) => {
    for (const tell of [...listeners]) tell(fact)
  }
  return { realtime, arrive }
}
