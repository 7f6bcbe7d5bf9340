import { ordersPath } from '@supplier/core/adapters/http/orders/orders.wire'
import { shelfMovesPath, shelvingsPath } from '@supplier/core/adapters/http/shelvings/shelf-places.wire'
import { selectCommand } from '@supplier/core/kit/command/command.selectors'
import { selectOptions } from '@supplier/core/kit/form/options.selectors'
import { selectAnswer } from '@supplier/core/kit/form/question.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { optionsOf, questionIn } from '@supplier/core/kit/section/section.selectors'
import { type Shelf, shelvings } from '@supplier/core/shelvings/shelvings.section'
import { expect, onTestFinished, test } from 'vitest'
import { shelfMovesOf } from '../../endpoints/shelvings/shelf-places.endpoints.ts'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import { productsOf } from '../../world/products/products.ts'
import { lyingOn, placesOf, shelvesOf } from '../../world/shelvings/shelves.ts'
import { supplierById } from '../../world/world.ts'
import { openHarness } from '../kit/harness.ts'
import { openSection, pathIn } from '../kit/sections.ts'

const section = shelvings as unknown as AnySection

const opened = async (record: string | null = null) => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const one = await openSection(section, pathIn(section, record), harness)
  const world = () => harness.sandbox.world()
  const supplier = () => {
    const found = supplierById(world(), 1)
    if (found === undefined) throw new Error('no supplier')
    return found
  }
  const codes = () => shelvesOf(world(), supplier()).map(({ code }) => code)
  return { harness, one, world, supplier, codes }
}

const series = { zone: 'Ю', rackFrom: '1', rackTo: '10', levelFrom: '1', levelTo: '4', capacity: '40' }

test('a series of 40 shelves, of which 4 exist, makes 36', async () => {
  const { harness, one, codes } = await opened('new')
  one.type({ ...series, rackTo: '1' })
  await one.submit()
  expect(codes().filter((code) => code.startsWith('Ю'))).toHaveLength(4)
  await one.open(null)
  await one.open('new')
  one.type(series)
  await harness.pass(1000)
  const form = one.form()
  expect(form && selectAnswer(questionIn(form)?.getSnapshot()).answer).toMatchObject({
    existing: ['Ю-01-1', 'Ю-01-2', 'Ю-01-3', 'Ю-01-4'],
  })
  await one.submit()
  expect(codes().filter((code) => code.startsWith('Ю'))).toHaveLength(40)
  expect(new Set(codes()).size).toBe(codes().length)
})

test('of two codes that look the same the second is refused at its field', async () => {
  const { one, codes } = await opened('new')
  // The zone is a Latin letter.
  one.type({ zone: 'A', rackFrom: '1', levelFrom: '1' })
  await one.submit()
  expect(one.view().errors).toMatchObject({ zone: { text: expect.stringContaining('A-01-1') } })
  one.type({ levelFrom: '9' })
  await one.submit()
  expect([one.form(), codes().at(-1)]).toEqual([null, 'A-01-9'])
})

test('a move whose answer is lost moves once', async () => {
  const { harness, one, world, supplier } = await opened()
  const shelf = (one.rows() as readonly Shelf[]).find(({ used }) => used > 3)
  if (shelf === undefined) throw new Error('no shelf')
  const lying = () => lyingOn(world(), supplier()).get(Number(shelf.id)) ?? []
  const [{ product, place }] = lying() as [ReturnType<typeof lying>[number]]
  one.actor().send({ type: 'command.chosen', command: 'move' as never, id: shelf.id })
  await harness.quiet()
  const dialog = one.command()
  if (dialog === null) throw new Error('no dialog')
  dialog.send({ type: 'picker.opened', field: 'product' })
  await harness.quiet()
  expect(selectOptions(optionsOf(dialog)?.getSnapshot(), 'product').options.map(({ id }) => id)).toContain(
    String(product.id),
  )
  const typed = { product: { id: String(product.id), title: '' }, to: { id: '7415', title: 'Г-01-10' }, quantity: '2' }
  for (const [field, value] of Object.entries(typed)) dialog.send({ type: 'field.changed', field, value })
  harness.fault({ kind: 'applied-then-reset', path: shelfMovesPath })
  dialog.send({ type: 'command.confirmed' })
  await harness.quiet()
  expect(shelfMovesOf(world(), supplier())).toHaveLength(1)
  const after = productsOf(world(), supplier()).find(({ id }) => id === product.id)
  expect(after && placesOf(after)).toEqual([
    { ...place, qty: place.qty - 2 },
    { shelf_id: 7415, variant_id: null, qty: 2 },
  ])
})

test('more than lies on the shelf is refused at the quantity', async () => {
  const { harness, one } = await opened()
  const shelf = (one.rows() as readonly Shelf[]).find(({ used }) => used > 0)
  if (shelf === undefined) throw new Error('no shelf')
  const [{ productId, quantity }] = shelf.firstPlaces as [Shelf['firstPlaces'][number]]
  one.actor().send({ type: 'command.chosen', command: 'move' as never, id: shelf.id })
  await harness.quiet()
  const dialog = one.command()
  if (dialog === null) throw new Error('no dialog')
  const typed = {
    product: { id: productId, title: '' },
    to: { id: '7415', title: 'Г-01-10' },
    quantity: String(quantity + 1),
  }
  for (const [field, value] of Object.entries(typed)) dialog.send({ type: 'field.changed', field, value })
  dialog.send({ type: 'command.confirmed' })
  await harness.quiet()
  expect(selectCommand(dialog.getSnapshot()).errors).toHaveProperty('quantity')
})

test('a shelf with goods is not deleted, and orders tell where goods lie', async () => {
  const { sandbox, closeAll } = openHarness({ scenario: 'default' })
  onTestFinished(closeAll)
  const call = callerOf(sandbox, await tokenOf(sandbox))
  expect(await call('DELETE', `${shelvingsPath}/7401`)).toMatchObject({ status: 409 })
  const { data } = (await call('GET', `${ordersPath}/pick-list`)).body
  const code = data.find(({ shelf_code: one }: { shelf_code: string | null }) => one !== null).shelf_code
  const found = await call('GET', `${shelvingsPath}?search=${encodeURIComponent(code)}`)
  expect(found.body.data[0]).toMatchObject({ code })
})
