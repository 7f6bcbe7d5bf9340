import { ordersPath } from '../world/orders/orders-path.ts'
import { seedTime } from '../world/seed-time.ts'
import { callerOf, tokenOf } from './caller.ts'
import { createSandbox, type SandboxOptions } from './sandbox.ts'

/** A supplier who works with orders, for tests of their endpoints. */
export const enterOrders = async (options: SandboxOptions = {}) => {
  const sandbox = createSandbox({ now: () => seedTime, ...options })
  const call = callerOf(sandbox, await tokenOf(sandbox))
  const list = async (query = '') => (await call('GET', `${ordersPath}${query}`)).body
  const one = async (id: number) => (await call('GET', `${ordersPath}/${id}`)).body.data
  const first = async (query: string) => one((await list(`?${query}`)).data[0].id)
  let keys = 0
  const step = async (id: number, path: string, body: object = {}) => {
    const { version } = await one(id)
    return call('POST', `${ordersPath}/${id}/${path}`, { client_key: `key-${++keys}`, version, ...body })
  }
  const to = (id: number, status: string, more: object = {}) => step(id, 'transitions', { to: status, ...more })
  return { sandbox, call, list, one, first, step, to }
}
