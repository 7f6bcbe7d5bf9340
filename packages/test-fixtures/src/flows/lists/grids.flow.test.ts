import { toldOf } from '@supplier/core/kit/bulk/bulk.domain'
import { jobAt } from '@supplier/core/kit/job/job.domain'
import { describe, expect, onTestFinished, test } from 'vitest'
import { undoUntil } from '../../world/jobs/jobs.ts'
import { gridIn, gridSections } from '../kit/grids.ts'
import { openHarness } from '../kit/harness.ts'
import { samples } from '../kit/samples.ts'
import { baseOf, type OpenSection, openSection, pathIn, sectionIn, tabIn } from '../kit/sections.ts'

describe.each(gridSections.map((section) => [section.id, section] as const))('%s', (_, section) => {
  const path = pathIn(section)
  const base = baseOf(section)
  const opened = async (from?: OpenSection, at = path) => {
    const one = await openSection(section, at, from?.harness)
    if (!from) onTestFinished(one.harness.closeAll)
    return { one, grid: gridIn(section, one) }
  }
  const [tab = '', codec] = tabIn(section) ?? []
  const actions = Object.keys(section.bulk)
  const [firstAction = ''] = actions
  const { leaving } = samples[section.id] ?? {}
  const cellNames = Object.keys(section.cells)
  const posts = (one: OpenSection) => one.sent('POST').filter((call) => call.path === `${base}/bulk`).length

  test.runIf(codec)('the number in each tab is the number of the rows that it lists', async () => {
    const { one, grid } = await opened()
    for (const choice of codec?.choices ?? []) {
      await one.filter({ [tab]: choice })
      const view = one.list()
      expect([choice, view.state === 'rows' ? view.pager.total : 0]).toEqual([choice, grid.counts()?.[choice]])
    }
  })

  test.runIf(codec)('tabs without their numbers leave the list as it is', async () => {
    const harness = openHarness({})
    harness.fault({ kind: 'status', status: 500, method: 'GET', path: `${base}/counts`, count: 9 })
    const one = await openSection(section, path, harness)
    onTestFinished(harness.closeAll)
    expect([one.list().state, gridIn(section, one).counts(), one.tab.sent()]).toEqual(['rows', null, []])
  })

  describe.runIf(actions.length > 0)('its selection', () => {
    test('survives paging and sorting, and tells what another filter hides', async () => {
      const { one, grid } = await opened()
      const [first, , third] = one.rows().map(({ id }) => id)
      grid.pick(String(first))
      grid.pick(String(third), true)
      await one.filter({ sort: section.query.sort.choices[1] })
      expect([grid.selection().count, grid.selection().hidden]).toEqual([3, 0])
      await one.filter({ search: 'жодного такого' })
      expect([grid.selection().count, grid.selection().hidden]).toEqual([3, 3])
      grid.actor().send({ type: 'picks.cleared' })
      expect(grid.selection().count).toBe(0)
    })

    test.runIf(leaving)(
      'of all found rows asks again when their number has changed, and sends nothing before',
      async () => {
        const { one, grid } = await opened()
        const another = await opened(one)
        grid.actor().send({ type: 'found.picked' })
        const before = grid.selection().count
        another.grid.pick(another.one.rows()[0]?.id ?? '')
        await another.grid.choose(leaving ?? '')
        await another.grid.confirmAll()
        const sent = posts(one)
        await grid.choose(firstAction)
        await grid.confirm()
        if (grid.view()?.step === 'preview') await grid.confirm()
        expect(grid.view()).toMatchObject({ step: 'counted', count: before - 1 })
        expect(posts(one)).toBe(sent)
      },
    )
  })

  describe.each(actions)('the action %s', (action) => {
    const sent = section.bulk[action]?.followedBy === undefined ? 1 : 2
    /** How many of the three rows stay picked after it. */
    const kept = section.bulk[action]?.keepsPicks ? 3 : 0
    const ready = async (fault: object | null = null, isUnread = false) => {
      const { one, grid } = await opened()
      if (fault) one.harness.fault({ kind: 'status', ...fault, method: 'POST', path: `${base}/bulk` })
      if (isUnread) one.harness.fault({ kind: 'status', status: 500, method: 'GET', path: `${base}/bulk/by-key/*` })
      for (const { id } of one.rows().slice(0, 3)) grid.pick(id)
      await grid.choose(action)
      return { one, grid }
    }

    test('runs on the picked rows and is sent once', async () => {
      const { one, grid } = await ready()
      await grid.confirmAll()
      const view = grid.view()
      if (view !== null) {
        expect([view.step, view.result?.failed.length]).toEqual(['result', expect.any(Number)])
        grid.bulk()?.send({ type: 'dialog.dismissed' })
        await one.harness.quiet()
      }
      expect([posts(one), grid.view(), grid.selection().count]).toEqual([sent, null, kept])
    })

    test('without an answer is looked up, and not sent again', async () => {
      const { one, grid } = await ready({ kind: 'applied-then-reset' })
      await grid.confirmAll()
      grid.bulk()?.send({ type: 'dialog.dismissed' })
      await one.harness.quiet()
      expect([posts(one), grid.view(), grid.selection().count]).toEqual([sent, null, kept])
    })

    test('that never arrived ends unclear, and keeps the selection', async () => {
      const { one, grid } = await ready({ kind: 'reset-before' })
      await grid.confirmAll()
      expect(grid.view()?.step).toBe('lookingUp')
      await one.harness.pass(46_000)
      expect([posts(one), one.tab.sent(), grid.selection().count]).toEqual([1, ['kit.unclear'], 3])
    })

    test.each([
      ['at once', 0],
      ['when it can no longer arrive', 60_000],
    ])('without an answer and loaded again %s is found by its key, and told', async (_when, wait) => {
      const { one, grid } = await ready({ kind: 'applied-then-reset' }, true)
      await grid.confirmAll()
      expect(grid.view()?.step).toBe('lookingUp')
      one.harness.leave(one.tab)
      await one.harness.pass(wait)
      const loaded = async (from: OpenSection['tab']) => {
        const tab = one.harness.reload(from)
        await tab.panel()
        await one.harness.quiet()
        return { tab, grid: gridIn(section, sectionIn(section, one.harness, tab)) }
      }
      const there = await loaded(one.tab)
      const job = one.harness.sandbox.world().jobs.at(-1)
      // What waits for a file is told by the dialog of its job.
      const opened = jobAt(there.tab.page().location)
      if (opened !== null) return expect([opened, posts(one)]).toEqual([String(job?.id), 1])
      const outcomes = job?.work?.rows.map(({ outcome }) => outcome) ?? []
      const done = outcomes.filter((outcome) => outcome === 'done').length
      expect(there.grid.view()?.step ?? 'told').toBe(outcomes.includes('failed') ? 'result' : 'told')
      there.grid.bulk()?.send({ type: 'dialog.dismissed' })
      await one.harness.quiet()
      expect([posts(one), there.tab.sent()]).toEqual([1, done > 0 ? [toldOf(section.bulk[action])] : []])
      expect(there.grid.undoable()).toEqual(
        done > 0 && job && undoUntil(job) !== null
          ? expect.objectContaining({ action, jobId: String(job.id), count: done })
          : null,
      )
      const again = await loaded(there.tab)
      expect([again.grid.view(), again.tab.sent()]).toEqual([null, []])
    })

    test('that was refused shows why', async () => {
      const body = { message: 'Так не можна.', code: 'forbidden' }
      const { grid } = await ready({ status: 403, body })
      await grid.confirmAll()
      expect(grid.view()).toMatchObject({ step: 'fields', note: { text: 'Так не можна.' } })
    })
  })

  describe.each(cellNames)('the cell %s', (name) => {
    const text = samples[section.id]?.cells?.[name] ?? ''
    const ready = async () => {
      const { one, grid } = await opened()
      const row = one.rows().find((candidate) => section.cells[name]?.may?.(candidate) !== false)
      return { one, grid, id: row?.id ?? '', before: grid.textOf(row?.id ?? '', name) }
    }
    const patches = (one: OpenSection) => one.sent('PATCH').length

    test('is saved, and taken back', async () => {
      const { one, grid, id, before } = await ready()
      await grid.edit(id, name, text)
      expect([grid.textOf(id, name), patches(one)]).toEqual([text, 1])
      const other = await opened(one)
      expect(other.grid.textOf(id, name) || text).toBe(text)
      await grid.takeBack()
      expect([grid.textOf(id, name), patches(one)]).toEqual([before, 2])
    })

    test('is taken back after a reload as well, and what changed since is left', async () => {
      const { one, grid, id, before } = await ready()
      await grid.edit(id, name, text)
      const tab = one.harness.reload(one.tab)
      await tab.panel()
      await one.harness.quiet()
      const again = sectionIn(section, one.harness, tab)
      const there = gridIn(section, again)
      expect(there.undoable()).toMatchObject({ kind: 'edit', edits: [{ id, name, from: before, to: text }] })
      await there.takeBack()
      expect([there.textOf(id, name), there.undoable()]).toEqual([before, null])

      await there.edit(id, name, text)
      const other = await opened(one)
      await other.grid.edit(id, name, before)
      await there.takeBack()
      expect([there.textOf(id, name), tab.sent()]).toEqual([before, ['kit.undoLeft']])
      expect(there.cells().getSnapshot().context.problems).toMatchObject([
        { id, name, message: { key: 'kit.undoLeft' } },
      ])
    })

    test('is offered for a minute, and not after it was dismissed', async () => {
      const { one, grid, id } = await ready()
      await grid.edit(id, name, text)
      await one.harness.pass(59_000)
      expect(grid.undoable()).not.toBe(null)
      await one.harness.pass(2000)
      expect(grid.undoable()).toBe(null)
    })

    test('is saved again when another part of the row changed meanwhile, and gives way to a newer value', async () => {
      const { one, grid, id } = await ready()
      const other = await opened(one)
      const another = cellNames.find((cell) => cell !== name) ?? name
      await other.grid.edit(id, another, samples[section.id]?.cells?.[another] ?? '')
      await grid.edit(id, name, text)
      expect([grid.textOf(id, name), patches(one)]).toEqual([text, 3])
      await other.grid.edit(id, name, text)
      const { problems } = other.grid.cells().getSnapshot().context
      expect([other.grid.textOf(id, name), problems]).toMatchObject([text, [{ id, name, typed: text }]])
    })

    test('that was refused is reverted, and says why', async () => {
      const { one, grid, id, before } = await ready()
      const body = { message: 'Так не можна.', code: 'wrong_state' }
      one.harness.fault({ kind: 'status', status: 409, body, method: 'PATCH', path: `${base}/*` })
      await grid.edit(id, name, text)
      const { problems, edits } = grid.cells().getSnapshot().context
      expect([grid.textOf(id, name), problems, edits]).toMatchObject([
        before,
        [{ message: { text: 'Так не можна.' } }],
        [],
      ])
    })

    test('without an answer is looked up, and not sent again', async () => {
      const { one, grid, id } = await ready()
      one.harness.fault({ kind: 'applied-then-reset', method: 'PATCH', path: `${base}/*` })
      await grid.edit(id, name, text)
      expect([grid.textOf(id, name), patches(one), grid.cells().getSnapshot().context.problems]).toEqual([text, 1, []])
    })

    test('that never arrived is reverted after it can no longer arrive', async () => {
      const { one, grid, id, before } = await ready()
      one.harness.fault({ kind: 'reset-before', method: 'PATCH', path: `${base}/*` })
      await grid.edit(id, name, text)
      await one.harness.pass(46_000)
      const { problems, edits } = grid.cells().getSnapshot().context
      expect([grid.textOf(id, name), patches(one), problems[0]?.message, edits]).toEqual([
        before,
        1,
        { key: 'kit.cellUnclear' },
        [],
      ])
    })
  })
})
