import { markOf, parseHryvnias, selectTransfer } from '@supplier/core'
import { shownServiceLine } from '../endpoints/balances.view.ts'
import { brokenInvariants } from '../world/invariants.ts'
import { linesOf } from '../world/lines.ts'
import type { ScenarioName } from '../world/names.ts'
import { payoutsOf } from '../world/payouts.ts'
import { supplierById } from '../world/world.ts'
import type { Tab } from './headless.ts'
import {
  journalEntries,
  moves,
  openTill,
  operationsOf,
  paywallOf,
  type SentCall,
  settings,
  type Till,
  transactions,
  transferOf,
} from './till.ts'

export const payoutsPath = '/admin-suppliers/v1/payouts'

/** A gateway of the shop answers within half a minute, and holds the request two minutes longer. */
const patience = 160_000

/** How server, network and browser behave; each may change in the middle. */
export interface Weather {
  /** Whether the server carries a keyed request out once; otherwise none is keyed. */
  readonly isKeyed: boolean
  readonly hasLocks: boolean
  /** Whether the server repeats descriptions. */
  readonly isMute: boolean
  order: 'newest' | 'oldest' | 'mixed'
  balanceShape: 'object' | 'number' | 'text' | 'list' | 'other'
  isStorageFull: boolean
  /** How the browser sends the next move again by itself, once its connection is lost. */
  resend: 'never' | 'answered' | 'lost'
}

/** What every run is checked against. */
export interface Expected {
  /** Amounts that the settings read since the last click allow to be moved, by tab. */
  readonly allowed: Map<Tab, Set<number>>
  /** Moves of money under way. */
  running: number
  readonly complaints: string[]
  /** The marks of moves that the network sent a second time. */
  readonly resent: Set<string>
  /** The marks that a tab said to have been carried out twice. */
  readonly told: Set<string>
}

/** A browser with two tabs in which a hasty supplier presses things. */
export interface Shop {
  readonly till: Till
  readonly weather: Weather
  readonly expected: Expected
  readonly tabs: (Tab | null)[]
  /** What storage holds of who is signed in. */
  readonly user: string
}

export type ShopOptions = Pick<Weather, 'isKeyed' | 'hasLocks' | 'isMute'> & { readonly scenario: ScenarioName }

/** Opens a shop in which nothing has happened yet. */
export const openShop = async ({ scenario, ...options }: ShopOptions): Promise<Shop> => {
  const expected: Expected = { allowed: new Map(), running: 0, complaints: [], resent: new Set(), told: new Set() }
  const weather: Weather = {
    ...options,
    order: 'newest',
    balanceShape: 'object',
    isStorageFull: false,
    resend: 'never',
  }
  const till: Till = openTill({
    scenario,
    patience,
    hasLocks: options.hasLocks,
    isStorageFull: () => weather.isStorageFull,
    ...(options.isKeyed && { idempotencyHeader: 'Idempotency-Key' }),
    watch: watching(expected),
    between: (call, send) => inWeather(weather, expected, call, send, () => till),
  })
  const shop: Shop = { till, weather, expected, tabs: [null, null], user: till.entries.get('user') ?? '' }
  await loadAnew(shop, 0)
  return shop
}

/** A tab is opened, or crashes and is opened again; whoever is signed out signs in. */
export const loadAnew = async ({ till, expected, tabs, user }: Shop, place: number): Promise<void> => {
  const old = tabs[place]
  if (old) till.leave(old)
  till.entries.set('user', user)
  const tab = till.open()
  expected.allowed.set(tab, new Set())
  tabs[place] = tab
  await tab.panel()
  await till.quiet()
}

/** Every tab reads its settings again, as it does when the server speaks over the realtime line. */
export const learn = async ({ till, tabs }: Shop): Promise<void> => {
  for (const tab of tabs) (await tab?.panel())?.send({ type: 'refresh.wanted' })
  await till.quiet()
}

/** How often each move was carried out, by its mark. */
export const copiesIn = ({ till }: Shop): ReadonlyMap<string, number> => {
  const world = till.sandbox.world()
  const copies = new Map<string, number>()
  const marks = [
    ...linesOf(world, 1, 'service').flatMap(({ description }) => markIn(description) ?? []),
    ...payoutsOf(world, 1).flatMap(({ clientKey }) => (clientKey === null ? [] : [markOf({ id: clientKey })])),
  ]
  for (const mark of marks) copies.set(mark, (copies.get(mark) ?? 0) + 1)
  return copies
}

