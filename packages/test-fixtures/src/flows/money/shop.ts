import { selectTransfer } from '@supplier/core/balances/transfer.selectors'
import type { Intent } from '@supplier/core/intents/intents.domain'
import { markOf } from '@supplier/core/intents/mark.domain'
import { parseHryvnias } from '@supplier/core/kernel/money'
import { shownServiceLine } from '../../endpoints/money/balances.view.ts'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { linesOf, type NewLine, posted } from '../../world/money/lines.ts'
import { payoutsOf } from '../../world/money/payouts.ts'
import type { ScenarioName } from '../../world/names.ts'
import { type BalanceLine, supplierById, type World, withSupplier } from '../../world/world.ts'
import {
  type Harness,
  journalEntries,
  moves,
  openHarness,
  operationsOf,
  paywallOf,
  type SentCall,
  settings,
  transactions,
  transferOf,
  withdrawalOf,
  withdrawalPath,
} from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'
import { type LineHabits, shapedLines, spoiltStatus, spoiltText, spoiltType } from './spoilt-lines.ts'

export const payoutsPath = '/admin-suppliers/v1/payouts'

/** In milliseconds: a gateway answers within half a minute and may hold a request for two minutes more. */
const patience = 160_000

/** The behaviour of server, network and browser; the mutable fields may change during a run. */
export interface Weather extends LineHabits {
  /** Whether requests carry an idempotency key, and the server carries out each key once. */
  readonly isKeyed: boolean
  readonly hasLocks: boolean
  order: 'newest' | 'oldest' | 'mixed'
  balanceShape: 'object' | 'number' | 'text' | 'list' | 'other'
  isStorageFull: boolean
  /** How the browser resends the next move on its own: not at all, with a response to the second copy, or with none. */
  resend: 'never' | 'answered' | 'lost'
}

/** The bookkeeping against which every run is checked. */
export interface Expected {
  /** Per tab, the amounts that may be moved according to the settings loaded since the last click. */
  readonly allowed: Map<Tab, Set<number>>
  /** The number of money moves in flight. */
  running: number
  readonly complaints: string[]
  /** The marks of moves that the network sent twice. */
  readonly resent: Set<string>
  /** The marks of moves that a tab showed as carried out twice. */
  readonly told: Set<string>
  /** The marks of moves whose last request got no certain answer. */
  readonly unanswered: Set<string>
  /** The step of each move in the journal, by mark, as last seen. */
  readonly steps: Map<string, Intent['step']>
  /** How often an unanswered move went from one step to another, such as "sent notMoved". */
  readonly settled: Map<string, number>
  /** The marks of moves that were carried out more than once at some time. */
  readonly doubled: Set<string>
  /** When the marketplace took back a move, by mark. */
  readonly reversed: Map<string, number>
}

/** A browser with two tabs in which random buttons are pressed. */
export interface Shop {
  readonly harness: Harness
  readonly weather: Weather
  readonly expected: Expected
  readonly tabs: (Tab | null)[]
  /** The stored session of the supplier. */
  readonly user: string
}

export type ShopOptions = Pick<Weather, 'isKeyed' | 'hasLocks' | keyof LineHabits> & {
  readonly scenario: ScenarioName
  /** Whether answers have a date, which corrects the browser's clock. */
  readonly sendsDate?: boolean
}

/** Moves of other devices, so that their marks stand in the list from the beginning; together they change nothing. */
const earlier = (['transfer_in', 'transfer_out', 'subscription', 'transfer_in'] as const).map((type, at): NewLine => {
  const amount = type === 'transfer_in' ? 1_00 : -1_00
  return { purse: 'service', type, amount, description: `Переказ · AAAA-BBB${at}` }
})

/** Opens a shop with one tab. */
export const openShop = async ({ scenario, ...options }: ShopOptions): Promise<Shop> => {
  const expected: Expected = {
    allowed: new Map(),
    running: 0,
    complaints: [],
    resent: new Set(),
    told: new Set(),
    unanswered: new Set(),
    steps: new Map(),
    settled: new Map(),
    doubled: new Set(),
    reversed: new Map(),
  }
  const weather: Weather = {
    ...options,
    order: 'newest',
    balanceShape: 'object',
    isStorageFull: false,
    resend: 'never',
  }
  const harness: Harness = openHarness({
    scenario,
    patience,
    hasLocks: options.hasLocks,
    sendsDate: options.sendsDate ?? true,
    isStorageFull: () => weather.isStorageFull,
    ...(options.isKeyed && { idempotencyHeader: 'Idempotency-Key' }),
    watch: watching(expected),
    between: (call, send) => {
      noteSteps(harness, expected)
      return answered(expected, call, () => inWeather(weather, expected, call, send, () => harness))
    },
  })
  harness.sandbox.setWorld((world) => posted(world, 1, harness.sandbox.clock.now(), earlier))
  const shop: Shop = { harness, weather, expected, tabs: [null, null], user: harness.entries.get('user') ?? '' }
  await loadAnew(shop, 0)
  return shop
}

