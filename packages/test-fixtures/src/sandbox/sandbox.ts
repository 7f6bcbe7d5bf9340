import { endpoints } from '../endpoints/endpoints.ts'
import { payoutChange } from '../endpoints/money/payouts.view.ts'
import { createFaultRules, type Faults, type Strike } from '../faults/rules.ts'
import { type Spoiling, strike } from '../faults/strike.ts'
import { createRequestLog, type LoggedRequest } from '../http/log.ts'
import { asFetch, type Outcome, unlessAborted } from '../http/outcome.ts'
import { type ReadRequest, readRequest } from '../http/request.ts'
import { withDueSources } from '../imports/source-runs.ts'
import { numbered } from '../world/account/numbered-events.ts'
import { changeOf } from '../world/account/supplier.ts'
import { type LinkOutput, telegramConnected } from '../world/account/telegram.ts'
import { type Clock, createClock } from '../world/clock.ts'
import { withKeyNotices } from '../world/deliveries/key-notices.ts'
import type { Broadcast, Later } from '../world/events.ts'
import { type InvoiceDeed, invoiceById, returnAddress, settled } from '../world/money/invoices.ts'
import { movesOf } from '../world/money/ledger.ts'
import { balanced } from '../world/money/lines.ts'
import { nextStatuses, payoutById, payoutMoved } from '../world/money/payouts.ts'
import type { ScenarioName } from '../world/names.ts'
import { newCountOf, notified } from '../world/notifications/notifications.ts'
import { setupNews } from '../world/products/setup-news.ts'
import { worldNamed } from '../world/scenarios/scenarios.ts'
import {
  type LedgerEntry,
  type PayoutStatus,
  type Supplier,
  supplierById,
  type World,
  withSupplier,
} from '../world/world.ts'
import { createApi } from './api.ts'
import { broadcastWatchers, replyWatchers } from './watchers.ts'

export interface SandboxOptions {
  readonly scenario?: ScenarioName
  /** Starts with this world instead of a scenario. */
  readonly world?: World
  /** The time before the clock’s offset is added; the system time by default. */
  readonly now?: () => number
  readonly clockOffset?: number
  /** Whether time passes only when its clock is moved, so that equal sessions are equal; the default is false. */
  readonly isTimeMoved?: boolean
  readonly sessionHeader?: string
  /** Whether answers have the date of the sandbox’s clock, which a browser may read; the default is true. */
  readonly sendsDate?: boolean
  /** The origin of the payment page. */
  readonly paymentOrigin?: string
}

export interface Sandbox {
  /** Behaves like a network `fetch`: for tests in the same process. */
  readonly fetch: typeof globalThis.fetch
  /** Returns the outcome for a connection: for a server, which may have its own payment page. */
  readonly exchange: (request: Request, paymentOrigin?: string) => Promise<Outcome>
  readonly world: () => World
  readonly setWorld: (next: World | ((world: World) => World)) => void
  /** Switches to a named world and keeps all sessions. */
  readonly load: (scenario: ScenarioName) => void
  /** Changes a supplier from outside the API and broadcasts the change on their channel. */
  readonly changeSupplier: (id: number, events: Partial<Omit<Supplier, 'id'>>, origin?: string) => void
  /**
   * Acts as the payment page: returns the address to which it then redirects, or `null` when there is no such invoice.
   */
  readonly settleInvoice: (id: number, deed: InvoiceDeed, origin?: string) => string | null
  /** Acts as the bank: returns whether the payout could change to this status. */
  readonly movePayout: (id: number, status: PayoutStatus, reason?: string, origin?: string) => boolean
  /** Adds a notification for a supplier and broadcasts it. */
  readonly notify: (supplierId: number) => void
  /** Acts as the bot; a link is broadcast by these events, in this order. */
  readonly connectTelegram: (
    supplierId: number,
    success: boolean,
    chatId?: string,
    tells?: readonly LinkOutput[],
  ) => void
  readonly faults: Faults
  readonly clock: Clock
  /** Accepted money moves, oldest first. */
  readonly ledger: (supplierId?: number) => readonly LedgerEntry[]
  readonly requests: () => readonly LoggedRequest[]
  readonly clearRequests: () => void
  readonly emit: (broadcast: Broadcast) => void
  readonly on: (listener: (broadcast: Broadcast) => void) => () => void
  /** Calls the listener after every change of the world or the clock, so that the state can be saved. */
  readonly onChange: (listener: () => void) => () => void
}

const anyOrigin = 'http://localhost'
const somePaymentOrigin = 'https://pay.sandbox.test'

