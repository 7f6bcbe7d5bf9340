import { expect, test } from 'vitest'
import type { ListRow } from '../list/list.domain.ts'
import { isNews, isPatch } from './record-changed.domain.ts'

const shown: readonly ListRow[] = [{ id: '1', version: 2, offerVersion: 3 }]
const row = (version: number, offerVersion: number): ListRow => ({ id: '1', version, offerVersion })

test.each([
  ['a newer version without its row', { version: 3 }, 'read'],
  ['another price without its row', { version: 2, offerVersion: 4 }, 'read'],
  ['the shown version', { version: 2, offerVersion: 3 }, 'nothing'],
  ['an older version with its row', { version: 1, row: row(1, 3) }, 'nothing'],
  ['no version', { version: null, row: row(3, 3) }, 'read'],
  ['a newer row', { version: 3, offerVersion: 3, row: row(3, 3) }, 'patch'],
  ['a row with another price', { version: 2, offerVersion: 4, row: row(2, 4) }, 'patch'],
  ['a row older than its event', { version: 4, row: row(3, 3) }, 'read'],
  ['a row with one version older than the shown', { version: 2, offerVersion: 4, row: row(1, 4) }, 'read'],
  ['a row that is not shown', { id: '2', version: 1, row: { id: '2', version: 1 } }, 'read'],
  ['a row of another section', { section: 'others', version: 3, row: row(3, 3) }, 'nothing'],
])('%s, %j: %s', (_, event, made) => {
  const changed = { type: 'record.changed', section: 'products', id: '1', ...event } as const
  const read = isNews('products', shown, changed) ? 'read' : 'nothing'
  expect(isPatch('products', shown, changed) ? 'patch' : read).toBe(made)
})
