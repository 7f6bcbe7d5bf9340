import { parseHryvnias, selectTransfer } from '@supplier/core'
import { brokenInvariants } from '../world/invariants.ts'
import type { ScenarioName } from '../world/names.ts'
import type { Tab } from './headless.ts'
import { moves, openTill, paywallOf, settings, type Till, transferOf } from './till.ts'

/** What every run is checked against. */
export interface Expected {
  /** Amounts that the settings read since the last click allow to be moved, by tab. */
  readonly allowed: Map<Tab, Set<number>>
  /** Moves of money under way. */
  running: number
  readonly complaints: string[]
}

/** A browser with two tabs in which a hasty supplier presses things. */
export interface Shop {
  readonly till: Till
  readonly expected: Expected
  readonly tabs: (Tab | null)[]
}

/** Opens a shop in which nothing has happened yet. A server that honours no keys forgets every answer at once. */
export const openShop = async (scenario: ScenarioName, isKeyed: boolean): Promise<Shop> => {
  const expected: Expected = { allowed: new Map(), running: 0, complaints: [] }
  const till = openTill({ scenario, idempotencyHeader: 'Idempotency-Key', watch: watching(expected) })
  const { sandbox } = till
  if (!isKeyed) {
    sandbox.onChange(() => {
      if (sandbox.world().answers.length > 0) sandbox.setWorld((world) => ({ ...world, answers: [] }))
    })
  }
  const shop: Shop = { till, expected, tabs: [null, null] }
  await loadAnew(shop, 0)
  return shop
}

/** A tab is opened, or crashes and is opened again. */
export const loadAnew = async ({ till, expected, tabs }: Shop, place: number): Promise<void> => {
  const old = tabs[place]
  if (old) till.leave(old)
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

/** What is wrong now, whatever happened. */
export const wrongIn = ({ till, expected }: Shop): readonly string[] => [
  ...brokenInvariants(till.sandbox.world()),
  ...expected.complaints,
]

/** Lets everything come to rest, and says what is wrong then: a tab that waits, a paywall before a subscriber. */
export const wrongAtRest = async (shop: Shop): Promise<readonly string[]> => {
  const { till, tabs } = shop
  till.sandbox.faults.clear()
  await till.pass(120_000)
  await learn(shop)
  const isSubscribed = till.sandbox.world().suppliers.find(({ id }) => id === 1)?.subscribed === true
  const steps = tabs.flatMap((tab) => (tab ? [paywallOf(tab).step] : []))
  const transfers = tabs.flatMap((tab) => {
    const dialog = tab && transferOf(tab)
    return dialog ? [selectTransfer(dialog.getSnapshot()).step] : []
  })
  return [
    ...wrongIn(shop),
    ...steps.filter((step) => step === 'wait' || step === 'paid').map((step) => `a tab hangs in ${step}`),
    ...transfers.filter((step) => step === 'wait').map(() => 'a transfer hangs'),
    ...steps
      .filter((step) => isSubscribed && step !== 'closed' && step !== 'unchecked')
      .map((step) => `subscribed, and the paywall says ${step}`),
  ]
}

function watching({ allowed, complaints, ...counted }: Expected) {
  const isMove = (method: string, path: string) => method === 'POST' && path === moves
  return {
    sent: (tab: Tab | null, method: string, path: string, body: string) => {
      if (!isMove(method, path)) return
      counted.running += 1
      if (counted.running > 1) complaints.push('two moves of money are under way at once')
      const amount = parseHryvnias(JSON.parse(body).amount)
      if (amount === null || amount <= 0) complaints.push(`an amount that is no amount: ${body}`)
      else if (tab && !allowed.get(tab)?.has(amount)) complaints.push(`no settings allow an amount of ${amount}`)
    },
    ended: (tab: Tab | null, method: string, path: string, answer: string | null) => {
      if (isMove(method, path)) counted.running -= 1
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
    const service = parseHryvnias(service_balance.total)
    return cost === null || service === null ? [] : [cost, cost - service]
  } catch {
    return []
  }
}
