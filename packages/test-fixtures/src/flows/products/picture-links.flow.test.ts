import { productEditorParts } from '@supplier/core/product-editor/product-parts.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { productById } from '../../world/products/products.ts'
import { supplierById } from '../../world/world.ts'
import { openHarness } from '../kit/harness.ts'
import { type OpenEditor, openEditor } from './editor.ts'

/** A dress with pictures, whose form shows them. */
const dress = '2001'
const shop = (name: string) => `https://shop.example/photos/${name}`

const opened = async () => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const editor = await openEditor(harness, `/products/edit/${dress}?step=photos`)
  const count = editor.pictures().length
  const stored = () => {
    const world = harness.sandbox.world()
    const supplier = supplierById(world, 1)
    return (supplier && productById(world, supplier, dress)?.images.slice(count)) ?? []
  }
  const added = (one: OpenEditor = editor) =>
    one
      .pictures()
      .slice(count)
      .map(({ source, state, message }) => [source, state, message && ('key' in message ? message.key : message.text)])
  return { harness, editor, count, stored, added }
}

const addressesOf = (editor: OpenEditor) => {
  const { addresses, images } = productEditorParts(editor.actor().getSnapshot())
  if (!addresses || !images) throw new Error('the pictures are not open')
  return {
    shown: () => addresses.getSnapshot().context,
    add: (...lines: readonly string[]) => {
      addresses.send({ type: 'addresses.typed', text: lines.join('\n') })
      addresses.send({ type: 'addresses.added', pictures: editor.pictures() })
    },
    retry: (source: string) => {
      const found = editor.pictures().find((one) => one.source === source)
      images.send({ type: 'picture.retried', key: found?.key ?? '' })
    },
    move: (source: string, to: number) => {
      const found = editor.pictures().find((one) => one.source === source)
      images.send({ type: 'picture.moved', key: found?.key ?? '', to })
    },
  }
}

test('typed addresses become pictures, each with its own outcome, and wrong ones stay typed', async () => {
  const { harness, editor, added } = await opened()
  const { add, shown } = addressesOf(editor)
  add(shop('front.jpg'), shop('missing.jpg'), shop('price.pdf'), shop('huge.png'), shop('thumb.jpg'), 'shop.example/1')
  await harness.quiet()
  expect(added().map(([, state]) => state)).toEqual(Array.from({ length: 5 }, () => 'fetching'))
  expect(shown()).toMatchObject({ isOpen: true, typed: 'shop.example/1' })
  await harness.pass(5000)
  expect(added()).toEqual([
    [shop('front.jpg'), 'stored', null],
    [shop('missing.jpg'), 'failed', 'productEditor.linkAway'],
    [shop('price.pdf'), 'failed', 'productEditor.linkNoPicture'],
    [shop('huge.png'), 'failed', 'productEditor.linkTooHeavy'],
    [shop('thumb.jpg'), 'failed', 'productEditor.smallPicture'],
  ])
})

test('a picture that could not be fetched is tried again on its own, in its place, and is stored once', async () => {
  const { harness, editor, added, stored } = await opened()
  const { add, retry } = addressesOf(editor)
  harness.sandbox.setWorld((world) => ({ ...world, arePicturesAway: true }))
  add(shop('1.jpg'), shop('2.jpg'))
  await harness.pass(5000)
  expect(added().map(([, state]) => state)).toEqual(['failed', 'failed'])
  harness.sandbox.setWorld((world) => ({ ...world, arePicturesAway: false }))
  retry(shop('1.jpg'))
  await harness.pass(10_000)
  expect(added().map(([source, state]) => [source, state])).toEqual([
    [shop('1.jpg'), 'stored'],
    [shop('2.jpg'), 'failed'],
  ])
  expect(stored().map(({ source_url: source, state }) => [source, state])).toEqual([
    [shop('1.jpg'), 'ready'],
    [shop('2.jpg'), 'failed'],
  ])
})

test('an address that the server refuses at once says why at its place', async () => {
  const { harness, editor, added } = await opened()
  addressesOf(editor).add('http://192.168.0.7/1.jpg', shop('1.jpg'))
  await harness.pass(5000)
  expect(added()).toEqual([
    ['http://192.168.0.7/1.jpg', 'failed', 'Ця адреса недоступна з інтернету.'],
    [shop('1.jpg'), 'stored', null],
  ])
})

test('pictures of files and of addresses keep one order, also while some are still fetched', async () => {
  const { harness, editor, count, added } = await opened()
  const { add, move } = addressesOf(editor)
  add(shop('slow.jpg'), shop('1.jpg'))
  await harness.quiet()
  editor.add('file')
  await harness.pass(3000)
  move(shop('slow.jpg'), count + 2)
  await harness.pass(60_000)
  expect(added().map(([source, state]) => [source, state])).toEqual([
    [shop('1.jpg'), 'stored'],
    [null, 'stored'],
    [shop('slow.jpg'), 'stored'],
  ])
  const again = await openEditor(harness, `/products/edit/${dress}?step=photos`)
  expect(added(again)).toEqual(added())
})

test('fifteen pictures are the most, by whichever way they came', async () => {
  const { harness, editor, count } = await opened()
  const { add, shown } = addressesOf(editor)
  add(...Array.from({ length: 16 }, (_, at) => shop(`${at}.jpg`)))
  await harness.pass(20_000)
  expect(editor.pictures().map(({ state }) => state)).toEqual(Array.from({ length: 15 }, () => 'stored'))
  expect(shown().typed.split('\n')).toHaveLength(count + 1)
})

test('with the connection lost no address is lost: it goes on by itself, and a reload offers it again', async () => {
  const { harness, editor, added, stored } = await opened()
  const { add } = addressesOf(editor)
  const fault = { kind: 'reset-before', path: '*/images/by-url', count: null } as const
  harness.fault(fault)
  add(shop('1.jpg'), shop('2.jpg'), 'wrong')
  await harness.pass(500)
  expect(added().map(([, state]) => state)).toEqual(['failed', 'failed'])
  harness.leave(editor.tab)
  const again = await openEditor(harness, `/products/edit/${dress}?step=photos`)
  const { shown } = addressesOf(again)
  expect(shown()).toMatchObject({ isOpen: true, typed: [shop('1.jpg'), shop('2.jpg'), 'wrong'].join('\n') })
  addressesOf(again).add(...shown().typed.split('\n'))
  harness.sandbox.faults.clear()
  await harness.pass(20_000)
  expect(added(again).map(([, state]) => state)).toEqual(['stored', 'stored'])
  expect(stored()).toHaveLength(2)
  expect(shown().typed).toBe('wrong')
})

test('an address whose answer was lost makes one picture', async () => {
  const { harness, editor, added, stored } = await opened()
  harness.fault({ kind: 'applied-then-reset', method: 'POST', path: '*/images/by-url' })
  addressesOf(editor).add(shop('1.jpg'))
  await harness.pass(20_000)
  expect([added(), stored().length]).toEqual([[[shop('1.jpg'), 'stored', null]], 1])
})
