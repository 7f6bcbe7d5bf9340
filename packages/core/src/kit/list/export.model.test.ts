import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { failed, succeeded } from '../load/reading.domain.ts'
import { exportMachine } from './export.machine.ts'
import { selectExport } from './export.selectors.ts'
import type { ListQuery } from './list.domain.ts'
import type { TableFile } from './list.port.ts'

const pageOf = (ids: readonly string[], lastPage: number | null) =>
  gives(succeeded({ rows: ids.map((id) => ({ id })), page: 1, total: null, lastPage }))

const model = explore(exportMachine, {
  input: { app: { send: () => {} } },
  user: [
    { type: 'export.chosen', format: 'xlsx', query: { page: 7 } },
    { type: 'export.cancelled' },
    { type: 'table.written', table: { name: 'orders', header: ['Id'], rows: [['1']] } },
  ],
  world: {
    fetchPage: [pageOf(['1', '2'], 3), pageOf(['2', '3'], 3), pageOf([], null), gives(failed({ kind: 'unreachable' }))],
    saveTable: [gives(), fails()],
  },
  project: ({ query, page, rows, isLast, table }) => [query, page, [...rows.keys()], isLast, table !== null],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('export', model.coverage)
})

test('an export always ends', () => {
  expect(model.trapsFor(({ value }) => value === 'none')).toEqual([])
})

test('pages are read from the first one on, whatever page is shown', () => {
  const asked = model.paths.flatMap(
    ({ state }) => (state.children['fetchPage']?.getSnapshot() as { input?: ListQuery } | undefined)?.input ?? [],
  )
  expect(asked.length).toBeGreaterThan(1)
  expect(new Set(asked.map(({ page }) => page))).toEqual(new Set([1, 2, 3]))
})

test('a complete export has each row once', () => {
  const read = model.paths.filter(({ state }) => selectExport(state).state === 'read')
  expect(read.length).toBeGreaterThan(1)
  for (const { state } of read) {
    const view = selectExport(state)
    const ids = view.state === 'read' ? view.rows.map(({ id }) => id) : []
    expect(ids).toEqual([...new Set(ids)])
    expect(view).toMatchObject({ isCut: false })
  }
})

test('after a failure nothing of the rows is kept', () => {
  const failures = model.moves.filter(({ from, to }) => from.hasTag('reading') && to.value === 'none')
  expect(failures.length).toBeGreaterThan(1)
  for (const { to } of failures) expect(to.context.rows.size).toBe(0)
})

test('the table is saved in the format that was chosen', () => {
  const saved = model.paths.flatMap(({ state }) => state.children['saveTable']?.getSnapshot() ?? [])
  expect(saved.length).toBeGreaterThan(0)
  for (const { input } of saved as unknown as readonly { readonly input: TableFile }[])
    expect(input).toEqual({ name: 'orders', header: ['Id'], rows: [['1']], format: 'xlsx' })
})
