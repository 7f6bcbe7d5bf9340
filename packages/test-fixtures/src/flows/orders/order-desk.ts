import { type CommandView, selectCommand } from '@supplier/core/kit/command/command.selectors'
import { type AnswerView, selectAnswer } from '@supplier/core/kit/form/question.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { questionIn } from '@supplier/core/kit/section/section.selectors'
import type { TtnQuote } from '@supplier/core/orders/order-waybill.domain'
import type { Order } from '@supplier/core/orders/orders.domain'
import { orders } from '@supplier/core/orders/orders.section'
import { onTestFinished } from 'vitest'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { withCode } from '../../world/orders/order-clock.ts'
import { orderNews } from '../../world/orders/order-news.ts'
import { liveTtn, type OrderRecord } from '../../world/orders/order-records.ts'
import { orderById, ordersOf, ttnDeedsOf, withOrders } from '../../world/orders/orders.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import { realtimeOf } from '../kit/live.ts'
import { type OpenSection, openSection } from '../kit/sections.ts'

export const ordersSection = orders as AnySection

type DeskOptions = Parameters<typeof openHarness>[0]

/** One browser in which events arrive, closed by its caller: what a test closes at its end stays in memory until then. */
export const openDeskHarness = (options: DeskOptions = {}): Harness => {
  let sandbox: Sandbox | null = null
  const harness = openHarness({ ...options, ports: { realtime: realtimeOf(() => sandbox) } })
  sandbox = harness.sandbox
  return harness
}

/** One browser in which events arrive, closed when the test ends. */
export const deskHarness = (options: DeskOptions = {}): Harness => {
  const harness = openDeskHarness(options)
  onTestFinished(harness.closeAll)
  return harness
}

/** The orders of the first supplier as the server knows them. */
export const ordersIn = ({ sandbox }: Pick<Harness, 'sandbox'>): readonly OrderRecord[] =>
  ordersOf(sandbox.world(), sandbox.world().suppliers[0] as never)

export const deedsIn = ({ sandbox }: Pick<Harness, 'sandbox'>) =>
  ttnDeedsOf(sandbox.world(), sandbox.world().suppliers[0] as never)

export const orderNumbered = (harness: Pick<Harness, 'sandbox'>, number: string): OrderRecord => {
  const found = ordersIn(harness).find((order) => order.number === number)
  if (found === undefined) throw new Error(`no order ${number}`)
  return found
}

/** The orders that lack a waybill of our carrier. */
export const lacksTtn = (order: OrderRecord): boolean =>
  ['confirmed', 'packing'].includes(order.status) && liveTtn(order) === null && order.place.kind !== 'pickup'

/** The carrier reports where the parcel of an order is. */
export const carrierSays = ({ sandbox }: Pick<Harness, 'sandbox'>, id: number, code: string): void => {
  const [before, now, supplier] = [sandbox.world(), sandbox.clock.now(), sandbox.world().suppliers[0] as never]
  sandbox.setWorld((world) => {
    const order = orderById(world, supplier, String(id))
    return order === undefined ? world : withOrders(world, supplier, [withCode(order, code, now)], now)
  })
  for (const one of orderNews(before, sandbox.world(), supplier, now)) if ('event' in one) sandbox.emit(one)
}

/** An open section with the command that is asked about. */
interface Desk extends OpenSection {
  asked(): CommandView
  quote(): AnswerView<TtnQuote>
  /** Fills in the fields of the command. */
  fill(values: Readonly<Record<string, unknown>>): void
  confirm(): Promise<void>
  /** The open order as the panel shows it. */
  shown(): Order | undefined
  /** The query of the address. */
  at(): string
}

/** The list of orders in a tab of its own, or the order at a path. */
export const openDesk = async (harness: Harness, path = '/orders'): Promise<Desk> => {
  const one = await openSection(ordersSection, path, harness)
  const command = () => {
    const found = one.command()
    if (found === null) throw new Error('no command is open')
    return found
  }
  return {
    ...one,
    asked: () => selectCommand(command().getSnapshot()),
    quote: () =>
      selectAnswer(questionIn(command())?.getSnapshot()) as ReturnType<typeof selectAnswer> & {
        readonly answer: TtnQuote | null
      },
    fill: (values: Readonly<Record<string, unknown>>) => {
      for (const [field, value] of Object.entries(values)) command().send({ type: 'field.changed', field, value })
    },
    confirm: async () => {
      command().send({ type: 'command.confirmed' })
      await harness.quiet()
    },
    shown: () => one.form()?.getSnapshot().context.row as Order | undefined,
    at: () => `${one.tab.page().location.search ?? ''}`,
  }
}
