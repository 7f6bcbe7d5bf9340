import { pathOf } from '@supplier/core/kernel/routes'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { sectionViews } from '@supplier/core/kit/section/section.selectors'
import { pinnedOf } from '@supplier/core/kit/views/views.domain'
import { columnsOf } from '@supplier/core/kit/views/views.machine'
import { describe, expect, onTestFinished, test } from 'vitest'
import { baseOf, type OpenSection, openSection, pathIn, sectionIn, sections, tabIn } from '../kit/sections.ts'

describe.each(sections.map((section) => [section.id, section] as const))('%s', (_, section) => {
  const known = ['one', 'two', 'three']
  const opened = async (at = pathIn(section), from?: OpenSection) => {
    const one = await openSection(section, at, from?.harness)
    if (!from) onTestFinished(one.harness.closeAll)
    return one
  }
  const viewsIn = (one: OpenSection) => sectionViews<AnySection>(one.actor())
  const columnsIn = (one: OpenSection) => columnsOf(viewsIn(one).getSnapshot().context)
  const [, order] = section.query['sort'].choices

  test('the chosen columns stay after a reload, in the order that was chosen', async () => {
    const one = await opened()
    expect(columnsIn(one)).toBe(null)
    viewsIn(one).send({ type: 'column.toggled', known, id: 'two' })
    viewsIn(one).send({ type: 'column.moved', known, id: 'three', by: -1 })
    await one.harness.quiet()
    const tab = one.harness.reload(one.tab)
    await tab.panel()
    await one.harness.quiet()
    const again = sectionIn(section, one.harness, tab)
    expect(columnsIn(again)).toEqual(['three', 'one'])
    viewsIn(again).send({ type: 'columns.reset' })
    expect(columnsIn(again)).toBe(null)
  })

  test('a saved view brings back the filters, the order and the columns, and its link shows them to another person', async () => {
    const one = await opened()
    await one.filter({ sort: order })
    const { query } = one.list()
    viewsIn(one).send({ type: 'column.toggled', known, id: 'one' })
    viewsIn(one).send({ type: 'name.typed', text: 'Мій відбір' })
    viewsIn(one).send({ type: 'view.saved', search: section.rules.searchOf({ ...query, page: 1 }) })
    viewsIn(one).send({ type: 'columns.reset' })
    await one.filter({ sort: section.query['sort'].choices[0] })

    viewsIn(one).send({ type: 'view.chosen', name: 'Мій відбір', location: one.tab.page().location })
    await one.harness.quiet()
    expect([one.list().query['sort'], columnsIn(one)]).toEqual([order, ['two', 'three']])

    const other = await opened(pathOf(one.tab.page().location), one)
    expect([other.list().query['sort'], columnsIn(other)]).toEqual([order, ['two', 'three']])
    viewsIn(other).send({ type: 'view.removed', name: 'Мій відбір' })
    expect(viewsIn(other).getSnapshot().context.kept.views).toEqual([])
  })

  test('a pinned view stands in all tabs, and a burst of events costs two readings of the list and of its tabs', async () => {
    const one = await opened()
    const other = await opened(pathIn(section), one)
    viewsIn(one).send({ type: 'name.typed', text: 'Мій відбір' })
    viewsIn(one).send({ type: 'view.saved', search: section.rules.searchOf({ ...one.list().query, sort: order }) })
    viewsIn(one).send({ type: 'view.pinned', name: 'Мій відбір' })
    for (const key of one.harness.entries.keys()) other.tab.storageChanged(key)
    await one.harness.pass(1000)
    const pinned = (tab: OpenSection) => pinnedOf(viewsIn(tab).getSnapshot().context.kept.views)
    expect(pinned(other)).toMatchObject([{ name: 'Мій відбір' }])

    const paths = [baseOf(section), `${baseOf(section)}/counts`]
    const read = () => one.sent('GET').filter(({ path }) => paths.includes(path)).length
    const before = read()
    for (let version = 101; version < 121; version += 1)
      one.actor().send({ type: 'record.changed', section: section.id, id: one.rows()[0]?.id ?? '', version })
    await one.harness.pass(2000)
    expect(read() - before).toBe(tabIn(section) ? 4 : 2)
  })

  test('an old link with unknown filters and columns still opens the list', async () => {
    const one = await opened(`${pathIn(section)}?gone=1&sort=gone&columns=gone,%3Cb%3E`)
    expect([one.list().state, columnsIn(one)]).toEqual(['rows', ['gone']])
  })
})
