import { imageFile } from '@supplier/core/images/image.domain'
import { selectImageField } from '@supplier/core/images/image.selectors'
import type { RecordPageActor } from '@supplier/core/kit/section/record-page.setup'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { selectPageBeside } from '@supplier/core/kit/section/section.selectors'
import type { StoreBesideActor } from '@supplier/core/stores/store-beside.machine'
import { selectStoreBeside } from '@supplier/core/stores/store-beside.selectors'
import { stores } from '@supplier/core/stores/stores.section'
import { describe, expect, onTestFinished, test } from 'vitest'
import { seedSupplier } from '../../world/scenarios/seeds.ts'
import { storeSeeds } from '../../world/stores/store-records.ts'
import { openHarness } from '../kit/harness.ts'
import { openSection, pathIn } from '../kit/sections.ts'

const section = stores as unknown as AnySection
const second = '71'

/** A PNG that states its size and holds nothing. */
const pngOf = (side: number): File => {
  const bytes = new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000', 'hex'))
  const view = new DataView(bytes.buffer)
  view.setUint32(16, side)
  view.setUint32(20, side)
  return new File([bytes], 'логотип.png', { type: 'image/png' })
}

const opened = async (id: string | null = second, kind: 'logo' | 'cover' = 'logo') => {
  const one = await openSection(section, pathIn(section, id ?? 'new'), openHarness({ scenario: 'default' }))
  const { harness, tab } = one
  onTestFinished(harness.closeAll)
  const page = () => tab.page().screen as unknown as RecordPageActor<typeof stores>
  const beside = () => {
    const actor = selectPageBeside<typeof stores>(page().getSnapshot()) as unknown as StoreBesideActor
    return selectStoreBeside(actor.getSnapshot())
  }
  const image = () => {
    const actor = beside().images[kind]
    if (actor === null) throw new Error(`there is no ${kind}`)
    return actor
  }
  const send = async (event: Parameters<ReturnType<typeof image>['send']>[0]) => {
    image().send(event)
    await harness.quiet()
  }
  return {
    ...one,
    page,
    beside,
    field: () => selectImageField(image().getSnapshot()),
    choose: async (file = pngOf(800)) => {
      await send({ type: 'file.chosen', file: imageFile(file) })
      const { activity } = selectImageField(image().getSnapshot())
      if (activity.step === 'crop') activity.crop.send({ type: 'crop.confirmed' })
      await harness.quiet()
    },
    send,
    row: () => page().getSnapshot().context.row,
    sentTo: (path: string) => harness.sandbox.requests().filter((call) => call.path.endsWith(path)),
  }
}

describe('the logo of a store', () => {
  test('is uploaded on its own, and the untouched form has the newer record', async () => {
    const { choose, field, row, sentTo, tab, view } = await opened()
    expect(row()).toMatchObject({ logo: null, version: 1 })
    await choose()
    expect(sentTo(`/stores/${second}/logo`)).toMatchObject([{ method: 'PUT', status: 201 }])
    expect([field().activity, tab.sent()]).toEqual([{ step: 'ready' }, ['images.logoSaved']])
    expect(row()).toMatchObject({ logo: expect.stringMatching(/pictures/), version: 2 })
    expect(view().isChanged).toBe(false)
  })

  test('changes nothing that is typed, and the form is then saved without a conflict', async () => {
    const { beside, choose, harness, row, submit, tab, type, view, page } = await opened()
    type({ description: 'Нове' })
    await choose()
    expect(beside().changed.logo).toMatch(/pictures/)
    expect([view().values['description'], row()?.version]).toEqual(['Нове', 1])
    await submit()
    await harness.quiet()
    expect([tab.page().location.to, page().getSnapshot().status]).toEqual(['stores', 'active'])
    const { stores: stored } = harness.sandbox.world().records
    expect(stored?.[1]?.find(({ id }) => String(id) === second)).toMatchObject({
      description: 'Нове',
      logo: expect.stringMatching(/pictures/),
    })
  })

  test('is refused before it is sent when it is too small', async () => {
    const { choose, field, sentTo } = await opened()
    await choose(pngOf(199))
    expect(field().notes).toEqual([{ key: 'images.tooSmall', values: { least: 200 } }])
    expect(sentTo('/logo')).toEqual([])
    expect(field().mostBytes).toBe(2 * 1024 * 1024)
  })

  test('can be sent again after a failure', async () => {
    const { choose, field, harness, send, row } = await opened()
    harness.fault({ kind: 'status', path: `/admin-suppliers/v1/stores/${second}/logo`, status: 500 })
    await choose()
    expect(field().activity.step).toBe('failed')
    await send({ type: 'retry.chosen' })
    expect([field().activity.step, row()?.logo]).toEqual(['ready', expect.stringMatching(/pictures/)])
  })

  test('of a new store waits until there is a store', async () => {
    expect((await opened(null)).beside().images).toEqual({ logo: null, cover: null })
  })
})

