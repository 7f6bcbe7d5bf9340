import { jobsPath } from '@supplier/core/adapters/http/jobs/job.wire'
import { panelParts } from '@supplier/core/app/panel.selectors'
import type { JobsActor } from '@supplier/core/kit/job/jobs.machine'
import { selectJobs } from '@supplier/core/kit/job/jobs.selectors'
import type { TableFormat } from '@supplier/core/kit/list/list.port'
import { selectConnectionState } from '@supplier/core/realtime/realtime.selectors'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { pusherKey } from '../../pusher/signature.ts'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { startServer } from '../../server/server.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import { openTab, signInByPassword, type Tab } from '../kit/headless.ts'
import { baseOf, type OpenSection, openSection, pathIn, sections } from '../kit/sections.ts'

const jobsIn = async (tab: Tab): Promise<JobsActor> => panelParts(await tab.panel()).jobs
const listed = async (tab: Tab) =>
  selectJobs((await jobsIn(tab)).getSnapshot()).rows.map(({ state, hasFile }) => [state, hasFile])

const choose = async ({ actor, harness }: OpenSection, format: TableFormat = 'csv') => {
  const list = actor().getSnapshot().children['list']
  const { query } = list.getSnapshot().context
  list.getSnapshot().children['export'].send({ type: 'export.chosen', query, format })
  await harness.quiet()
}

const sent = ({ sandbox }: Harness, method: string, path = jobsPath) =>
  sandbox.requests().filter((call) => call.method === method && call.path.startsWith(path))

