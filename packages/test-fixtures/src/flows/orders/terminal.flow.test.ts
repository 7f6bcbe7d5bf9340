import { portsInMemory } from '@supplier/core/adapters/memory/app.memory'
import { memoryStore } from '@supplier/core/adapters/memory/kernel.memory'
import { screensOf } from '@supplier/core/app/screens.compose'
import { openPanel, SignInError } from '@supplier/core/headless/open-panel'
import { ScreenError, type ScreenName, screenAt } from '@supplier/core/headless/screen-at'
import { settled } from '@supplier/core/headless/settled'
import { type PlainRouteName, type RouteName, routeNames, routeOf } from '@supplier/core/kernel/routes'
import { expect, it, onTestFinished } from 'vitest'
import { newOrders } from '../../bin/orders.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { ordersIn } from './order-desk.ts'

const credentials = { telephone: '0671112233', password: 'Supplier1!' }

const outside = () => {
  const sandbox = createSandbox({ scenario: 'unsubscribedRich' })
  const fetch = sandbox.fetch as typeof globalThis.fetch
  const local = memoryStore(new Map())
  const { ports } = portsInMemory({ origin: 'http://localhost', fetch, local, now: () => sandbox.clock.now() })
  return { sandbox, fetch, ports }
}

const opened = async () => {
  const { ports, ...more } = outside()
  const app = await openPanel(ports, credentials)
  onTestFinished(() => void app.stop())
  return { ...more, ports, app }
}

it('a program in a terminal lists the new orders and confirms one of them', async () => {
  const { sandbox, fetch } = outside()
  const asked = { api: 'http://localhost', fetch, ...credentials }
  const [first, ...rest] = await newOrders(asked)
  const number = String(first?.split('\t')[0])
  expect(await newOrders({ ...asked, confirm: number })).toEqual(['said.orderConfirmed', ...rest])
  expect(ordersIn({ sandbox }).find((order) => order.number === number)?.status).toBe('confirmed')
  expect(await newOrders({ ...asked, confirm: number })).toEqual([`There is no new order ${number}.`])
})

it('refused credentials tell the reason of the server', async () => {
  const { ports } = outside()
  await expect(openPanel(ports, { ...credentials, password: 'Supplier2!' })).rejects.toThrow(SignInError)
})

it('a kept session opens the panel without a password', async () => {
  const { app, ports } = await opened()
  const session = app.getSnapshot().context.session
  app.stop()
  const again = await openPanel(ports, session ?? credentials)
  onTestFinished(() => void again.stop())
  expect((await screenAt(again, 'orders')).getSnapshot().status).toBe('active')
})

/** The addresses of the screens whose routes have parameters. */
const records = {
  'chat-room': { to: 'chat-room', params: { chatId: '1' } },
  'integration-edit': { to: 'integration-edit', params: { id: '1' } },
  'payment-methods-details': { to: 'payment-methods-details', params: { id: '1' } },
  'product-edit': { to: 'product-edit', params: { id: '1' } },
  'store-edit': { to: 'store-edit', params: { id: '1' } },
} as const

const isRecord = (name: string): name is keyof typeof records => Object.hasOwn(records, name)

const withoutMachine: readonly RouteName[] = [
  'customizing',
  'deliveries-settings-save',
  'payment-methods-saved',
  'not-found',
]

const screenNames: readonly ScreenName[] = routeNames.filter((name): name is ScreenName => {
  const { area, redirect } = routeOf(name)
  return area === 'admin' && redirect === undefined && !withoutMachine.includes(name)
})

it('every screen with a machine opens and settles', async () => {
  const { app } = await opened()
  for (const name of screenNames) {
    const screen = await screenAt(app, isRecord(name) ? records[name] : { to: name as PlainRouteName & ScreenName })
    await settled(app)
    expect([name, screen.getSnapshot().status, [...screen.getSnapshot().tags]]).toEqual([
      name,
      'active',
      expect.not.arrayContaining(['busy']),
    ])
  }
})

it('a screen whose code cannot be loaded is refused by its address', async () => {
  const { ports } = outside()
  const { loadScreen, ...screens } = screensOf(ports)
  const lacksOrders = async (name: RouteName) =>
    name === 'orders' ? Promise.reject(new Error('404')) : loadScreen(name)
  const app = await openPanel({ ...ports, screens: { ...screens, loadScreen: lacksOrders } }, credentials)
  onTestFinished(() => void app.stop())
  await expect(screenAt(app, 'orders')).rejects.toEqual(new ScreenError('/orders was asked for; /orders is missing'))
})
