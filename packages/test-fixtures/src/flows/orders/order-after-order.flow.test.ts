import { selectNeighbours } from '@supplier/core/kit/section/section.selectors'
import { expect, test } from 'vitest'
import { deskHarness, openDesk, orderNumbered, ordersIn, ordersSection } from './order-desk.ts'

type Opened = Awaited<ReturnType<typeof openDesk>>

const openId = (desk: Opened) => new URLSearchParams(desk.at()).get('order')

const neighbours = (desk: Opened) => selectNeighbours(ordersSection, desk.actor().getSnapshot())

/** Gives the command that comes next on the open order, and goes on, as the main button and Enter do. */
const goOn = async (desk: Opened, command: string) => {
  desk.actor().send({ type: 'command.chosen', command: command as never, id: openId(desk) ?? '', opensNext: true })
  await desk.harness.quiet()
}

const confirmed = (desk: Opened, ids: readonly string[]) =>
  ordersIn(desk.harness).filter(({ id, status }) => ids.includes(String(id)) && status === 'confirmed').length

/** The new orders, the first of them open. */
const firstNew = async () => {
  const desk = await openDesk(deskHarness())
  await desk.filter({ tab: 'new' })
  const ids = desk.rows().map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(5)
  await desk.open(ids[0] ?? '')
  return { desk, ids }
}

test('five new orders are confirmed one after another without returning to the list', async () => {
  const { desk, ids } = await firstNew()
  for (const [at, id] of ids.slice(0, 5).entries()) {
    expect(openId(desk)).toBe(id)
    expect(neighbours(desk)).toEqual({ previous: ids[at - 1] ?? null, next: ids[at + 1] })
    await goOn(desk, 'confirm')
    await desk.harness.pass(1000)
  }
  expect(confirmed(desk, ids.slice(0, 5))).toBe(5)
  expect(openId(desk)).toBe(ids[5])
  expect(desk.rows().map(({ id }) => id)).toEqual(ids.slice(5))
})

test('an order that has left its tab keeps its place beside the others, and leads back to them', async () => {
  const { desk, ids } = await firstNew()
  await goOn(desk, 'confirm')
  await desk.harness.pass(1000)
  await desk.open(neighbours(desk).previous)
  expect(desk.shown()).toMatchObject({ id: ids[0], status: 'confirmed' })
  expect(neighbours(desk)).toEqual({ previous: null, next: ids[1] })
})

test('behind the last order of the page stands the list, which says so', async () => {
  const { desk, ids } = await firstNew()
  await desk.open(ids.at(-1) ?? '')
  await goOn(desk, 'confirm')
  expect(openId(desk)).toBeNull()
  expect(desk.tab.sent()).toContain('kit.listEnd')
})

test('an order that the server refuses to confirm stays open', async () => {
  const { desk, ids } = await firstNew()
  const number = ordersIn(desk.harness).find(({ id }) => String(id) === ids[0])?.number ?? ''
  const path = `/admin-suppliers/v1/orders/${ids[0]}/*`
  desk.harness.fault({ kind: 'status', status: 422, method: 'POST', path })
  await goOn(desk, 'confirm')
  expect(openId(desk)).toBe(ids[0])
  expect(orderNumbered(desk.harness, number).status).toBe('new')
})
