import * as fc from 'fast-check'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { liveTtn } from '../../world/orders/order-records.ts'
import type { Harness, openHarness } from '../kit/harness.ts'
import { carrierSays, type openDesk, openDeskHarness, ordersIn } from '../orders/order-desk.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>
type Between = NonNullable<NonNullable<Parameters<typeof openHarness>[0]>['between']>

/** What the line does to the next change: nothing, loses it, loses its answer, or carries it twice. */
const lines = ['whole', 'lost', 'answerLost', 'twice'] as const
const mostOrders = 5
const commands = [
  'confirm',
  'ttn',
  'ttn',
  'ttn',
  'removeTtn',
  'removeTtn',
  'pack',
  'unpack',
  'unconfirm',
  'cancel',
  'hold',
  'complete',
] as const
const codes = ['1', '2', '3', '4', '7', '9', '10', '102', '103', '105', '106', '111', '999', '12'] as const

const Step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ tab: fc.nat(1), command: fc.constantFrom(...commands), order: fc.nat(mostOrders - 1) }),
  },
  { weight: 2, arbitrary: fc.record({ code: fc.constantFrom(...codes), order: fc.nat(mostOrders - 1) }) },
  { weight: 2, arbitrary: fc.record({ line: fc.constantFrom(...lines) }) },
  { weight: 1, arbitrary: fc.record({ pass: fc.constantFrom(500, 5000) }) },
  { weight: 1, arbitrary: fc.record({ pace: fc.constantFrom(0, 2000) }) },
)
type StepOf = typeof Step extends fc.Arbitrary<infer One> ? One : never

/** Gives a command on an order in a tab, as far as the tab offers it, and closes whatever dialog is left. */
const give = async (desk: Desk, command: string, id: string): Promise<void> => {
  if (!desk.rows().some((row) => row.id === id)) return
  await desk.choose(command, id)
  desk.command()?.send({ type: 'dialog.dismissed' })
  await desk.harness.quiet()
  desk.form()?.send({ type: 'form.dismissed' })
  await desk.harness.quiet()
}

/** Random steps of two tabs, the carrier and a bad line over the same eight orders. */
export const ordersAgree = (open: typeof openDesk, saw: (harness: Harness) => void = () => {}) =>
  fc.asyncProperty(fc.array(Step, { minLength: 8, maxLength: 24 }), async (steps: readonly StepOf[]) => {
    let line: (typeof lines)[number] = 'whole'
    const between: Between = async ({ method }, send) => {
      if (method === 'GET' || line === 'whole') return send()
      const now = line
      line = 'whole'
      if (now === 'lost') throw new TypeError('reset')
      const first = await send()
      if (now === 'twice') return send()
      if (now === 'answerLost') throw new TypeError('reset')
      return first
    }
    const harness = openDeskHarness({ between })
    const desks = [await open(harness), await open(harness)]
    // The youngest that can get a waybill stand on the first page, among new ones.
    const ids = (desks[0] as Desk)
      .rows()
      .map(({ id }) => id)
      .slice(-mostOrders)
    for (const step of steps) {
      if ('command' in step) await give(desks[step.tab] as Desk, step.command, ids[step.order] ?? '')
      else if ('code' in step) carrierSays(harness, Number(ids[step.order]), step.code)
      else if ('line' in step) line = step.line
      else if ('pass' in step) await harness.pass(step.pass)
      else
        harness.sandbox.setWorld((world) => ({
          ...world,
          carrierPace: { state: step.pace === 0 ? 'prompt' : 'slow', ms: step.pace },
        }))
    }
    line = 'whole'
    await harness.pass(60_000)
    const broken = brokenInvariants(harness.sandbox.world())
    if (broken.length > 0) throw new Error(broken.join(', '))
    const truth = new Map(ordersIn(harness).map((order) => [String(order.id), order]))
    for (const desk of desks)
      for (const row of desk.rows() as readonly {
        readonly id: string
        readonly status: string
        readonly shipment: { readonly ttn: string | null } | null
      }[]) {
        const order = truth.get(row.id)
        const shown = [row.status, row.shipment?.ttn ?? null]
        const stored = [order?.status, (order && liveTtn(order)?.ttn) ?? null]
        if (JSON.stringify(shown) !== JSON.stringify(stored))
          throw new Error(`${row.id}: ${shown} instead of ${stored}`)
      }
    harness.rested()
    saw(harness)
    harness.closeAll()
  })
