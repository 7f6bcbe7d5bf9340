import { createApi } from './api.ts'
import { type Clock, createClock } from './clock.ts'
import type { Broadcast } from './endpoint.ts'
import { payoutChange } from './endpoints/payouts.view.ts'
import { endpoints } from './endpoints.ts'
import { createFaultRules, type Faults, type Strike } from './faults/rules.ts'
import { type Spoiling, strike } from './faults/strike.ts'
import { createRequestLog, type LoggedRequest } from './log.ts'
import { asFetch, type Outcome, unlessAborted } from './outcome.ts'
import { type ReadRequest, readRequest } from './request.ts'
import { changeOf } from './supplier.ts'
import { type InvoiceDeed, invoiceById, returnAddress, settled } from './world/invoices.ts'
import { movesOf } from './world/ledger.ts'
import { balanced } from './world/lines.ts'
import type { ScenarioName } from './world/names.ts'
import { newCountOf, notified } from './world/notifications.ts'
import { nextStatuses, payoutById, payoutMoved } from './world/payouts.ts'
import { worldNamed } from './world/scenarios.ts'
import { type LinkNews, telegramConnected } from './world/telegram.ts'
import {
  type LedgerEntry,
  type PayoutStatus,
  type Supplier,
  supplierById,
  type World,
  withSupplier,
} from './world/world.ts'

export interface SandboxOptions {
  readonly scenario?: ScenarioName
  /** Starts here instead of at a scenario. */
  readonly world?: World
  /** The time before the clock is pushed; the machine's own by default. */
  readonly now?: () => number
  readonly clockOffset?: number
  readonly sessionHeader?: string
  /** Where invoices are paid. */
  readonly paymentOrigin?: string
}

export interface Sandbox {
  /** Answers like a network would: for tests in the same process. */
  readonly fetch: typeof globalThis.fetch
  /** Answers what should happen to the connection: for a server, which may have a payment page of its own. */
  readonly exchange: (request: Request, paymentOrigin?: string) => Promise<Outcome>
  readonly world: () => World
  readonly setWorld: (next: World | ((world: World) => World)) => void
  /** Changes to a named world; who is signed in stays signed in. */
  readonly load: (scenario: ScenarioName) => void
  /** Changes a supplier behind their back and tells their channel. */
  readonly changeSupplier: (id: number, news: Partial<Omit<Supplier, 'id'>>, origin?: string) => void
  /** Does what a person does on the payment page; where the page then leads, or `null` when there is no such invoice. */
  readonly settleInvoice: (id: number, deed: InvoiceDeed, origin?: string) => string | null
  /** Does what a bank does with a payout; whether its status led there. */
  readonly movePayout: (id: number, status: PayoutStatus, reason?: string, origin?: string) => boolean
  /** Tells a supplier something new, now. */
  readonly notify: (supplierId: number) => void
  /** Does what the bot does; it tells of a link in these ways, in this order. */
  readonly connectTelegram: (supplierId: number, success: boolean, chatId?: string, tells?: readonly LinkNews[]) => void
  readonly faults: Faults
  readonly clock: Clock
  /** Accepted money moves, oldest first. */
  readonly ledger: (supplierId?: number) => readonly LedgerEntry[]
  readonly requests: () => readonly LoggedRequest[]
  readonly forgetRequests: () => void
  readonly emit: (broadcast: Broadcast) => void
  readonly on: (listener: (broadcast: Broadcast) => void) => () => void
  /** Hears of every change of the world or the clock; for keeping them. */
  readonly onChange: (listener: () => void) => () => void
}

const anyOrigin = 'http://localhost'
const somePaymentOrigin = 'https://pay.sandbox.test'

/** A whole backend in memory. */
export const createSandbox = (options: SandboxOptions = {}): Sandbox => {
  const { now, clockOffset, sessionHeader = 'X-Session' } = options
  let world = options.world ?? worldNamed(options.scenario ?? 'default')
  const listeners = new Set<(broadcast: Broadcast) => void>()
  const watchers = new Set<() => void>()
  const tellWatchers = () => watchers.forEach((tell) => void tell())
  const ownClock = createClock(now, clockOffset)
  const clock: Clock = {
    ...ownClock,
    move: (ms) => {
      ownClock.move(ms)
      tellWatchers()
    },
    set: (time) => clock.move(time - ownClock.now()),
  }
  const rules = createFaultRules(() => new Promise((resolve) => setTimeout(resolve, 2)))
  const log = createRequestLog(sessionHeader)

  const setWorld: Sandbox['setWorld'] = (next) => {
    world = typeof next === 'function' ? next(world) : next
    tellWatchers()
  }
  const emit: Sandbox['emit'] = (broadcast) => listeners.forEach((tell) => void tell(broadcast))

  /** Changes the world behind a supplier's back, and tells their channel what is new. */
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
      if (next !== world) setWorld(next)
      broadcasts.forEach(emit)
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
    changeSupplier: (id, news, origin = anyOrigin) => {
      changeTelling(id, origin, (current) => balanced(withSupplier(current, id, news), clock.now()))
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
    forgetRequests: log.forget,
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