/** Opens a tab, or replaces it after a crash, with the session restored to storage. */
export const loadAnew = async ({ harness, expected, tabs, user }: Shop, location: number): Promise<void> => {
  const old = tabs[location]
  if (old) harness.leave(old)
  harness.entries.set('user', user)
  const tab = harness.open()
  expected.allowed.set(tab, new Set())
  tabs[location] = tab
  await tab.panel()
  await harness.quiet()
}

/** Makes every tab refetch its settings, as a realtime event does. */
export const learn = async ({ harness, tabs }: Shop): Promise<void> => {
  for (const tab of tabs) (await tab?.panel())?.send({ type: 'refresh.requested' })
  await harness.quiet()
}

/** How often each move was carried out, by mark. */
export const copiesIn = ({ harness }: Shop): ReadonlyMap<string, number> => {
  const world = harness.sandbox.world()
  const copies = new Map<string, number>()
  const marks = [
    ...linesOf(world, 1, 'service').flatMap(({ description, status }) =>
      status === 'done' && !isReturn(description) ? (markIn(description) ?? []) : [],
    ),
    ...payoutsOf(world, 1).flatMap(({ clientKey }) => (clientKey === null ? [] : [markOf({ id: clientKey })])),
  ]
  for (const mark of marks) copies.set(mark, (copies.get(mark) ?? 0) + 1)
  return copies
}

/** The violations that must never occur. */
export const wrongIn = (shop: Shop): readonly string[] => {
  const { harness, expected, tabs } = shop
  noteSteps(harness, expected)
  for (const tab of tabs) {
    for (const { state, mark } of tab ? operationsOf(tab).all : []) if (state === 'doubled') expected.told.add(mark)
  }
  const copies = copiesIn(shop)
  for (const [mark, count] of copies) if (count > 1) expected.doubled.add(mark)
  const twice = [...copies].filter(([mark, count]) => count > 1 && !expected.resent.has(mark))
  const denied = journalEntries(harness).filter((one) => one.step === 'notMoved' && copies.has(markOf(one)))
  return [
    ...brokenInvariants(harness.sandbox.world()),
    ...expected.complaints,
    ...twice.map(([mark, count]) => `${mark} was sent and carried out ${count} times`),
    ...denied.map((one) => `${markOf(one)} was said not to have moved, and has`),
    ...[...expected.told]
      .filter((mark) => !expected.doubled.has(mark))
      .map((mark) => `${mark} was said to have moved twice, and has not`),
  ]
}

/** The number of doubled moves that a tab showed as doubled, and of those that no tab showed. */
export const doublesIn = (shop: Shop): { readonly found: number; readonly missed: number } => {
  const doubled = [...copiesIn(shop)].flatMap(([mark, count]) => (count > 1 ? [mark] : []))
  const found = doubled.filter((mark) => shop.expected.told.has(mark)).length
  return { found, missed: doubled.length - found }
}

/**
 * Lets everything come to rest, then returns the violations, for example a tab that still waits or a paywall shown to a
 * subscriber.
 */
export const wrongAtRest = async (shop: Shop): Promise<readonly string[]> => {
  const { harness, tabs, weather } = shop
  harness.sandbox.faults.clear()
  Object.assign(weather, { balanceShape: 'object', isStorageFull: false, resend: 'never' })
  for (const tab of tabs) tab?.report({ type: 'network.regained' })
  await harness.pass(2 * patience)
  await learn(shop)
  await harness.pass(patience)
  const isSubscribed = supplierById(harness.sandbox.world(), 1)?.subscribed === true
  // Full storage may have lost the session of a tab, which then reads nothing more; ignore such tabs.
  const living = tabs.filter((tab) => tab !== null && !tab.sent().includes('session.expired'))
  const steps = living.flatMap((tab) => (tab ? [paywallOf(tab).step] : []))
  const transfers = tabs.flatMap((tab) => {
    const dialog = tab && transferOf(tab)
    const withdrawal = tab && withdrawalOf(tab)
    return [
      ...(dialog ? [selectTransfer(dialog.getSnapshot()).step] : []),
      ...(withdrawal?.getSnapshot().hasTag('busy') || withdrawal?.getSnapshot().matches('moving')
        ? ['wait' as const]
        : []),
    ]
  })
  const waiting = living
    .flatMap((tab) => (tab ? operationsOf(tab).all : []))
    .filter(({ state }) => state === 'checking')
  return [
    ...wrongIn(shop),
    ...waiting.map(({ mark }) => `${mark} is checked for ever`),
    ...steps.filter((step) => step === 'wait' || step === 'paid').map((step) => `a tab hangs in ${step}`),
    ...transfers.filter((step) => step === 'wait').map(() => 'a transfer or a withdrawal hangs'),
    ...(doublesIn(shop).missed > 0 ? ['a move that the network doubled was not told'] : []),
    ...steps
      .filter((step) => isSubscribed && step !== 'closed')
      .map((step) => `subscribed, and the paywall says ${step}`),
  ]
}

