import { differencesIn } from '@supplier/core/adapters/http/kit/differences.wire'
import type { SectionName } from '@supplier/core/kernel/offered'
import { groupings, metrics } from '@supplier/core/statistics/statistics-query.domain'
import * as v from 'valibot'
import type { Endpoint } from '../endpoints/kit/endpoint.ts'
import { sectionOfCall } from '../sandbox/served.ts'

/** How a call of a live API fits what is written about it. */
export interface Judged {
  /** Such as `GET /admin-suppliers/v1/orders/:id`. */
  readonly call: string
  readonly section: SectionName | null
  readonly isAssumed: boolean
  /** `unasked`: nothing on the server could be asked for, which `lines` says. */
  readonly state: 'right' | 'absent' | 'different' | 'unasked'
  readonly lines: readonly string[]
}

export interface Answered {
  readonly status: number
  /** The parsed JSON; `undefined` when the body is none. */
  readonly body: unknown
}

/** Sends one request; `token: null` sends none. */
export type Ask = (
  method: Endpoint['method'],
  path: string,
  options?: { readonly query?: Readonly<Record<string, string>>; readonly body?: object; readonly token?: null },
) => Promise<Answered>

const days = { from: '2026-08-01', to: '2026-08-07' }

/** Queries that every supplier can ask: of each call the first that it takes. */
const queries: readonly Readonly<Record<string, string>>[] = [
  {},
  { amount: '100' },
  { 'filter[active]': '1' },
  { after: '0' },
  days,
  { ...days, metric: metrics[0] },
  { ...days, by: groupings[0] },
]

const queryOf = ({ body }: Endpoint): Readonly<Record<string, string>> | null =>
  queries.find((query) => body === undefined || v.safeParse(body, query).success) ?? null

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

const isAbsent = ({ status }: Answered): boolean => status === 404 || status === 405

/** Walks the calls of an API: the reading ones, and with `writes` those that a good server refuses unchanged. */
export const walk = async (
  endpoints: readonly Endpoint[],
  ask: Ask,
  { writes = false }: { readonly writes?: boolean } = {},
): Promise<readonly Judged[]> => {
  const ids = new Map<string, string>()
  const judged: Judged[] = []
  const note = (endpoint: Endpoint, state: Judged['state'], lines: readonly string[] = []) =>
    judged.push({
      call: nameOf(endpoint),
      section: sectionOfCall(endpoint),
      isAssumed: endpoint.assumed,
      state,
      lines,
    })
  const reading = endpoints.filter(({ method, path }) => method === 'GET' && !path.includes(':key'))
  for (const endpoint of reading.toSorted((one, other) => one.path.length - other.path.length)) {
    const path = pathIn(endpoint.path, ids)
    const query = queryOf(endpoint)
    if (path === null) note(endpoint, 'unasked', ['there is no record to ask for'])
    else if (query === null) note(endpoint, 'unasked', ['it needs a query'])
    else {
      const answer = await ask('GET', path, { query })
      const first = firstIdIn(answer.body)
      if (first !== null) ids.set(endpoint.path, first)
      if (isAbsent(answer)) note(endpoint, endpoint.path.includes(':') ? 'different' : 'absent', goneLines(endpoint))
      else noted(endpoint, answer, note)
    }
  }
  await refuses(judged, reading, ask, note)
  if (writes) await refusesWrites(endpoints, judged, ids, ask, note)
  return judged
}

type Note = (endpoint: Endpoint, state: Judged['state'], lines?: readonly string[]) => unknown

const goneLines = ({ path }: Endpoint): readonly string[] =>
  path.includes(':') ? ['came 404 for a record of the list'] : []

const noted = (endpoint: Endpoint, { status, body }: Answered, note: Note) => {
  if (status < 200 || status > 299) return note(endpoint, 'different', [`came status ${status}, expected 200`])
  if (body === undefined && status !== 204) return note(endpoint, 'different', ['what came is no JSON'])
  const lines = differencesIn(endpoint.answer, body)
  return note(endpoint, lines.length > 0 ? 'different' : 'right', lines)
}

/** Without a token every call of a supplier is refused with 401 and JSON. */
const refuses = async (judged: readonly Judged[], reading: readonly Endpoint[], ask: Ask, note: Note) => {
  const served = new Set(judged.filter(({ state }) => state === 'right').map(({ call }) => call))
  const one = reading.find((endpoint) => served.has(nameOf(endpoint)) && endpoint.path.startsWith('/admin-suppliers/'))
  if (one === undefined) return
  const { status, body } = await ask('GET', one.path, { token: null, query: queryOf(one) ?? {} })
  if (status !== 401) note(one, 'different', [`came status ${status} without a token, expected 401`])
  else if (body === undefined) note(one, 'different', ['the 401 without a token is no JSON'])
}

/** An old version is refused with 409 `stale`; nothing is changed on a server that keeps the contract. */
const refusesWrites = async (
  endpoints: readonly Endpoint[],
  judged: readonly Judged[],
  ids: ReadonlyMap<string, string>,
  ask: Ask,
  note: Note,
) => {
  const absent = new Set(judged.filter(({ state }) => state === 'absent').map(({ call }) => call.replace('GET ', '')))
  for (const endpoint of endpoints.filter(({ method, path }) => method === 'PATCH' && path.endsWith('/:id'))) {
    const list = endpoint.path.replace('/:id', '')
    const path = pathIn(endpoint.path, ids)
    if (absent.has(list)) note(endpoint, 'absent')
    else if (path === null) note(endpoint, 'unasked', ['there is no record to change'])
    else {
      const { status, body } = await ask('PATCH', path, { body: { version: -1 } })
      const { code } = (body ?? {}) as { readonly code?: unknown }
      const isRight = status === 409 && code === 'stale'
      const came = `came status ${status}${code === undefined ? '' : ` with code ${JSON.stringify(code)}`}`
      note(
        endpoint,
        isRight ? 'right' : 'different',
        isRight ? [] : [`${came} for an old version, expected 409 with code "stale"`],
      )
    }
  }
}

/** The path with ids of records that the lists named; `null` where none did. */
const pathIn = (path: string, ids: ReadonlyMap<string, string>): string | null => {
  const [before = '', ...rest] = path.split(/\/:[^/]+/)
  if (rest.length === 0) return path
  const id = ids.get(before)
  return id === undefined || rest.length > 1 ? null : `${before}/${encodeURIComponent(id)}${rest.join('')}`
}

const firstIdIn = (body: unknown): string | null => {
  const { data } = (body ?? {}) as { readonly data?: unknown }
  const { id } = ((Array.isArray(data) ? data[0] : null) ?? {}) as { readonly id?: unknown }
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}

/** The setting that fits a walked API: `specified` for the sections of the specification, and each other one it has. */
export const settingFor = (judged: readonly Judged[]): string => {
  const served = judged.filter(({ state, section }) => section !== null && state !== 'absent' && state !== 'unasked')
  return ['specified', ...new Set(served.map(({ section }) => section))].join(',')
}