/** What is wrong now, whatever happened. */
export const wrongIn = (shop: Shop): readonly string[] => {
  const { till, expected, tabs } = shop
  for (const tab of tabs) {
    for (const { state, mark } of tab ? operationsOf(tab).all : []) if (state === 'doubled') expected.told.add(mark)
  }
  const twice = [...copiesIn(shop)].filter(([mark, count]) => count > 1 && !expected.resent.has(mark))
  return [
    ...brokenInvariants(till.sandbox.world()),
    ...expected.complaints,
    ...twice.map(([mark, count]) => `${mark} was sent and carried out ${count} times`),
  ]
}

/** The moves that the network doubled, and those of them that nobody was told of. */
export const doublesIn = (shop: Shop): { readonly found: number; readonly missed: number } => {
  const doubled = [...copiesIn(shop)].flatMap(([mark, count]) => (count > 1 ? [mark] : []))
  const found = doubled.filter((mark) => shop.expected.told.has(mark)).length
  return { found, missed: doubled.length - found }
}

/** Lets everything come to rest, and says what is wrong then: a tab that waits, a paywall before a subscriber. */
export const wrongAtRest = async (shop: Shop): Promise<readonly string[]> => {
  const { till, tabs, weather } = shop
  till.sandbox.faults.clear()
  Object.assign(weather, { balanceShape: 'object', isStorageFull: false, resend: 'never' })
  for (const tab of tabs) tab?.noticeLine({ type: 'network.regained' })
  await till.pass(2 * patience)
  await learn(shop)
  await till.pass(patience)
  const isSubscribed = supplierById(till.sandbox.world(), 1)?.subscribed === true
  // Full storage may have lost the session of the other tab, which then reads nothing more.
  const living = tabs.filter((tab) => tab !== null && !tab.said().includes('session.expired'))
  const steps = living.flatMap((tab) => (tab ? [paywallOf(tab).step] : []))
  const transfers = tabs.flatMap((tab) => {
    const dialog = tab && transferOf(tab)
    return dialog ? [selectTransfer(dialog.getSnapshot()).step] : []
  })
  const copies = copiesIn(shop)
  const denied = journalEntries(till).filter((one) => one.step === 'notMoved' && copies.has(markOf(one)))
  const waiting = living
    .flatMap((tab) => (tab ? operationsOf(tab).all : []))
    .filter(({ state }) => state === 'checking')
  return [
    ...wrongIn(shop),
    ...denied.map((one) => `${markOf(one)} was said not to have moved, and has`),
    ...waiting.map(({ mark }) => `${mark} is checked for ever`),
    ...steps.filter((step) => step === 'wait' || step === 'paid').map((step) => `a tab hangs in ${step}`),
    ...transfers.filter((step) => step === 'wait').map(() => 'a transfer hangs'),
    ...(doublesIn(shop).missed > 0 && !weather.isMute ? ['a move that the network doubled was not told'] : []),
    ...steps
      .filter((step) => isSubscribed && step !== 'closed')
      .map((step) => `subscribed, and the paywall says ${step}`),
  ]
}

const markIn = (text: string | null): string | null => /· ([0-9A-Z]{4}-[0-9A-Z]{4})$/.exec(text ?? '')?.[1] ?? null

const isMove = ({ method, path }: Pick<SentCall, 'method' | 'path'>): boolean =>
  method === 'POST' && (path === moves || path === payoutsPath)

const markOfMove = (body: string): string | null => {
  const { description, client_key: key } = JSON.parse(body)
  return key ? markOf({ id: key }) : markIn(description)
}

/** Does to a call what the weather says. */
async function inWeather(
  weather: Weather,
  { resent }: Expected,
  call: SentCall,
  send: () => Promise<Response>,
  till: () => Till,
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
    if (call.path === transactions) return answer(listed(weather, till(), call.page))
    if (call.path === payoutsPath && weather.isMute) return answer(muted(await read()))
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

const listed = ({ order, isMute }: Weather, { sandbox }: Till, page: number): unknown => {
  const lines = linesOf(sandbox.world(), 1, 'service')
  const mixed = lines.toSorted((one, other) => ((one.id * 7919) % 101) - ((other.id * 7919) % 101))
  const sorted = order === 'oldest' ? lines : order === 'newest' ? lines.toReversed() : mixed
  const data = sorted.slice((page - 1) * perPage, page * perPage).map((line) => ({
    ...shownServiceLine(line),
    ...(isMute && { description: null }),
  }))
  const last = Math.max(1, Math.ceil(lines.length / perPage))
  return { data, meta: { total: lines.length, per_page: perPage, current_page: page, last_page: last } }
}

const muted = (body: { readonly data: readonly object[] }): unknown => ({
  ...body,
  data: body.data.map((row) => ({ ...row, comment: null, client_key: null })),
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

/** What a settings answer allows to be moved: the cost, and the shortfall. */
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
