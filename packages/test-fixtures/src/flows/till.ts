import {
  type Intent,
  type MainBalanceActor,
  type Operation,
  type Operations,
  type Paywall,
  type Ports,
  panelParts,
  type ServiceBalanceActor,
  type SubscriptionActor,
  selectMainBalance,
  selectOperations,
  selectPaywall,
  selectServiceDialog,
  type TransferActor,
} from '@supplier/core'
import { channelsInMemory, locksInMemory } from '@supplier/core/adapters'
import { SimulatedClock } from 'xstate'
import type { Fault } from '../faults/fault.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts'
import { seedTime } from '../world/seeds.ts'
import { openTab, type Tab } from './headless.ts'

export const moves = '/v1/customers/balances/balance-transfer'
export const settings = '/admin-suppliers/v1/settings'
export const transactions = '/v1/customers/balances/service-transactions'

interface Opening extends Pick<SandboxOptions, 'scenario'> {
  readonly href?: string
  /** Whether the first supplier is signed in already; so it is when absent. */
  readonly isSeated?: boolean
  /** Take the place of those ports that a browser has. */
  readonly ports?: Partial<Ports>
  readonly isRecorded?: boolean
  /** Under which name moves of money carry their id; none when absent. */
  readonly idempotencyHeader?: string
  readonly paymentHosts?: readonly string[]
  /** Milliseconds that a request may live behind a gateway. */
  readonly patience?: number
  /** Whether the browser has locks; it has when absent. */
  readonly hasLocks?: boolean
  /** Whether storage takes anything; it does when absent. */
  readonly isStorageFull?: () => boolean
  /** Stands between every call of every tab and the server. */
  readonly between?: (call: SentCall, send: () => Promise<Response>) => Promise<Response>
  /** Whether its tabs hear of each other, as most browsers let them; so it is when absent. */
  readonly areTabsHeard?: boolean
  /** Hears of every call of every tab, when it is sent and when it ended. */
  readonly watch?: Watch
}

export interface SentCall {
  readonly method: string
  readonly path: string
  readonly page: number
  readonly body: string
}

export interface Watch {
  sent(tab: Tab | null, method: string, path: string, body: string): void
  ended(tab: Tab | null, method: string, path: string, answer: string | null): void
}

/** One browser with its tabs, against one sandbox, on one clock that only a test moves. */
export const openTill = ({
  scenario = 'unsubscribedRich',
  href = '/orders',
  idempotencyHeader,
  paymentHosts,
  patience,
  hasLocks = true,
  isStorageFull = () => false,
  between = (_, send) => send(),
  watch,
  isSeated = true,
  ports,
  isRecorded = false,
  areTabsHeard = true,
}: Opening = {}) => {
  const sandbox = createSandbox({ scenario, now: () => seedTime })
  const time = new SimulatedClock()
  const locks = hasLocks ? locksInMemory() : null
  let skew = 0
  const channels = channelsInMemory()
  const entries = isSeated ? seatedEntries(sandbox) : new Map<string, string>()
  const activity = { count: 0 }
  const tabs = new Set<Tab>()
  const loading = new Set<Promise<unknown>>()

  const fetchOf =
    (tab: () => Tab | null): typeof globalThis.fetch =>
    async (input, init) => {
      const { method, url } = new Request(input, init)
      const path = new URL(url).pathname.replace('/api', '')
      activity.count += 1
      watch?.sent(tab(), method, path, String(init?.body ?? ''))
      let answer: string | null = null
      try {
        const page = Number(new URL(url).searchParams.get('page') ?? 1)
        const call = { method, path, page, body: String(init?.body ?? '') }
        const response = await between(call, () => sandbox.fetch(input, init))
        // A body that breaks off is the client's to find out.
        if (watch && response.ok)
          answer = await response
            .clone()
            .text()
            .catch(() => null)
        return response
      } finally {
        activity.count += 1
        watch?.ended(tab(), method, path, answer)
      }
    }

  const open = (at = href): Tab => {
    let opened: Tab | null = null
    const tab = openTab({
      sandbox,
      entries,
      locks,
      ...(areTabsHeard && { channels }),
      time,
      timers: time,
      now: () => sandbox.clock.now() + skew,
      isStorageFull,
      ...(patience !== undefined && { patience }),
      href: at,
      limit: 15_000,
      fetch: fetchOf(() => opened),
      ...(idempotencyHeader !== undefined && { idempotencyHeader }),
      ...(paymentHosts && { paymentHosts }),
      ...(ports && { ports }),
      isRecorded,
      onLoad: (code) => {
        loading.add(code)
        const done = () => loading.delete(code)
        code.then(done, done)
      },
    })
    opened = tab
    tabs.add(tab)
    return tab
  }

  /** Waits until nothing happens any more without time passing. */
  const quiet = async (): Promise<void> => {
    for (let still = 0, seen = -1; still < 12; still += 1) {
      // The code of a screen takes real time when nobody has opened that screen before.
      if (seen !== activity.count || loading.size > 0) still = 0
      await Promise.allSettled(loading)
      seen = activity.count
      await new Promise(setImmediate)
      // What is due now needs no time to pass.
      time.increment(0)
    }
  }

  /** Lets time pass for the browser and the server together. */
  const pass = async (ms: number): Promise<void> => {
    await quiet()
    for (let left = ms; left > 0; left -= 500) {
      const step = Math.min(left, 500)
      sandbox.clock.move(step)
      time.increment(step)
      await quiet()
    }
  }

  return {
    sandbox,
    entries,
    /** For a machine that runs beside a tab. */
    time,
    open,
    quiet,
    pass,
    /** Sets the browser's clock apart from the server's, in milliseconds. */
    setSkew: (ms: number) => {
      skew = ms
    },
    /** Leaves a tab as a crash or a reload does. */
    leave: (tab: Tab) => {
      tabs.delete(tab)
      tab.close()
    },
    closeAll: () => {
      for (const tab of tabs) tab.close()
    },
    fault: (fault: Pick<Fault, 'kind'> & Readonly<Record<string, unknown>>) => sandbox.faults.add(fault as Fault),
    /** The moves that the server accepted. */
    moved: () => sandbox.ledger(1).map(({ kind, amount }) => [kind, amount] as const),
  }
}

