import { endpoints } from '../endpoints/endpoints.ts'
import type { Endpoint } from '../endpoints/kit/endpoint.ts'
import { type Caller, callerOf, tokenOf } from '../sandbox/caller.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { seedTime } from '../world/seed-time.ts'

/** One call of the default world, with its answer. */
export interface Example {
  readonly path: string
  readonly answer: unknown
}

/** What a call must name in its query. */
const queries: Readonly<Record<string, string>> = {
  '/admin-suppliers/v1/banks/by-iban': 'iban=UA213223130000026007233566001',
  '/admin-suppliers/v1/directory/warehouses': 'settlement_ref=settlement-1',
  '/admin-suppliers/v1/directory/streets': 'settlement_ref=settlement-1',
  '/admin-suppliers/v1/import-templates': 'type=products',
  '/admin-suppliers/v1/jobs': 'filter[active]=1',
  '/admin-suppliers/v1/payouts/preview': 'amount=1000',
  '/admin-suppliers/v1/statistics/breakdown': 'from=2026-08-01&to=2026-08-07&by=product',
  '/admin-suppliers/v1/statistics/series': 'from=2026-08-01&to=2026-08-07&metric=orders',
  '/admin-suppliers/v1/statistics/summary': 'from=2026-08-01&to=2026-08-07',
  '/admin-suppliers/v1/stores/slug': 'slug=moia-kramnytsia',
}

const named: Readonly<Record<string, string>> = { type: 'delivery', ref: 'counterparty-1' }

/** The path with the id of the first record of its list; `null` when the list is empty. */
const filled = async (path: string, call: Caller): Promise<string | null> => {
  const [before = '', name, after = ''] = path.split(/:(\w+)/)
  if (name === undefined) return path
  const known = named[name]
  if (known !== undefined) return `${before}${known}${after}`
  if (name !== 'id') return null
  const { body } = await call('GET', before.slice(0, -1))
  const id = body?.data?.[0]?.id
  return id === undefined ? null : filled(`${before}${id}${after}`, call)
}

/** A real answer to each call that reads, where the default world has one. */
export const examplesOf = async (): Promise<ReadonlyMap<Endpoint, Example>> => {
  const sandbox = createSandbox({ now: () => seedTime })
  const call = callerOf(sandbox, await tokenOf(sandbox))
  const world = sandbox.world()
  const found = new Map<Endpoint, Example>()
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
    sandbox.setWorld(() => world)
    const path = await filled(endpoint.path, call)
    if (path === null) continue
    const query = queries[endpoint.path]
    const whole = query === undefined ? path : `${path}?${query}`
    const { status, body } = await call('GET', whole)
    if (status < 300) found.set(endpoint, { path: whole, answer: body })
  }
  return found
}
