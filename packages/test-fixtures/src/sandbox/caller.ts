import type { Sandbox } from './sandbox.ts'

export interface Called {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any
  readonly headers: Headers
}

interface More extends Omit<RequestInit, 'headers'> {
  /** Added to the headers of the panel, or replacing them. */
  readonly headers?: Readonly<Record<string, string>>
}

export type Caller = (method: string, path: string, body?: object, more?: More) => Promise<Called>

/** Calls the API as the panel does: session and locale headers, JSON or a form, and the token if there is one. */
export const callerOf = (sandbox: Pick<Sandbox, 'fetch'>, token?: string, origin = 'http://localhost'): Caller => {
  const headers = {
    'X-Session': 'supplier',
    'Accept-Language': 'uk',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
  return async (method, path, body, { headers: more, ...init } = {}) => {
    const isForm = body instanceof FormData || body instanceof URLSearchParams
    const type = body && !isForm ? { 'Content-Type': 'application/json' } : {}
    const response = await sandbox.fetch(`${origin}/api${path}`, {
      method,
      headers: { ...headers, ...type, ...more },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      ...init,
    })
    const text = await response.text()
    return { status: response.status, body: parsed(text), headers: response.headers }
  }
}

const signedIn = (sandbox: Pick<Sandbox, 'fetch'>, telephone = '380671112233', password = 'Supplier1!') =>
  callerOf(sandbox)('POST', '/admin-suppliers/v3/auth/login', { telephone, password })

/** Signs a seeded supplier in by password and returns the token. */
export const tokenOf = async (...supplier: Parameters<typeof signedIn>): Promise<string> =>
  String((await signedIn(...supplier)).body.token)

/**
 * Signs a seeded supplier in by password, and returns what the panel then keeps in storage under `user`. The log of
 * requests begins anew.
 */
export const seatOf = async (
  sandbox: Pick<Sandbox, 'fetch' | 'clearRequests'>,
  telephone?: string,
): Promise<string> => {
  const { body } = await signedIn(sandbox, telephone)
  sandbox.clearRequests()
  return JSON.stringify(body)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
