import { type ImportsActor, selectImports } from '@supplier/core/import-list/imports.machine'
import type { ImportSource } from '@supplier/core/import-sources/import-sources.section'
import type { RecordFormActor } from '@supplier/core/kit/form/record-form.setup'
import { selectList } from '@supplier/core/kit/list/list.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { sectionList, selectSectionForm } from '@supplier/core/kit/section/section.selectors'
import type { SectionActor } from '@supplier/core/kit/section/section.setup'
import { expect, onTestFinished, test } from 'vitest'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import { openHarness } from '../kit/harness.ts'

const base = '/admin-suppliers/v1/import-sources'
const hour = 3_600_000

/** The links on a schedule, with one to the price list of the sandbox. */
const begin = async (schedule: 'off' | '4h' = '4h') => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const call = callerOf(harness.sandbox, await tokenOf(harness.sandbox))
  const body = {
    client_key: 'key-1',
    title: 'Сайт',
    url: 'https://shop.test/price-list.yml',
    type: 'prices',
    schedule,
    at: null,
    missing: 'keep',
  }
  const { id } = (await call('POST', base, body)).body.data
  const tab = harness.open('/products/imports?view=sources')
  const actor = await tab.shown<ImportsActor>('imports')
  await harness.quiet()
  const section = () => selectImports(actor.getSnapshot()).sources as unknown as SectionActor<never>
  const source = async (): Promise<ImportSource | undefined> => {
    section().send({ type: 'data.invalidated' })
    await harness.quiet()
    const view = selectList<ImportSource, { page: number }>(sectionList(section()).getSnapshot() as never)
    return view.state === 'rows' ? view.rows.find((row) => row.id === String(id)) : undefined
  }
  return { harness, tab, section, source, id: String(id) }
}

test('a link is read now, and its import runs without anybody', async () => {
  const { harness, section, source, id } = await begin('off')
  section().send({ type: 'command.chosen', command: 'run' as never, id })
  await harness.quiet()
  expect(await source()).toMatchObject({ last: { result: 'started' }, nextAt: null })
})

test('the typed link of a price list, which carries its key, is in no draft, and leaving asks', async () => {
  const { harness, tab, section } = await begin()
  section().send({ type: 'record.opened', id: null })
  await harness.quiet()
  const opened = (section() as unknown as SectionActor<AnySection>).getSnapshot()
  const form = selectSectionForm(opened) as unknown as RecordFormActor<Readonly<Record<string, unknown>>, unknown>
  form.send({ type: 'field.changed', field: 'title', value: 'Склад' })
  form.send({ type: 'field.changed', field: 'url', value: 'https://shop.test/list.yml?key=planted' })
  await harness.pass(1000)
  const kept = [...harness.entries.values()].join()
  expect([kept.includes('Склад'), kept.includes('planted')]).toEqual([true, false])
  expect(tab.app.getSnapshot().context.claimed.screen).toMatchObject({ isDirty: true, isKept: false })
})

test('a link is read when its time has come, and after three failures it is paused and says why', async () => {
  const { harness, source } = await begin()
  harness.sandbox.setWorld((world) => ({ ...world, priceList: 'page' }))
  for (const failures of [1, 2, 3]) {
    harness.sandbox.clock.move(4 * hour + 1000)
    expect(await source()).toMatchObject({ failures, last: { result: 'failed' }, isPaused: failures === 3 })
  }
  expect(await source()).toMatchObject({ nextAt: null, pausedWhy: 'За посиланням вебсторінка, а не прайс-лист.' })
})

test('a link whose list would change too much waits for a yes', async () => {
  const { harness, source } = await begin()
  harness.sandbox.setWorld((world) => ({ ...world, priceList: 'tenfold' }))
  harness.sandbox.clock.move(4 * hour + 1000)
  expect(await source()).toMatchObject({ last: { result: 'needs_yes' }, failures: 0, isPaused: false })
})