const returned = 'Повернення'

const isReturn = (text: string | null): boolean => text?.startsWith(returned) === true

/**
 * The marketplace takes back the newest move of the service balance: by cancelling its lines, or by lines in the other
 * direction, with or without its mark.
 */
export const takeBack = (
  { harness, expected }: Shop,
  how: 'cancelled' | 'returned' | 'returned with the mark',
): void => {
  const { sandbox } = harness
  const now = sandbox.clock.now()
  const newest = linesOf(sandbox.world(), 1, 'service').findLast(
    ({ description, status }) => status === 'done' && markIn(description) !== null && !isReturn(description),
  )
  const mark = markIn(newest?.description ?? null)
  if (!newest || mark === null || expected.reversed.has(mark)) return
  const isOfMove = (line: BalanceLine) => line.supplierId === 1 && markIn(line.description) === mark
  const description = how === 'returned' ? returned : `${returned} · ${mark}`
  sandbox.setWorld((world) =>
    how === 'cancelled'
      ? recounted(world, (line) => (isOfMove(line) ? { ...line, status: 'cancelled' } : line))
      : posted(
          world,
          1,
          now,
          world.lines
            .filter(isOfMove)
            .map(({ purse, type, amount }) => ({ purse, type, amount: -amount, description })),
        ),
  )
  expected.reversed.set(mark, now)
}

/** The world with changed lines, whose balances follow from them. */
const recounted = (world: World, change: (line: BalanceLine) => BalanceLine): World => {
  const balances = new Map<string, number>()
  const lines = world.lines.map((line) => {
    const changed = change(line)
    const key = `${line.supplierId} ${line.purse}`
    const balanceAfter = (balances.get(key) ?? 0) + (changed.status === 'done' ? changed.amount : 0)
    balances.set(key, balanceAfter)
    return { ...changed, balanceAfter }
  })
  const [main = 0, service = 0] = ['1 main', '1 service'].map((key) => balances.get(key))
  return withSupplier({ ...world, lines }, 1, { main, service })
}

const markIn = (text: string | null): string | null => /· ([0-9A-Z]{4}-[0-9A-Z]{4})$/.exec(text ?? '')?.[1] ?? null

const isMove = ({ method, path }: Pick<SentCall, 'method' | 'path'>): boolean =>
  method === 'POST' && (path === moves || path === payoutsPath || path === withdrawalPath)

const markOfMove = (body: string): string | null => {
  const { description, client_key: key } = JSON.parse(body)
  return key ? markOf({ id: key }) : markIn(description)
}

/** In milliseconds: a look that began before this may tell of the time before a move was taken back. */
const longestLook = 60_000

/** Notes the moves whose step in the journal has changed. */
const noteSteps = (harness: Harness, { unanswered, steps, settled, reversed, complaints }: Expected): void => {
  const now = harness.sandbox.clock.now()
  for (const intent of journalEntries(harness)) {
    const mark = markOf(intent)
    const before = steps.get(mark) ?? 'sent'
    const change = `${before} ${intent.step}`
    steps.set(mark, intent.step)
    const isTakenBack = now - (reversed.get(mark) ?? Number.POSITIVE_INFINITY) > longestLook
    // The flag of the subscription alone may tell that it is paid.
    if (before !== intent.step && intent.step === 'moved' && unanswered.has(mark) && isTakenBack)
      if (intent.kind !== 'paySubscription') complaints.push(`${mark} was said to have moved, and was taken back`)
    if (before !== intent.step && unanswered.has(mark)) settled.set(change, (settled.get(change) ?? 0) + 1)
  }
}

