import { channelsInMemory, locksInMemory } from '@supplier/core/adapters/memory/kernel.memory'
import type { Ports } from '@supplier/core/app/app.port'
import { panelParts } from '@supplier/core/app/panel.selectors'
import { selectMainBalance, selectServiceDialog } from '@supplier/core/balances/balances.selectors'
import type { MainBalanceActor } from '@supplier/core/balances/main-balance.machine'
import type { ServiceBalanceActor } from '@supplier/core/balances/service-balance.machine'
import type { TransferActor } from '@supplier/core/balances/transfer.machine'
import type { Intent } from '@supplier/core/intents/intents.domain'
import { type Operation, type Operations, selectOperations } from '@supplier/core/intents/reconciler.selectors'
import type { Offered } from '@supplier/core/kernel/offered'
import { pathOf } from '@supplier/core/kernel/routes'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { sectionBeside } from '@supplier/core/kit/section/section.selectors'
import { selectWithdrawal } from '@supplier/core/referrals/referrals.selectors'
import type { ReferralsBesideActor } from '@supplier/core/referrals/referrals-beside.machine'
import type { WithdrawalActor } from '@supplier/core/referrals/withdrawal.machine'
import type { SubscriptionActor } from '@supplier/core/subscription/subscription.machine'
import { type Paywall, selectPaywall } from '@supplier/core/subscription/subscription.selectors'
import { judgeOver } from '@supplier/core/testing/over-time/judge'
import { seeded } from '@supplier/core/testing/seeded'
import { SimulatedClock } from 'xstate'
import type { Fault } from '../../faults/fault.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../../sandbox/sandbox.ts'
import { seedTime } from '../../world/seed-time.ts'
import { openTab, type Tab } from './headless.ts'
import { recordedTabs } from './recorded-run.ts'

export const moves = '/v1/customers/balances/balance-transfer'
export const withdrawalPath = '/admin-suppliers/v1/referrals/withdraw'
export const settings = '/admin-suppliers/v1/settings'
export const transactions = '/v1/customers/balances/service-transactions'

