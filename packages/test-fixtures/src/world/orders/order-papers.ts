import type { BulkWork, Job, Supplier, World } from '../world.ts'
import { liveTtn } from './order-records.ts'
import { ordersOf } from './orders.ts'
import { type PdfPage, pdfOf } from './pdf.ts'

const side = 283
const a4 = { width: 595, height: 842 }
const rowsOfPage = 40

const pagesOf = (
  { action, params }: BulkWork,
  rows: readonly (readonly [number: string, ttn: string])[],
): readonly PdfPage[] => {
  if (action === 'labels') {
    const isA4 = (params as { readonly format?: string }).format === 'a4'
    const size = isA4 ? a4 : { width: side, height: side }
    return rows.map(([number, ttn]) => ({ ...size, lines: ['Nova Poshta', `No ${number}`, ttn], code: ttn }))
  }
  return Array.from({ length: Math.ceil(rows.length / rowsOfPage) }, (_, page) => ({
    ...a4,
    lines: [
      `Registry, page ${page + 1}`,
      ...rows.slice(page * rowsOfPage, (page + 1) * rowsOfPage).map(([number, ttn]) => `${number}  ${ttn}`),
    ],
  }))
}

/** The labels or the handover list of the orders with which a job has finished; the carrier makes them. */
export const orderPaper = (work: BulkWork, world: World, supplier: Supplier, now: number): Job['file'] => {
  if (work.action !== 'labels' && work.action !== 'registry') return null
  const done = new Set(work.rows.filter(({ outcome }) => outcome === 'done').map(({ id }) => id))
  const rows = ordersOf(world, supplier).flatMap((order) => {
    const ttn = done.has(order.id) ? liveTtn(order)?.ttn : undefined
    return ttn === undefined ? [] : [[order.number, ttn] as const]
  })
  if (rows.length === 0) return null
  const name = `${work.action}-${new Date(now).toISOString().slice(0, 10)}.pdf`
  return { name, type: 'application/pdf', base64: Buffer.from(pdfOf(pagesOf(work, rows)), 'latin1').toString('base64') }
}
