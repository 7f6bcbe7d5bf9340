import { deliveryKeysPath } from '@supplier/core/adapters/http/deliveries/deliveries-apis.wire'
import type { RecordPageActor } from '@supplier/core/kit/section/record-page.setup'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { selectPageBeside } from '@supplier/core/kit/section/section.selectors'
import type { StoreBesideActor } from '@supplier/core/stores/store-beside.machine'
import { selectStoreBeside } from '@supplier/core/stores/store-beside.selectors'
import { selectStoreCopy } from '@supplier/core/stores/store-copy.selectors'
import { stores } from '@supplier/core/stores/stores.section'
import { expect, onTestFinished, test } from 'vitest'
import { methodSeeds } from '../../world/deliveries/deliveries.ts'
import { seedSupplier } from '../../world/scenarios/seeds.ts'
import { openHarness } from '../kit/harness.ts'
import { openSection, pathIn } from '../kit/sections.ts'

const section = stores as unknown as AnySection
const garden = '72'

const opened = async (id: string) => {
  const one = await openSection(section, pathIn(section, id), openHarness({ scenario: 'default' }))
  const { harness, tab } = one
  onTestFinished(harness.closeAll)
  const page = () => tab.page().screen as unknown as RecordPageActor<typeof stores>
  const copy = () => {
    const beside = selectPageBeside<typeof stores>(page().getSnapshot()) as unknown as StoreBesideActor
    const actor = selectStoreBeside(beside.getSnapshot()).copy
    if (actor === null) throw new Error('there is nothing to copy into')
    return actor
  }
  const send = async (event: Parameters<ReturnType<typeof copy>['send']>[0]) => {
    copy().send(event)
    await harness.quiet()
  }
  return {
    ...one,
    send,
    copyView: () => {
      const view = selectStoreCopy(copy().getSnapshot())
      if (!('lines' in view)) throw new Error(`the copy is ${view.step}`)
      return view
    },
    step: () => selectStoreCopy(copy().getSnapshot()).step,
    from: async (source: string) => {
      await send({ type: 'copy.opened' })
      await send({ type: 'source.chosen', id: source })
    },
    changes: () =>
      harness.sandbox.requests().flatMap(({ method, path, status }) => (method === 'PATCH' ? [{ path, status }] : [])),
    storesOf: (records: string, record: number) =>
      harness.sandbox.world().records[records]?.[1]?.find(({ id }) => id === record)?.['store_ids'],
  }
}

test('a store takes over the contacts that it lacks, and what serves the other store serves it too', async () => {
  const one = await opened(garden)
  await one.from('71')
  expect(one.copyView().others.map(({ id }) => id)).not.toContain(garden)
  expect(one.copyView().lines.map(({ id }) => id)).toEqual(['contacts', 'key/702'])
  await one.send({ type: 'copy.confirmed' })
  expect(one.copyView().lines.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(one.storesOf('delivery-keys', 702)).toEqual([71, 72])
  expect(one.view().values['phone']).toBe('380441234567')
  await one.send({ type: 'copy.closed' })
  await one.from('71')
  expect(one.copyView().lines).toEqual([])
})

test('a delivery method that serves the other store serves this one too', async () => {
  const one = await opened(garden)
  one.harness.sandbox.setWorld((world) => ({
    ...world,
    records: {
      ...world.records,
      deliveries: {
        1: methodSeeds(seedSupplier()).map((method) => (method.id === 744 ? { ...method, store_ids: [71] } : method)),
      },
    },
  }))
  await one.from('71')
  expect(one.copyView().lines.map(({ id }) => id)).toContain('delivery/courier')
  await one.send({ type: 'copy.confirmed' })
  expect(one.storesOf('deliveries', 744)).toEqual([71, 72])
})

test('what was left out is not copied', async () => {
  const one = await opened(garden)
  await one.from('71')
  await one.send({ type: 'item.toggled', id: 'contacts' })
  await one.send({ type: 'copy.confirmed' })
  expect(one.changes()).toEqual([{ path: expect.stringContaining('deliveries/keys/702'), status: 200 }])
})

test('a lost answer is told at its line, and a repetition sends nothing that has arrived', async () => {
  const one = await opened(garden)
  await one.from('71')
  one.harness.fault({ kind: 'applied-then-reset', method: 'PATCH', path: `${deliveryKeysPath}/702` })
  await one.send({ type: 'copy.confirmed' })
  expect(one.copyView().lines.map(({ state }) => state)).toEqual(['done', 'failed'])
  const sent = one.changes().length
  await one.send({ type: 'retry.chosen' })
  expect(one.copyView().lines.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(one.changes()).toHaveLength(sent)
  expect(one.storesOf('delivery-keys', 702)).toEqual([71, 72])
})
