import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { someJob } from '../../../testing/ports.ts'
import type { SafeAddress } from '../../kernel/address.ts'
import { failed, succeeded } from '../load/reading.domain.ts'
import type { Job } from './job.domain.ts'
import { jobsMachine } from './jobs.machine.ts'
import { selectHasJobs, selectJobs } from './jobs.selectors.ts'

const job = (id: string, more: Partial<Job> = {}) => someJob({ id, ...more })
const file = { url: 'https://api.test/1.csv' as SafeAddress, name: '1.csv' }
const ended = job('1', { status: 'completed', file })
const broken = job('2', { status: 'failed' })

const model = explore(jobsMachine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'key' },
    location: { to: 'orders' },
  },
  user: [
    { type: 'job.started', job: job('1') },
    { type: 'job.progress', job: job('2') },
    { type: 'job.progress', job: job('3', { status: 'completed' }) },
    { type: 'refresh.requested' },
    { type: 'tab.shown' },
    { type: 'cancel.chosen', id: '1' },
    { type: 'file.chosen', id: '1' },
    { type: 'list.closed' },
    { type: 'location.changed', location: { to: 'orders' } },
    { type: 'job.changed', job: ended },
    { type: 'job.changed', job: broken },
    { type: 'job.changed', job: { ...broken, changesRecords: true } },
  ],
  world: {
    fetchActive: [gives(succeeded([job('1')])), gives(succeeded([])), gives(failed({ kind: 'unreachable' }))],
    saveFile: [gives(), fails()],
    watchHiding: [fails()],
    dialog: [breaks()],
  },
  childEvents: { watchHiding: [{ type: 'page.hidden' }] },
  project: ({ jobs, isHidden, chosen, saved, seen }) => [
    jobs.map(({ id, status }) => id + status).sort(),
    isHidden,
    chosen,
    saved.length > 0,
    seen,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('jobs', model.coverage)
})

test('each job is followed once, and a late event of an ended job follows nothing', () => {
  for (const { state } of model.paths) {
    const ids = state.context.jobs.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    expect(ids).not.toContain('3')
    expect(ids.every((id) => `job-${id}` in state.children)).toBe(true)
  }
})

test('an ended job leaves the list once it was seen, one with a file once that was downloaded', () => {
  const seen = model.movesWhere(({ event, from }) => event === 'list.closed' && from.context.jobs.length > 0)
  for (const { to } of seen) {
    const { rows } = selectJobs(to)
    expect(rows.filter(({ isActive, hasFile }) => !isActive && !hasFile)).toEqual([])
    expect(selectHasJobs(to)).toBe(rows.length > 0)
    for (const { id } of to.context.jobs) {
      const isKept = !to.context.seen.includes(id)
      expect(rows.some((row) => row.id === id)).toBe(isKept)
    }
  }
  const kept = seen.filter(({ to }) => to.context.jobs.some(({ file: one }) => one !== null))
  expect(new Set(kept.map(({ to }) => selectJobs(to).rows.some(({ hasFile }) => hasFile)))).toEqual(
    new Set([true, false]),
  )
})

test('while the page is hidden nothing is refetched', () => {
  const asked = model.movesWhere(({ event, from }) => event === 'refresh.requested' && from.context.isHidden)
  for (const { from, to } of asked) expect(to.value).toEqual(from.value)
  for (const { to } of model.movesWhere(({ event }) => event === 'tab.shown')) expect(to.context.isHidden).toBe(false)
})