describe.each(sections.map((section) => [section.id, section] as const))('%s', (_, section) => {
  const base = baseOf(section)
  const opened = async (search = '') => {
    const one = await openSection(section, `${pathIn(section)}${search}`, openHarness())
    onTestFinished(one.harness.closeAll)
    return one
  }

  test('an export outlives the tab that started it, and its file has the rows of the list', async () => {
    const one = await opened()
    const { harness } = one
    const rows = await one.allRows()
    await choose(one)
    expect(one.tab.sent()).toEqual(['jobs.exportStarted'])
    expect(await listed(one.tab)).toEqual([['queued', false]])
    harness.leave(one.tab)

    const other = harness.open('/orders')
    await other.panel()
    await harness.pass(1000)
    expect(await listed(other)).toHaveLength(1)
    await harness.pass(10_000)
    expect(await listed(other)).toEqual([['completed', true]])
    const id = selectJobs((await jobsIn(other)).getSnapshot()).rows[0]?.id ?? ''
    ;(await jobsIn(other)).send({ type: 'file.chosen', id })
    await harness.quiet()
    expect(other.downloaded).toHaveLength(1)
    const file = await harness.sandbox.fetch(other.downloaded[0] ?? '')
    const linesOf = (row: object) => ('variantCount' in row ? Math.max(1, Number(row.variantCount)) : 1)
    const lines = rows.reduce((sum, row) => sum + linesOf(row), 0)
    expect((await file.text()).trim().split('\r\n')).toHaveLength(1 + lines)
    ;(await jobsIn(other)).send({ type: 'list.closed' })
    expect(await listed(other)).toEqual([])
  })

  const many = Object.entries<{ readonly kind: string; readonly choices: readonly string[] }>(section.query).find(
    ([, { kind }]) => kind === 'many',
  )
  const narrowing =
    'search' in section.query
      ? ['о', 'ж', 'к', 'м', 'б', '9', 'щ'].map((search) => ({ search }))
      : (many?.[1].choices ?? []).map((one) => ({ [many?.[0] ?? '']: [one] }))

  test('exports the filtered rows in their order', async () => {
    const one = await opened()
    const [choice] = section.query.sort.choices.slice(1)
    const all = one.rows().length
    // What narrows the list depends on its seeds.
    for (const filter of narrowing) {
      await one.filter({ ...filter, sort: choice })
      if (one.rows().length < all) break
    }
    const rows = one.rows().length
    await choose(one, 'xlsx')
    const job = one.harness.sandbox.world().jobs[0]
    expect([job?.total, job?.file]).toEqual([rows, expect.objectContaining({ name: section.id, format: 'xlsx' })])
    expect(job?.file).toHaveProperty('rows.length', rows)
    expect(rows).toBeLessThan(all)
  })

  test.each(['applied-then-reset', 'applied-then-500', 'hang', 'truncate'] as const)(
    'an export without an answer (%s) is looked up, and never sent again',
    async (kind) => {
      const one = await opened()
      one.harness.fault({ kind, method: 'POST', path: `${base}/export` })
      await choose(one)
      await one.harness.pass(65_000)
      const jobs = one.harness.sandbox.world().jobs
      expect(sent(one.harness, 'POST', base)).toHaveLength(1)
      expect(jobs).toHaveLength(kind === 'hang' ? 0 : 1)
      expect(one.tab.sent()).toEqual(kind === 'hang' ? ['jobs.exportUnclear'] : ['jobs.exportStarted'])
      expect(await listed(one.tab)).toEqual(kind === 'hang' ? [] : [['completed', true]])
    },
  )

  test('a late look-up finds an export that the server accepted after the first one', async () => {
    const one = await opened()
    const { harness } = one
    harness.fault({ kind: 'reset-before', method: 'POST', path: `${base}/export` })
    await choose(one)
    await harness.pass(44_000)
    const { key } = one.actor().getSnapshot().children['list'].getSnapshot().children['export'].getSnapshot().context
    const { body } = JSON.parse(
      JSON.stringify({ body: { client_key: key, filter: {}, columns: [], format: 'csv', sort: '' } }),
    )
    await callerOf(harness.sandbox, 'token-of-one')('POST', `${base}/export`, body)
    await harness.pass(2000)
    expect(one.tab.sent()).toEqual(['jobs.exportStarted'])
    expect(await listed(one.tab)).toHaveLength(1)
  })

  test('a refused export shows why', async () => {
    const one = await opened()
    const body = { message: 'Забагато експортів.' }
    one.harness.fault({ kind: 'status', status: 422, body, method: 'POST', path: `${base}/export` })
    await choose(one)
    expect([one.tab.sent(), await listed(one.tab)]).toEqual([['Забагато експортів.'], []])
  })

  test('a job that is stopped is followed to its end', async () => {
    const one = await opened()
    await choose(one)
    await one.harness.pass(1000)
    const { jobs } = one.harness.sandbox.world()
    ;(await jobsIn(one.tab)).send({ type: 'cancel.chosen', id: String(jobs[0]?.id) })
    await one.harness.quiet()
    expect(await listed(one.tab)).toEqual([['cancelling', false]])
    await one.harness.pass(5000)
    expect(await listed(one.tab)).toEqual([['cancelled', false]])
    expect(sent(one.harness, 'POST').map(({ path }) => path)).toEqual([`${jobsPath}/${jobs[0]?.id}/cancel`])
  })

  test('polling pauses longer each time, stops while the tab is hidden, and goes on when it is shown', async () => {
    const one = await opened()
    const { harness, tab } = one
    harness.fault({ kind: 'status', status: 500, method: 'GET', path: `${jobsPath}/*`, count: null })
    await choose(one)
    const polls = () => sent(harness, 'GET', `${jobsPath}/`).length
    const counts: number[] = []
    for (const seconds of [1.5, 0.5, 3.5, 0.5, 7.5, 0.5, 14.5, 0.5, 14.5, 0.5]) {
      await harness.pass(seconds * 1000)
      counts.push(polls())
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5])
    tab.hide()
    await harness.pass(60_000)
    expect(polls()).toBe(5)
    harness.sandbox.faults.clear()
    tab.report({ type: 'tab.shown' })
    await harness.quiet()
    expect([polls(), await listed(tab)]).toEqual([6, [['completed', true]]])
  })
})

test('with a socket the events show the progress, and only the result is read', async () => {
  const sandbox = createSandbox()
  const server = await startServer({ sandbox })
  const tab = openTab({
    sandbox,
    href: '/auth/with-password',
    origin: server.origin,
    fetch: globalThis.fetch,
    limit: 5000,
    now: Date.now,
    realtime: { key: pusherKey, host: '127.0.0.1', port: server.port },
  })
  onTestFinished(async () => {
    tab.close()
    await server.close()
  })
  const panel = await signInByPassword(tab)
  await waitFor(panelParts(panel).realtime, (snapshot) => selectConnectionState(snapshot) === 'live')

  // Another device starts an export, which this tab learns from its events.
  const [section] = sections
  if (section === undefined) throw new Error('there is no section')
  const body = { client_key: 'k', filter: {}, columns: ['title'], format: 'csv', sort: '' }
  await callerOf(sandbox, await tokenOf(sandbox), server.origin)('POST', `${baseOf(section)}/export`, body)
  sandbox.clearRequests()
  sandbox.clock.move(1500)
  await vi.waitFor(async () => expect(await listed(tab)).toEqual([['running', false]]))
  sandbox.clock.move(3500)
  await vi.waitFor(async () => expect(await listed(tab)).toEqual([['completed', true]]))
  expect(sandbox.requests().filter(({ path }) => path.startsWith(jobsPath))).toHaveLength(1)
})
