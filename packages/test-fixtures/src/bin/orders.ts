/** An example of the panel without a browser: lists the orders that wait for an answer, and confirms one of them. */
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { portsInMemory } from '@supplier/core/adapters/memory/app.memory'
import { memoryStore } from '@supplier/core/adapters/memory/kernel.memory'
import type { AppActor } from '@supplier/core/app/app.machine'
import { appParts } from '@supplier/core/app/app.selectors'
import { type Credentials, openPanel } from '@supplier/core/headless/open-panel'
import { type ScreenActor, screenAt } from '@supplier/core/headless/screen-at'
import { settled } from '@supplier/core/headless/settled'
import { selectList } from '@supplier/core/kit/list/list.selectors'
import { sectionList } from '@supplier/core/kit/section/section.selectors'
import type { Order } from '@supplier/core/orders/orders.domain'
import { selectOpenToasts } from '@supplier/core/toasts/toasts.selectors'

const usage = `Usage: orders --telephone NUMBER --password PASSWORD [--api ORIGIN] [--confirm NUMBER]
  Lists the new orders of a supplier; with --confirm, confirms the one with this number first.
  --api is http://localhost:5173 by default, where \`npm start\` serves the sandbox.`

interface Asked extends Credentials {
  readonly api: string
  /** The number of the order to confirm. */
  readonly confirm?: string | undefined
  /** Replaces the network. */
  readonly fetch?: typeof globalThis.fetch
}

/** The lines to print. */
export const newOrders = async ({ api, confirm, fetch, ...credentials }: Asked): Promise<readonly string[]> => {
  const local = memoryStore(new Map())
  const { ports } = portsInMemory({ origin: api, now: Date.now, local, ...(fetch && { fetch }) })
  const app = await openPanel(ports, credentials)
  try {
    const orders = await screenAt(app, { to: 'orders', search: '?tab=new' })
    await settled(app)
    if (confirm !== undefined) {
      const order = rowsOf(orders).find(({ number }) => number === confirm)
      if (order === undefined) return [`There is no new order ${confirm}.`]
      orders.send({ type: 'command.chosen', command: 'confirm', id: order.id })
      await settled(app)
    }
    return [...toldIn(app), ...rowsOf(orders).map(lineOf)]
  } finally {
    app.stop()
  }
}

const rowsOf = (orders: ScreenActor<'orders'>): readonly Order[] => {
  const view = selectList(sectionList(orders).getSnapshot())
  return view.state === 'rows' ? view.rows : []
}

/** What the panel would say in its toasts: the key of a message of ours, or the text of the server. */
const toldIn = (app: AppActor): readonly string[] =>
  selectOpenToasts(appParts(app).toasts.getSnapshot()).map(({ message }) =>
    'text' in message ? message.text : message.key,
  )

const lineOf = ({ number, buyer, quantity, total }: Order): string =>
  [number, buyer.name, quantity, total === null ? '–' : (total / 100).toFixed(2)].join('\t')

const options = {
  api: { type: 'string', default: 'http://localhost:5173' },
  telephone: { type: 'string' },
  password: { type: 'string' },
  confirm: { type: 'string' },
} as const

if (basename(process.argv[1] ?? '') === 'orders.ts') {
  const { telephone, password, ...asked } = parseArgs({ options }).values
  if (telephone === undefined || password === undefined) console.log(usage)
  else for (const line of await newOrders({ ...asked, telephone, password })) console.log(line)
}
