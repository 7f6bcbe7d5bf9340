import { addressOf, headersWith, type Identity, jsonIn, ownHeaders } from '@supplier/core/adapters/http/kit/kernel.http'
import type { Ask } from './walk.ts'

interface Server extends Identity {
  readonly fetch?: typeof globalThis.fetch
}

/** Asks a live API with the headers that the panel sends. */
export const askOf =
  ({ fetch = globalThis.fetch, ...server }: Server): Ask =>
  async (method, path, { query = {}, body, token } = {}) => {
    const identity = token === null ? { ...server, token: () => null } : server
    const search = new URLSearchParams(query).toString()
    const answer = await fetch(`${addressOf(server, path)}${search && `?${search}`}`, {
      method,
      headers: headersWith(body && { 'Content-Type': 'application/json' }, ownHeaders(identity)),
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: jsonIn(await answer.text()) }
  }
