import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { hryvnias } from '../world/account/supplier.ts'
import { invoiceById, invoiceDeeds, returnAddress } from '../world/money/invoices.ts'
import { movesOf } from '../world/money/ledger.ts'
import { nextStatuses } from '../world/money/payouts.ts'
import { statusOfTest, testById, testDeeds, testReturn, testSettled } from '../world/money/test-payments.ts'
import { type BalanceLine, type Invoice, type Payout, supplierById, type World } from '../world/world.ts'
import { Conduct, originOf, takes } from './takes.ts'

const Kopecks = v.pipe(v.number(), v.safeInteger())
const Id = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))
const Purse = v.picklist(['main', 'service'])

const LinesAsked = v.object({ supplier: v.exactOptional(Id), purse: v.exactOptional(Purse) })

type Owned = { readonly supplierId: number }

const ofSupplier =
  (supplier: number | undefined) =>
  ({ supplierId }: Owned): boolean =>
    supplier === undefined || supplierId === supplier

/** Adds the routes by which the board and browser tests read and change money. */
export const addMoney = (app: Hono, sandbox: Sandbox): void => {
  const asked = (c: Context) => ofSupplier(v.parse(v.optional(Id), c.req.query('supplier')))
  const idOf = (c: Context) => v.parse(Id, c.req.param('id'))

  app.get('/ledger', (c) => c.json(sandbox.ledger().filter(asked(c))))
  app.get('/lines', (c) => {
    const { supplier, purse } = v.parse(LinesAsked, c.req.query())
    const isAsked = (line: BalanceLine) => purse === undefined || line.purse === purse
    return c.json(sandbox.world().lines.filter(ofSupplier(supplier)).filter(isAsked))
  })

  app.post(
    '/suppliers/:id/money',
    takes(v.object({ purse: Purse, amount: Kopecks }), ({ purse, amount }, c) => {
      const supplier = supplierById(sandbox.world(), idOf(c))
      if (!supplier) throw new Error('There is no such supplier.')
      sandbox.changeSupplier(supplier.id, { [purse]: supplier[purse] + amount }, originOf(c))
    }),
  )
  app.post(
    '/cost',
    takes(v.object({ cost: v.pipe(Kopecks, v.minValue(1)) }), ({ cost }) =>
      sandbox.setWorld((world) => ({ ...world, cost })),
    ),
  )

  app.get('/invoices', (c) => c.json(sandbox.world().invoices.filter(asked(c)).map(shownInvoice)))
  app.get('/invoices/:id', (c) => {
    const invoice = invoiceById(sandbox.world(), idOf(c))
    return invoice ? c.json(shownInvoice(invoice)) : c.json({ message: 'There is no such invoice.' }, 404)
  })
  app.post(
    '/invoices/:id',
    takes(v.object({ deed: v.picklist(invoiceDeeds) }), ({ deed }, c) => {
      const url = sandbox.settleInvoice(idOf(c), deed, originOf(c))
      if (url === null) throw new Error('There is no such invoice.')
      return { url }
    }),
  )

  app.get('/test-payments/:id', (c) => {
    const test = testById(sandbox.world(), idOf(c))
    if (test === undefined) return c.json({ message: 'There is no such payment.' }, 404)
    const status = statusOfTest(test, sandbox.clock.now())
    const url = testReturn(test)
    return c.json({ status: status === 'waiting' ? 'open' : status, amount_format: hryvnias(100), url })
  })
  app.post(
    '/test-payments/:id',
    takes(v.object({ deed: v.picklist(testDeeds) }), ({ deed }, c) => {
      const test = testById(sandbox.world(), idOf(c))
      if (test === undefined) throw new Error('There is no such payment.')
      const [world, ...told] = testSettled(sandbox.world(), test.id, deed, sandbox.clock.now())
      sandbox.setWorld(world)
      told.forEach(sandbox.emit)
      return { url: testReturn(test) }
    }),
  )
  app.put(
    '/provider',
    takes(Conduct, ({ state, code }) =>
      sandbox.setWorld((world) => ({ ...world, provider: { state, code: code ?? 'invalid_keys' } })),
    ),
  )

  app.get('/payouts', (c) => c.json(sandbox.world().payouts.filter(asked(c)).map(shownPayout)))
  app.post(
    '/payouts/:id',
    takes(v.object({ status: v.string(), reason: v.exactOptional(v.string()) }), ({ status, reason }, c) => {
      const known = Object.keys(nextStatuses).find((one) => one === status) as Payout['status'] | undefined
      const isDone = known !== undefined && sandbox.movePayout(idOf(c), known, reason, originOf(c))
      if (!isDone) throw new Error('The payout does not go there.')
    }),
  )
}

/** The money part of the board’s state. */
export const moneyOf = (world: World) => ({
  cost: world.cost,
  provider: world.provider ?? { state: 'well', code: '' },
  ledger: movesOf(world).slice(-20).toReversed(),
  invoices: world.invoices
    .filter(({ status }) => status === 'open')
    .slice(-10)
    .map(shownInvoice)
    .toReversed(),
  payouts: world.payouts.slice(-10).map(shownPayout).toReversed(),
})

function shownInvoice(invoice: Invoice) {
  return { ...invoice, amount_format: hryvnias(invoice.amount), url: returnAddress(invoice) }
}

function shownPayout(payout: Payout) {
  return { ...payout, next: nextStatuses[payout.status] }
}
