import { productsPath } from '@supplier/core/adapters/http/products/products.wire'
import type { CreatedActor } from '@supplier/core/product-created/created.machine'
import { expect, onTestFinished, test } from 'vitest'
import { productsOf } from '../../world/products/products.ts'
import { openHarness } from '../kit/harness.ts'

const opened = async () => {
  const harness = openHarness({})
  onTestFinished(harness.closeAll)
  const products = () => {
    const [supplier] = harness.sandbox.world().suppliers
    return supplier ? productsOf(harness.sandbox.world(), supplier) : []
  }
  const tab = harness.open(`/products/created?product=${products()[0]?.id}`)
  const page = await tab.shown<CreatedActor>('product-created')
  await harness.quiet()
  const before = products().length
  const copy = async () => {
    page.send({ type: 'copy.chosen' })
    await harness.quiet()
  }
  return { harness, tab, page, copy, made: () => products().length - before }
}

test.each([
  ['with its answer', null],
  ['whose answer was lost', 'applied-then-reset'],
] as const)('a copy %s is opened', async (_, kind) => {
  const { harness, tab, copy, made } = await opened()
  if (kind) harness.fault({ kind, method: 'POST', path: `${productsPath}/*` })
  await copy()
  expect([made(), tab.page().location.to, tab.sent()]).toEqual([1, 'product-edit', []])
})

test('a copy that never arrived is told once it can no longer arrive, and can be made again', async () => {
  const { harness, tab, page, copy, made } = await opened()
  harness.fault({ kind: 'reset-before', method: 'POST', path: `${productsPath}/*` })
  await copy()
  expect([tab.sent(), page.getSnapshot().hasTag('busy')]).toEqual([[], true])
  await harness.pass(46_000)
  expect([made(), tab.sent(), page.getSnapshot().hasTag('busy')]).toEqual([0, ['kit.unclear'], false])
  await copy()
  expect([made(), tab.page().location.to]).toEqual([1, 'product-edit'])
})
