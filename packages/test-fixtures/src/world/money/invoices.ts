import { isLoopbackOrigin } from '../../http/loopback.ts'
import type { Invoice, World } from '../world.ts'
import { moved } from './ledger.ts'

export const topUpLeast = 1_00
export const topUpMost = 150_000_00

/** The buttons of the payment page. */
export const invoiceDeeds = ['pay', 'cancel', 'postpone'] as const
export type InvoiceDeed = (typeof invoiceDeeds)[number]

export const invoiceById = (world: World, id: number): Invoice | undefined =>
  world.invoices.find((invoice) => invoice.id === id)

/** Creates an invoice without charging anything. */
export const invoiced = (world: World, invoice: Omit<Invoice, 'id' | 'status'>): readonly [World, Invoice] => {
  const made = { id: world.nextId, status: 'open', ...invoice } as const
  return [{ ...world, nextId: world.nextId + 1, invoices: [...world.invoices, made] }, made]
}

/** The address of the payment page; on loopback the server’s own page. */
export const invoiceAddress = (paymentOrigin: string, { id }: Invoice): string => pageAt(paymentOrigin, String(id))

/** The address of the payment page of a test payment. */
export const testAddress = (paymentOrigin: string, id: number): string => pageAt(paymentOrigin, `test-${id}`)

const pageAt = (paymentOrigin: string, page: string): string =>
  `${paymentOrigin}${isLoopbackOrigin(paymentOrigin) ? '/sandbox' : ''}/pay/${page}`

/** Applies a button of the payment page. Only an open invoice changes, so repeated clicks pay it once. */
export const settled = (world: World, id: number, deed: InvoiceDeed, now: number): World => {
  const invoice = invoiceById(world, id)
  if (invoice?.status !== 'open' || deed === 'postpone') return world
  const { supplierId, amount, intent } = invoice
  const next = withInvoice(world, { ...invoice, status: deed === 'pay' ? 'paid' : 'cancelled' })
  if (deed === 'cancel') return next
  const line = { purse: 'main', type: 'top_up', amount, description: `Поповнення за рахунком № ${id}` } as const
  return moved(next, { supplierId, at: now, kind: 'top_up', amount, intent }, [line])
}

const outcomes = { open: 'pending', paid: 'success', cancelled: 'cancel' } as const

/** The address to which the payment page redirects, with the status of the invoice. */
export const returnAddress = ({ panel, status }: Invoice): string =>
  `${panel}/payments/balances/main-balance?payment=${outcomes[status]}`

function withInvoice(world: World, events: Invoice): World {
  return { ...world, invoices: world.invoices.map((invoice) => (invoice.id === events.id ? events : invoice)) }
}