describe('the cover of a store', () => {
  test('is uploaded beside the logo, which stays as it is', async () => {
    const { choose, row, sentTo, tab } = await opened(second, 'cover')
    await choose()
    expect(sentTo(`/stores/${second}/cover`)).toMatchObject([{ method: 'PUT', status: 201 }])
    expect([tab.sent(), row()?.logo, row()?.cover]).toEqual([
      ['images.coverSaved'],
      null,
      expect.stringMatching(/pictures/),
    ])
  })

  test('is refused before it is sent when it is too small', async () => {
    const { choose, field, sentTo } = await opened(second, 'cover')
    await choose(pngOf(299))
    expect(field().notes).toEqual([{ key: 'images.tooSmall', values: { least: 300 } }])
    expect(sentTo('/cover')).toEqual([])
  })

  test('is removed after a yes, also beside typed text', async () => {
    const { beside, choose, row, send, sentTo, tab, type, view } = await opened(second, 'cover')
    await choose()
    type({ description: 'Нове' })
    await send({ type: 'removal.chosen' })
    expect(sentTo('/cover')).toHaveLength(1)
    await send({ type: 'removal.confirmed' })
    expect(sentTo('/cover')).toMatchObject([{ method: 'PUT' }, { method: 'DELETE', status: 200 }])
    expect(tab.sent().at(-1)).toBe('images.coverRemoved')
    expect([row()?.cover, beside().changed.cover]).toEqual([expect.stringMatching(/pictures/), null])
    expect(view().values['description']).toBe('Нове')
  })

  test('stays when it is kept, and when it could not be removed, which can be tried again', async () => {
    const { choose, field, harness, row, send, sentTo } = await opened(second, 'cover')
    await choose()
    await send({ type: 'removal.chosen' })
    await send({ type: 'image.dropped' })
    expect([field().activity.step, sentTo('/cover').length]).toEqual(['ready', 1])
    harness.fault({ kind: 'status', path: `/admin-suppliers/v1/stores/${second}/cover`, status: 500 })
    await send({ type: 'removal.chosen' })
    await send({ type: 'removal.confirmed' })
    expect(field()).toMatchObject({ activity: { step: 'ready' }, notes: [{ key: 'images.notRemoved' }] })
    expect(row()?.cover).toMatch(/pictures/)
    await send({ type: 'removal.chosen' })
    await send({ type: 'removal.confirmed' })
    expect([field().notes, row()?.cover]).toEqual([[], null])
  })
})

describe('the feed of a store', () => {
  test('shows how it was made last', async () => {
    const { beside } = await opened()
    expect(beside()).toMatchObject({
      feed: { productCount: 41, errorCount: 1, generatedAt: '2026-08-23T09:00:00.000Z', formats: ['yml', 'xml'] },
      isFeedUnread: false,
    })
  })

  test('has a new link after it was replaced', async () => {
    const { harness, page, row, sentTo } = await opened()
    const before = row()?.feedUrl
    page().send({ type: 'command.chosen', command: 'rotate' })
    page().getSnapshot().children['command']?.send({ type: 'command.confirmed' })
    await harness.quiet()
    expect(sentTo('/feed/rotate')).toHaveLength(1)
    expect([row()?.feedUrl === before, sentTo('/feed').length]).toEqual([false, 2])
  })

  test('that cannot be read says so and is read again on demand', async () => {
    const { beside, harness, page } = await opened('72')
    harness.fault({ kind: 'status', path: '/admin-suppliers/v1/stores/72/feed', status: 500 })
    page().send({ type: 'record.touched' })
    await harness.quiet()
    expect([beside().isFeedUnread, beside().feed?.productCount]).toEqual([true, 17])
  })
})

describe('the address of a store on the marketplace', () => {
  const typed = async (slug: string) => {
    const one = await opened('74')
    one.type({ slug: 'n' })
    one.type({ slug })
    await one.harness.pass(500)
    return one
  }

  test('is refused at its field before saving when it is taken, with a free one', async () => {
    const { sentTo, type, view } = await typed('kramnytsia')
    expect(view().errors).toEqual({ slug: { key: 'stores.slugTakenBut', values: { suggestion: 'kramnytsia-2' } } })
    expect(sentTo('/stores/slug')).toHaveLength(1)
    type({ slug: 'Kramnytsia ' })
    expect([Object.keys(view().errors), sentTo('/stores/slug').length]).toEqual([['slug'], 1])
    type({ slug: 'kramnytsia-2' })
    expect(view().errors).toEqual({})
  })

  test('is free, so nothing is said', async () => {
    const { sentTo, view } = await typed('svyatkova')
    expect([sentTo('/stores/slug').length, view().errors]).toEqual([1, {}])
  })

  test('is not asked about while it is no address', async () => {
    const { sentTo } = await typed('свято')
    expect(sentTo('/stores/slug')).toEqual([])
  })

  test('taken between the question and the save is refused by the save', async () => {
    const { harness, submit, view } = await typed('svyatkova')
    const seeds = storeSeeds(seedSupplier())
    harness.sandbox.setWorld((world) => ({
      ...world,
      records: {
        ...world.records,
        stores: { 1: seeds.map((one) => (one.id === 72 ? { ...one, slug: 'svyatkova' } : one)) },
      },
    }))
    await submit()
    expect(view().errors).toHaveProperty('slug')
  })
})

test('a new store opens its page, where it is published next', async () => {
  const { harness, page, row, submit, tab, type } = await opened(null)
  type({ name: 'Подарунки до свят' })
  await submit()
  await harness.quiet()
  expect(tab.page().location).toMatchObject({ to: 'store-edit', params: { id: row()?.id } })
  expect([row()?.status, page().getSnapshot().status]).toEqual(['draft', 'active'])
  page().send({ type: 'command.chosen', command: 'publish' })
  await harness.quiet()
  expect(row()?.status).toBe('in_moderation')
})
