import type { MessageKey } from '@supplier/core/kernel/message-keys'
import type { Fault } from '../../faults/fault.ts'

/** One way for a request to fail: a fault without its method and path. */
export interface Trouble {
  readonly name: string
  readonly fault: Pick<Fault, 'kind'> & Readonly<Record<string, unknown>>
  /** The message of the server; `null` when the response cannot be read. */
  readonly words: string | null
  /** The panel’s own message, shown without a message of the server. */
  readonly key: MessageKey
  readonly status: number | null
  /** Whether the server carried out the request. */
  readonly isApplied: boolean
}

const answered = (status: number): Trouble => {
  const words = `Відповідь ${status}`
  // A 503 asks for a retry, which must not be obeyed by requests that would then be sent twice.
  const headers = status === 503 ? { 'Retry-After': '0' } : {}
  return {
    name: `status ${status}`,
    fault: { kind: 'status', status, body: { message: words }, headers },
    words,
    key: status === 401 ? 'failure.unauthorized' : status < 500 ? 'failure.unexpected' : 'failure.serverBroken',
    status,
    isApplied: false,
  }
}

const keys: Partial<Record<Fault['kind'], MessageKey>> = {
  hang: 'failure.timedOut',
  'reset-before': 'failure.unreachable',
  'applied-then-reset': 'failure.unreachable',
}

const wordless = (name: string, fault: Trouble['fault'], isApplied = false): Trouble => ({
  name,
  fault,
  words: null,
  key: keys[fault.kind] ?? 'failure.unexpected',
  status: null,
  isApplied,
})

export const statusTroubles = [401, 403, 404, 413, 419, 422, 500, 503].map(answered)

export const transportTroubles: readonly Trouble[] = [
  wordless('hang', { kind: 'hang' }),
  wordless('reset-before', { kind: 'reset-before' }),
  wordless('applied-then-reset', { kind: 'applied-then-reset' }, true),
  {
    ...wordless('applied-then-500', { kind: 'applied-then-500' }, true),
    key: 'failure.serverBroken',
    status: 500,
  },
  wordless('truncate', { kind: 'truncate' }, true),
  wordless('html-200', { kind: 'html-200' }),
  wordless('empty-200', { kind: 'empty-200' }),
  wordless('malformed-json', { kind: 'malformed-json' }),
  {
    ...wordless('a page of a broken proxy', { kind: 'status', status: 502, body: '<h1>Bad Gateway</h1>' }),
    key: 'failure.serverBroken',
    status: 502,
  },
]

export const wrongTypesTrouble = wordless('wrong-types', { kind: 'wrong-types' }, true)

export const missing = (field: string): Trouble =>
  wordless(`an answer without ${field}`, { kind: 'missing-field', field }, true)

/** The timeout of a request in milliseconds: short for a hanging one, ample for all others. */
export const limitFor = ({ fault }: Trouble): number => (fault.kind === 'hang' ? 200 : 5000)
