import { sectionList } from '@supplier/core/kit/section/section.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { baseOf, openSection, pathIn, sectionIn, sections } from '../kit/sections.ts'

const visited = async () => {
  const section = sections.find(({ id }) => id === 'orders')
  if (!section) throw new Error('there are no orders')
  const one = await openSection(section, pathIn(section))
  onTestFinished(one.harness.closeAll)
  const revisit = async () => {
    const tab = one.harness.reload(one.tab)
    await tab.panel()
    await tab.shown('orders')
    return sectionIn(section, one.harness, tab)
  }
  return { one, section, revisit }
}

test('the next visit shows the last rows at once, takes no command on them, and then shows the new ones', async () => {
  const { one, section, revisit } = await visited()
  const [first] = one.rows()
  one.harness.sandbox.faults.add({ kind: 'hang', path: baseOf(section), count: 1 })
  const again = await revisit()
  expect(again.list()).toMatchObject({ state: 'rows', keptAt: one.harness.sandbox.clock.now(), isLoading: true })
  expect(again.rows()[0]).toEqual(first)

  again.actor().send({ type: 'command.chosen', command: 'confirm' as never, id: first?.id ?? '' })
  expect(again.actor().getSnapshot().value).toBe('shown')
  expect(again.sent('POST')).toEqual([])

  await one.harness.pass(40_000)
  expect(again.list()).toMatchObject({ state: 'rows', keptAt: expect.any(Number), isStale: true, mayRetry: true })
  sectionList(again.actor()).send({ type: 'retry.chosen' })
  await one.harness.quiet()
  expect(again.list()).toMatchObject({ state: 'rows', keptAt: null, isStale: false })
})
