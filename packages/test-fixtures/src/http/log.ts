import type { ReadRequest } from './request.ts'

/** One logged request without secrets: the names of headers and fields, but not their values. */
export interface LoggedRequest {
  readonly id: number
  readonly at: number
  readonly method: string
  readonly path: string
  readonly search: string
  readonly headers: readonly string[]
  readonly fields: readonly string[]
  readonly session: string | null
  readonly locale: string | null
  readonly authorized: boolean
  /** `null` until the response is sent. */
  readonly status: number | 'dropped' | 'silent' | null
}

export interface RequestLog {
  list(): readonly LoggedRequest[]
  clear(): void
  /** Logs a request; the returned function logs its outcome. */
  note(read: ReadRequest, at: number): (status: LoggedRequest['status']) => void
}

const limit = 1000

export const createRequestLog = (sessionHeader: string): RequestLog => {
  let entries: readonly LoggedRequest[] = []
  let nextId = 1
  return {
    list: () => entries,
    clear: () => {
      entries = []
    },
    note: (read, at) => {
      const id = nextId++
      const entry: LoggedRequest = {
        id,
        at,
        method: read.method,
        path: read.path,
        search: read.search,
        headers: [...read.headers.keys()],
        fields: typeof read.body === 'object' && read.body !== null ? Object.keys(read.body) : [],
        session: read.headers.get(sessionHeader),
        locale: read.headers.get('accept-language'),
        authorized: read.token !== null,
        status: null,
      }
      entries = [...entries, entry].slice(-limit)
      return (status) => {
        entries = entries.map((known) => (known.id === id ? { ...known, status } : known))
      }
    },
  }
}
