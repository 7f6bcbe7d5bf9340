import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import type { PriceImport } from '../imports/imports.domain.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { lastImportMachine } from './last-import.machine.ts'

const imported = (status: PriceImport['status']): PriceImport => ({
  id: '1',
  version: 1,
  type: 'goods',
  source: 'file',
  name: 'price.csv',
  status,
  stage: null,
  progress: { processed: 0, total: 0 },
  counts: { created: 0, updated: 0, unchanged: 0, rejected: 0, warnings: 0 },
  error: null,
  jobId: null,
  canRollbackUntil: null,
  createdAt: null,
  finishedAt: null,
  details: null,
})

const model = explore(lastImportMachine, {
  input: { app: { send: () => {} } },
  user: [
    { type: 'data.invalidated' },
    { type: 'tab.shown' },
    { type: 'record.changed', section: 'imports', id: '1', version: 2 },
    { type: 'record.changed', section: 'orders', id: '1', version: 2 },
  ],
  world: {
    fetchLastImport: [
      gives(succeeded(null)),
      gives(succeeded(imported('importing'))),
      gives(succeeded(imported('completed'))),
      gives(failed({ kind: 'unreachable' })),
    ],
  },
  project: ({ last }) => last?.status,
})

test('every state and every transition is visited', () => {
  expectFullCoverage('last-import', model.coverage)
})

test('what was read stays until it is read again, and only an import that is worked on is polled', () => {
  const failures = model.moves.filter(({ from, to }) => from.matches('reading') && to.matches('reading'))
  for (const { from, to } of failures) expect(to.context.last).toEqual(from.context.last)
  const polled = model.movesWhere(({ event }) => event.startsWith('xstate.after'))
  for (const { from, to } of polled) if (to.matches('reading')) expect(from.context.last?.status).toBe('importing')
})