/** A whole backend in memory. */
export const createSandbox = (options: SandboxOptions = {}): Sandbox => {
  const { now, clockOffset, sessionHeader = 'X-Session', sendsDate = true, isTimeMoved = false } = options
  let world = options.world ?? worldNamed(options.scenario ?? 'default')
  const listeners = new Set<(broadcast: Broadcast) => void>()
  const watchers = new Set<() => void>()
  const notifyWatchers = () => watchers.forEach((tell) => void tell())
  const ownClock = createClock(now, clockOffset, isTimeMoved)
  const clock: Clock = {
    ...ownClock,
    move: (ms) => {
      ownClock.move(ms)
      const [noticed, ...notices] = withKeyNotices(world, ownClock.now())
      const [next, ...runs] = withDueSources(noticed, ownClock.now())
      world = next
      tellAll([...notices, ...runs])
      notifyWatchers()
    },
    set: (time) => clock.move(time - ownClock.now()),
  }
  const rules = createFaultRules(
    () => new Promise((resolve) => (isTimeMoved ? setImmediate(resolve) : setTimeout(resolve, 2))),
  )
  const log = createRequestLog(sessionHeader)

  const setWorld: Sandbox['setWorld'] = (next) => {
    const before = world
    world = typeof next === 'function' ? next(world) : next
    notifyWatchers()
    setupNews(before, world).forEach(emit)
  }
  const emit: Sandbox['emit'] = (broadcast) => {
    const [next, told] = numbered(world, broadcast, clock.now())
    if (next !== world) setWorld(next)
    listeners.forEach((tell) => void tell(told))
  }
  const takeLater = async ({ after, step }: Later) => {
    await clock.wait(after)
    const [next, ...told] = step(world, clock.now())
    if (next !== world) setWorld(next)
    tellAll(told)
  }
  const tellAll = (told: readonly (Broadcast | Later)[]) => {
    for (const one of told) {
      if ('after' in one) void takeLater(one)
      else {
        for (const watch of broadcastWatchers) watch(one)
        emit(one)
      }
    }
  }

  /** Changes the world from outside the API and broadcasts the supplier’s changed fields on their channel. */
  const changeTelling = (id: number, origin: string, change: (world: World) => World) => {
    const before = supplierById(world, id)
    if (!before) return
    setWorld(change)
    changeOf(before, world, origin).forEach(emit)
  }

  const api = createApi(endpoints, {
    world: () => world,
    sessionHeader,
    take: (endpoint, read, params) => {
      const [next, reply, ...broadcasts] = endpoint.step(world, { ...read, params, now: clock.now() })
      if (world.overrides[`${endpoint.method} ${endpoint.path}`] === undefined)
        for (const watch of replyWatchers) watch(endpoint, reply)
      if (next !== world) setWorld(next)
      tellAll(broadcasts)
      return reply
    },
  })

  const answer = async (read: ReadRequest): Promise<Outcome> => {
    const strikes = rules.strikesOn(read.method, read.path)
    for (const { fault } of strikes) if (fault.kind === 'delay') await clock.wait(fault.ms)
    const spoiling = strikes.find(isSpoiling)
    const act = () => api(read)
    if (!spoiling) return { kind: 'answered', response: await act() }
    return strike(spoiling.fault, { act, clock, takeTurn: () => rules.takeTurn(spoiling) })
  }

  const exchange: Sandbox['exchange'] = async (request, paymentOrigin = somePaymentOrigin) => {
    const read = await readRequest(request, options.paymentOrigin ?? paymentOrigin)
    const note = log.note(read, clock.now())
    const outcome = await answer(read)
    if (sendsDate && 'response' in outcome) outcome.response.headers.set('Date', new Date(clock.now()).toUTCString())
    note('response' in outcome ? outcome.response.status : outcome.kind)
    return outcome
  }

  return {
    exchange,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      return unlessAborted(request.signal, async () => asFetch(await exchange(request), request))
    },
    world: () => world,
    setWorld,
    load: (scenario) => setWorld((before) => keepingSessions(before, worldNamed(scenario))),
    changeSupplier: (id, events, origin = anyOrigin) => {
      changeTelling(id, origin, (current) => balanced(withSupplier(current, id, events), clock.now()))
    },
    settleInvoice: (id, deed, origin = anyOrigin) => {
      const invoice = invoiceById(world, id)
      if (!invoice) return null
      changeTelling(invoice.supplierId, origin, (current) => settled(current, id, deed, clock.now()))
      return returnAddress(invoiceById(world, id) ?? invoice)
    },
    movePayout: (id, status, reason, origin = anyOrigin) => {
      const payout = payoutById(world, id)
      if (!payout || !nextStatuses[payout.status].includes(status)) return false
      const { supplierId } = payout
      changeTelling(supplierId, origin, (current) => payoutMoved(current, payout, status, reason ?? null, clock.now()))
      payoutChange(world, id).forEach(emit)
      return true
    },
    notify: (supplierId) => {
      setWorld((current) => notified(current, supplierId, clock.now()))
      const data = { new_count: newCountOf(world, supplierId) }
      emit({ channel: `private-customer.${supplierId}`, event: 'customer.change', data })
    },
    connectTelegram: (supplierId, success, chatId, tells) => {
      const [next, broadcasts] = telegramConnected(world, supplierId, success, chatId, tells)
      setWorld(next)
      broadcasts.forEach(emit)
    },
    faults: { add: rules.add, clear: rules.clear, list: rules.list },
    clock,
    ledger: (supplierId) => movesOf(world, supplierId),
    requests: log.list,
    clearRequests: log.clear,
    emit,
    on: (listener) => subscribed(listeners, listener),
    onChange: (listener) => subscribed(watchers, listener),
  }
}

function isSpoiling(found: Strike): found is Strike<Spoiling> {
  return found.fault.kind !== 'delay'
}

function subscribed<Listener>(all: Set<Listener>, listener: Listener): () => void {
  all.add(listener)
  return () => void all.delete(listener)
}

function keepingSessions(before: World, next: World): World {
  const isKnown = ({ supplierId }: { readonly supplierId: number }) => supplierById(next, supplierId) !== undefined
  return {
    ...next,
    secret: before.secret,
    nextId: Math.max(before.nextId, next.nextId),
    tokens: before.tokens.filter(isKnown),
  }
}