export type Till = ReturnType<typeof openTill>

const seat = { token: 'token-of-one', supplierId: 1, createdAt: seedTime }

/** What storage holds where the first supplier is signed in already. */
function seatedEntries(sandbox: Sandbox): Map<string, string> {
  sandbox.setWorld((world) => ({ ...world, tokens: [...world.tokens, seat] }))
  return new Map([['user', JSON.stringify({ data: { id: 1, telephone: '380671112233' }, token: seat.token })]])
}

export const subscriptionOf = (tab: Tab): SubscriptionActor | null => {
  const panel = tab.app.getSnapshot().children['panel'] as Parameters<typeof panelParts>[0] | undefined
  return panel ? panelParts(panel).subscription : null
}

/** What the paywall of a tab shows. */
export const paywallOf = (tab: Tab): Paywall => {
  const actor = subscriptionOf(tab)
  return actor ? selectPaywall(actor.getSnapshot()) : { step: 'closed' }
}

type Fact = Parameters<SubscriptionActor['send']>[0]

/** A person presses something in the paywall. */
export const press = (tab: Tab, type: Extract<Fact, { type: string }>['type']): void =>
  subscriptionOf(tab)?.send({ type } as Fact)

const reconcilerOf = (tab: Tab) => {
  const panel = tab.app.getSnapshot().children['panel'] as Parameters<typeof panelParts>[0] | undefined
  return panel ? panelParts(panel).reconciler : null
}

/** The moves of money that a tab says are not settled. */
export const operationsOf = (tab: Tab): Operations => {
  const actor = reconcilerOf(tab)
  return actor ? selectOperations(actor.getSnapshot()) : { shown: null, all: [] }
}

/** The one whose dialog is open. */
export const operationOf = (tab: Tab): Operation | null => operationsOf(tab).shown

/** A person presses something in the dialog of an operation. */
export const answer = (tab: Tab, type: 'check.chosen' | 'check.postponed' | 'operation.closed'): void =>
  reconcilerOf(tab)?.send({ type })

/** The intents that storage holds of the first supplier. */
export const journalEntries = ({ entries }: Pick<Till, 'entries'>): readonly Intent[] =>
  [...entries].flatMap(([key, text]) => (key.startsWith('intent.1.') ? [JSON.parse(text) as Intent] : []))

/** How far they have come. */
export const journalOf = (till: Pick<Till, 'entries'>): readonly string[] =>
  journalEntries(till).map(({ step }) => step)

/** The dialog of a transfer, where a tab shows one. */
export const transferOf = (tab: Tab): TransferActor | null => {
  const { place, screen } = tab.page()
  if (!screen || !/balance/.test(place.to)) return null
  const dialog =
    place.to === 'main-balance'
      ? selectMainBalance((screen as MainBalanceActor).getSnapshot()).dialog
      : selectServiceDialog((screen as ServiceBalanceActor).getSnapshot())
  return dialog.open === 'transfer' ? dialog.transfer : null
}