interface Opening extends Pick<SandboxOptions, 'scenario' | 'sendsDate'> {
  readonly href?: string
  /** The sections that the build names; all of them by default. */
  readonly built?: Offered
  /** Whether the first supplier is signed in already; the default is true. */
  readonly isSeated?: boolean
  /** Replace some of the in-memory ports. */
  readonly ports?: Partial<Ports>
  readonly recorded?: 'clear' | 'masked'
  /** The name of the header that carries the id of a money move; such requests carry no id when absent. */
  readonly idempotencyHeader?: string
  readonly paymentHosts?: readonly string[]
  /** How long, in milliseconds, a request may still be running behind a gateway. */
  readonly patience?: number
  /** Whether the browser has locks; the default is true. */
  readonly hasLocks?: boolean
  /** Whether writes to storage fail; they succeed by default. */
  readonly isStorageFull?: () => boolean
  /** Wraps every request of every tab on its way to the server. */
  readonly between?: (call: SentCall, send: () => Promise<Response>) => Promise<Response>
  /** Whether the tabs share broadcast channels, as in most browsers; the default is true. */
  readonly areTabsHeard?: boolean
  /** Whether the tabs hear of what another one writes to storage, as in a browser; a test tells them by default. */
  readonly isStorageHeard?: boolean
  /** Called for every request of every tab, when it is sent and when it has ended. */
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

/** One browser with its tabs and one sandbox, on one clock that only the test advances. */
export const openHarness = ({
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
  recorded,
  areTabsHeard = true,
  isStorageHeard = false,
  sendsDate = true,
  built = null,
}: Opening = {}) => {
  const sandbox = createSandbox({ scenario, now: () => seedTime, sendsDate, isTimeMoved: true })
  const time = new SimulatedClock()
  const locks = hasLocks ? locksInMemory() : null
  let skew = 0
  const channels = channelsInMemory()
  const entries = isSeated ? seatedEntries(sandbox) : new Map<string, string>()
  const activity = { count: 0 }
  const tabs = new Set<Tab>()
  const loading = new Set<Promise<unknown>>()
  const deliveries = new Set<Promise<unknown>>()
  const random = seeded()
  const rules = judgeOver()
  const failOn = (broken: readonly string[]): void => {
    if (broken.length > 0) throw new Error(broken.join('; '))
  }

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
        // Ignore a body that breaks off here: the client that reads the response reports it.
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

  const open = (at = href, tabEntries = new Map<string, string>()): Tab => {
    let opened: Tab | null = null
    const tab = openTab({
      sandbox,
      entries,
      tabEntries,
      locks,
      ...(areTabsHeard && { channels }),
      time,
      timers: time,
      now: () => sandbox.clock.now() + skew,
      isStorageFull,
      onStored: (key) => {
        if (!isStorageHeard) return
        activity.count += 1
        queueMicrotask(() => {
          for (const other of tabs) if (other !== opened) other.storageChanged(key)
        })
      },
      ...(patience !== undefined && { patience }),
      inspect: rules.inspect,
      href: at,
      built,
      limit: 15_000,
      fetch: fetchOf(() => opened),
      ...(idempotencyHeader !== undefined && { idempotencyHeader }),
      ...(paymentHosts && { paymentHosts }),
      ...(ports && { ports }),
      // A run that is recorded to be looked at has its answers in the order in which they came.
      ...(recorded ? { recorded, settled } : recordedTabs() && { recorded: 'clear' }),
      nextId: () => idOf(random),
      onLoad: (code) => {
        loading.add(code)
        const done = () => loading.delete(code)
        code.then(done, done)
      },
    })
    opened = tab
    tabs.add(tab)
    recordedTabs()?.push(tab)
    return tab
  }

  /** Waits until no request is on its way and no code is being loaded, apart from those of `besides`. */
  const still = async (afterTurn: () => void, besides: ReadonlySet<Promise<unknown>> = new Set()): Promise<void> => {
    for (let turns = 0, seen = -1; turns < 12; turns += 1) {
      // The first load of a screen’s code takes real time, which does not show in the request count.
      if (seen !== activity.count || loading.size + besides.size > 0) turns = 0
      await Promise.allSettled([...loading, ...besides])
      seen = activity.count
      await new Promise(setImmediate)
      afterTurn()
    }
  }

  /** Waits until every answer of the server has come, but not until it is delivered. */
  const settled = async (): Promise<void> => {
    const all = still(() => {})
    deliveries.add(all)
    await all
    deliveries.delete(all)
    activity.count += 1
  }

  /** Waits until no work is left that can run without the clock moving. */
  const quiet = async (): Promise<void> => {
    await still(() => {
      // Run the timers that are due already.
      time.increment(0)
    }, deliveries)
    failOn(rules.broken())
  }

  /** Advances the clocks of the browser and the server together. */
  const pass = async (ms: number): Promise<void> => {
    await quiet()
    for (let left = ms; left > 0; left -= 500) {
      const step = Math.min(left, 500)
      sandbox.clock.move(step)
      time.increment(step)
      await quiet()
    }
  }

  /** Closes a tab as a crash or a reload does. */
  const leave = (tab: Tab): void => {
    tabs.delete(tab)
    tab.close()
  }

  return {
    sandbox,
    entries,
    /** For a machine that runs outside a tab. */
    time,
    open,
    quiet,
    pass,
    /** Fails on a rule that is not fulfilled, although nothing is going on any more. */
    rested: () => failOn(rules.atRest()),
    /** Sets the offset of the browser’s clock from the server’s, in milliseconds. */
    setSkew: (ms: number) => {
      skew = ms
    },
    leave,
    /** Loads a tab again at its address, with its own storage. */
    reload: (tab: Tab): Tab => {
      leave(tab)
      return open(pathOf(tab.page().location), tab.tabEntries)
    },
    closeAll: () => {
      for (const tab of tabs) tab.close()
    },
    fault: (fault: Pick<Fault, 'kind'> & Readonly<Record<string, unknown>>) => sandbox.faults.add(fault as Fault),
    /** The moves that the server accepted. */
    moved: () => sandbox.ledger(1).map(({ kind, amount }) => [kind, amount] as const),
  }
}

/** A UUID of the next four random numbers: equal sessions get equal ids. */
const idOf = (random: () => number): string =>
  Array.from({ length: 4 }, () => random().toString(16).padStart(8, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

export type Harness = ReturnType<typeof openHarness>

const seat = { token: 'token-of-one', supplierId: 1, createdAt: seedTime }

/** The storage of a browser in which the first supplier is signed in. */
function seatedEntries(sandbox: Sandbox): Map<string, string> {
  sandbox.setWorld((world) => ({ ...world, tokens: [...world.tokens, seat] }))
  return new Map([['user', JSON.stringify({ data: { id: 1, telephone: '380671112233' }, token: seat.token })]])
}

export const subscriptionOf = (tab: Tab): SubscriptionActor | null => {
  const panel = tab.app.getSnapshot().children['panel'] as Parameters<typeof panelParts>[0] | undefined
  return panel ? panelParts(panel).subscription : null
}

/** The paywall that a tab shows. */
export const paywallOf = (tab: Tab): Paywall => {
  const actor = subscriptionOf(tab)
  return actor ? selectPaywall(actor.getSnapshot()) : { step: 'closed' }
}

type Event = Parameters<SubscriptionActor['send']>[0]

/** Sends the event of a button in the paywall. */
export const press = (tab: Tab, type: Extract<Event, { type: string }>['type']): void =>
  subscriptionOf(tab)?.send({ type } as Event)

const reconcilerOf = (tab: Tab) => {
  const panel = tab.app.getSnapshot().children['panel'] as Parameters<typeof panelParts>[0] | undefined
  return panel ? panelParts(panel).reconciler : null
}

/** The unsettled money moves that a tab shows. */
export const operationsOf = (tab: Tab): Operations => {
  const actor = reconcilerOf(tab)
  return actor ? selectOperations(actor.getSnapshot()) : { shown: null, all: [] }
}

/** The operation whose dialog is open. */
export const operationOf = (tab: Tab): Operation | null => operationsOf(tab).shown

/** Sends the event of a button in the dialog of an operation. */
export const answer = (tab: Tab, type: 'check.chosen' | 'check.postponed' | 'operation.closed'): void =>
  reconcilerOf(tab)?.send({ type })

/** The intents of the first supplier in storage. */
export const journalEntries = ({ entries }: Pick<Harness, 'entries'>): readonly Intent[] =>
  [...entries].flatMap(([key, text]) => (key.startsWith('intent.1.') ? [JSON.parse(text) as Intent] : []))

/** The steps of the intents in storage. */
export const journalOf = (harness: Pick<Harness, 'entries'>): readonly string[] =>
  journalEntries(harness).map(({ step }) => step)

/** The transfer dialog that a tab shows; `null` when none is open. */
export const transferOf = (tab: Tab): TransferActor | null => {
  const { location, screen } = tab.page()
  if (!screen || !/balance/.test(location.to)) return null
  const dialog =
    location.to === 'main-balance'
      ? selectMainBalance((screen as MainBalanceActor).getSnapshot()).dialog
      : selectServiceDialog((screen as ServiceBalanceActor).getSnapshot())
  return dialog.open === 'transfer' ? dialog.transfer : null
}

/** What runs beside the list of referrals; `null` on another page. */
export const withdrawalBeside = (tab: Tab): ReferralsBesideActor | null => {
  const { location, screen } = tab.page()
  return screen && location.to === 'referrals'
    ? (sectionBeside<AnySection>(screen as never) as unknown as ReferralsBesideActor)
    : null
}

/** The open dialog of a withdrawal. */
export const withdrawalOf = (tab: Tab): WithdrawalActor | null => {
  const beside = withdrawalBeside(tab)
  return beside && selectWithdrawal(beside.getSnapshot())
}