const certain: ReadonlySet<number> = new Set([200, 201, 401, 403, 404, 413, 422])

/** Notes whether a move got a certain answer. */
const answered = async ({ unanswered }: Expected, call: SentCall, send: () => Promise<Response>): Promise<Response> => {
  if (!isMove(call)) return send()
  const mark = markOfMove(call.body) ?? ''
  unanswered.add(mark)
  const response = await send()
  if (certain.has(response.status)) unanswered.delete(mark)
  return response
}

/** Applies the weather to a request. */
async function inWeather(
  weather: Weather,
  { resent }: Expected,
  call: SentCall,
  send: () => Promise<Response>,
  harness: () => Harness,
): Promise<Response> {
  if (isMove(call) && weather.resend !== 'never') {
    const isLost = weather.resend === 'lost'
    weather.resend = 'never'
    resent.add(markOfMove(call.body) ?? '')
    await send().catch(() => null)
    const second = await send()
    if (isLost) throw new TypeError('fetch failed')
    return second
  }
  const response = await send()
  if (!response.ok || call.method !== 'GET') return response
  const read = async () => response.clone().json()
  const answer = (body: unknown) =>
    new Response(JSON.stringify(body), { status: response.status, headers: response.headers })
  try {
    if (call.path === settings) return answer(shaped(await read(), weather))
    if (call.path === transactions) return answer(listed(weather, harness(), call.page))
    if (call.path === payoutsPath) return answer(payoutsIn(weather, await read()))
  } catch {
    return response
  }
  return response
}

interface Settings {
  readonly service_balance: { readonly total: number }
}

const shaped = (body: Settings, { balanceShape }: Weather): unknown => {
  const { total } = body.service_balance
  const shapes = {
    object: body.service_balance,
    number: total,
    text: String(total),
    list: [],
    other: { balance: total },
  }
  return { ...body, service_balance: shapes[balanceShape] }
}

const perPage = 10

const listed = ({ order, ...habits }: Weather, { sandbox }: Harness, page: number): unknown => {
  const lines = shapedLines(habits, linesOf(sandbox.world(), 1, 'service'))
  const mixed = lines.toSorted((one, other) => ((one.id * 7919) % 101) - ((other.id * 7919) % 101))
  const sorted = order === 'oldest' ? lines : order === 'newest' ? lines.toReversed() : mixed
  const data = sorted.slice((page - 1) * perPage, page * perPage).map((line) => ({
    ...shownServiceLine(line),
    description: spoiltText(habits, line.id, line.description),
    type: spoiltType(habits, line.id, line.type),
    status: spoiltStatus(habits, line.id, line.status),
  }))
  const last = Math.max(1, Math.ceil(lines.length / perPage))
  return { data, meta: { total: lines.length, per_page: perPage, current_page: page, last_page: last } }
}

interface PayoutRows {
  readonly data: readonly { readonly id: number; readonly comment: string | null; readonly client_key: string | null }[]
}

const payoutsIn = (habits: Weather, body: PayoutRows): unknown => ({
  ...body,
  data: body.data.map(({ id, comment, client_key, ...row }) => ({
    ...row,
    id,
    comment: spoiltText(habits, id, comment),
    client_key: spoiltText(habits, id, client_key),
  })),
})

function watching({ allowed, complaints, ...counted }: Expected) {
  return {
    sent: (tab: Tab | null, method: string, path: string, body: string) => {
      if (!isMove({ method, path })) return
      counted.running += 1
      if (counted.running > 1) complaints.push('two moves of money are under way at once')
      const amount = parseHryvnias(JSON.parse(body).amount)
      if (amount === null || amount <= 0) complaints.push(`an amount that is no amount: ${body}`)
      else if (tab && !allowed.get(tab)?.has(amount)) complaints.push(`no settings allow an amount of ${amount}`)
    },
    ended: (tab: Tab | null, method: string, path: string, answer: string | null) => {
      if (isMove({ method, path })) counted.running -= 1
      if (path !== settings || tab === null || answer === null) return
      for (const amount of amountsIn(answer)) allowed.get(tab)?.add(amount)
    },
  }
}

/** The amounts that a settings response allows to be moved: the cost and the shortfall. */
function amountsIn(answer: string): readonly number[] {
  try {
    const { service_balance, subscribes } = JSON.parse(answer)
    const cost = parseHryvnias(subscribes.supplier_panel.cost)
    const service = parseHryvnias(service_balance?.total ?? service_balance)
    return cost === null || service === null ? [] : [cost, cost - service]
  } catch {
    return []
  }
}
