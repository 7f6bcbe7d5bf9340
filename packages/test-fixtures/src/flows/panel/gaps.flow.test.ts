import { panelParts } from '@supplier/core/app/panel.selectors'
import { selectConnectionState } from '@supplier/core/realtime/realtime.selectors'
import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { pusherKey } from '../../pusher/signature.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { type RunningServer, startServer } from '../../server/server.ts'
import { numbered } from '../../world/account/numbered-events.ts'
import { openTab, signInByPassword, type Tab } from '../kit/headless.ts'

const eventsPath = '/admin-suppliers/v1/events'
const account = '/admin-suppliers/v1/customer/account'
const day = 24 * 3600 * 1000
const running: { readonly server: RunningServer; readonly tab: Tab }[] = []

afterEach(async () => {
  for (const { server, tab } of running.splice(0)) {
    tab.close()
    await server.close()
  }
})

const id = 1
const partsOf = async (tab: Tab) => panelParts(await tab.panel())
const stateOf = async (tab: Tab, state: 'live' | 'connecting') =>
  waitFor((await partsOf(tab)).realtime, (snapshot) => selectConnectionState(snapshot) === state)
const named = (tab: Tab, name: string) =>
  waitFor(tab.app, (snapshot) => snapshot.context.session?.supplier.firstname === name)
/** Waits until everything that a start or a gap has read is there. */
const settled = async (tab: Tab) => {
  const { setup, account: own, unread, gaps, jobs } = await partsOf(tab)
  await waitFor(jobs, (snapshot) => !snapshot.hasTag('busy'))
  await waitFor(gaps, (snapshot) => snapshot.matches('watching'))
  for (const part of [setup, own, unread]) await waitFor(part, (snapshot) => snapshot.matches('known'))
}
const reads = (sandbox: Sandbox) => sandbox.requests().flatMap(({ method, path }) => (method === 'GET' ? [path] : []))

/** A connected tab that has received the event with the number 1, on a server that numbers events unless told not to. */
const online = async ({ isNumbered = true } = {}) => {
  const sandbox = createSandbox()
  if (isNumbered) sandbox.setWorld((world) => ({ ...world, numberedEvents: {} }))
  const server = await startServer({ sandbox })
  const tab = openTab({
    sandbox,
    href: '/auth/with-password',
    origin: server.origin,
    fetch: globalThis.fetch,
    limit: 5000,
    now: Date.now,
    realtime: { key: pusherKey, host: '127.0.0.1', port: server.port },
  })
  running.push({ server, tab })
  await signInByPassword(tab)
  tab.visit('/orders')
  await tab.shown('orders')
  await stateOf(tab, 'live')
  sandbox.changeSupplier(id, { firstname: 'Перша' })
  await named(tab, 'Перша')
  const events = (await tab.panel()).getSnapshot().children['events']
  if (events) await waitFor(events, (snapshot) => snapshot.matches('quiet'))
  await settled(tab)
  sandbox.clearRequests()
  return { sandbox, server, tab }
}

/** Loses the connection, lets something happen on the server, and waits until the connection is back. */
const missing = async ({ server, tab }: { server: RunningServer; tab: Tab }, happen: () => void) => {
  server.sockets.terminate()
  await stateOf(tab, 'connecting')
  happen()
  await stateOf(tab, 'live')
}

test('after a reconnect the missed events are read by their numbers, and nothing else', async () => {
  const { sandbox, server, tab } = await online()
  await missing({ server, tab }, () => {
    sandbox.changeSupplier(id, { firstname: 'Друга' })
    sandbox.changeSupplier(id, { firstname: 'Третя' })
  })
  await named(tab, 'Третя')
  await settled(tab)
  expect(reads(sandbox)).toEqual([eventsPath])
  expect((await partsOf(tab)).gaps.getSnapshot().context.last).toBe(3)
})

test('an event that went astray on an open connection is read when the next one arrives', async () => {
  const { sandbox, tab } = await online()
  const lost = { channel: `private-customer.${id}`, event: 'customer.change', data: { lastname: 'Загублена' } }
  sandbox.setWorld((world) => numbered(world, lost, sandbox.clock.now())[0])
  sandbox.changeSupplier(id, { firstname: 'Друга' })
  await waitFor(tab.app, (snapshot) => snapshot.context.session?.supplier.lastname === 'Загублена')
  await settled(tab)
  expect(reads(sandbox)).toContain(eventsPath)
  expect((await partsOf(tab)).gaps.getSnapshot().context).toMatchObject({ last: 3, arrived: [] })
})

const isNotKept = (sandbox: Sandbox): void => sandbox.clock.move(2 * day)
const isNotRead = ({ faults }: Sandbox): void => void faults.add({ kind: 'status', status: 500, path: eventsPath })
const isNotThere = (): void => {}

test.each([
  ['when the missed events are not kept any more', true, isNotKept],
  ['when they cannot be read', true, isNotRead],
  ['on a server that does not number events', false, isNotThere],
] as const)('everything is read again %s', async (_, isNumbered, spoil) => {
  const { sandbox, server, tab } = await online({ isNumbered })
  await missing({ server, tab }, () => {
    sandbox.changeSupplier(id, { firstname: 'Друга' })
    spoil(sandbox)
  })
  await named(tab, 'Друга')
  await settled(tab)
  await vi.waitFor(() => expect(reads(sandbox)).toContain(account))
  expect(reads(sandbox).includes(eventsPath)).toBe(isNumbered)
})
