import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import type { CopyItem } from './store-copy.domain.ts'
import { storeCopyMachine } from './store-copy.machine.ts'
import { selectStoreCopy } from './store-copy.selectors.ts'

const items: readonly CopyItem[] = [
  { id: 'hours', part: 'hours', record: null },
  { id: 'key/2', part: 'key', record: { id: '2', title: 'Складський' } },
]

const model = explore(storeCopyMachine, {
  input: {
    app: { send: () => {} },
    ids: { next: () => 'key-1' },
    target: { id: '72', title: 'Садові дрібниці' },
    page: { send: () => {} },
  },
  user: [
    { type: 'copy.opened' },
    { type: 'copy.closed' },
    { type: 'source.chosen', id: '71' },
    { type: 'source.chosen', id: '99' },
    { type: 'item.toggled', id: 'hours' },
    { type: 'item.toggled', id: 'key/2' },
    { type: 'copy.confirmed' },
    { type: 'retry.chosen' },
  ],
  world: {
    fetchOthers: [gives(succeeded([{ id: '71', title: 'На Подолі' }])), gives(failed({ kind: 'unreachable' }))],
    fetchItems: [gives(succeeded(items)), gives(failed({ kind: 'unreachable' }))],
    copyItem: [gives(undefined), fails({ kind: 'timedOut' })],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('store-copy', model.coverage)
})

test('a copied item is never sent again, and one that was left out is never sent', () => {
  for (const { from, to } of model.movesWhere(({ to }) => selectStoreCopy(to).step === 'copying')) {
    const before = selectStoreCopy(from)
    const after = selectStoreCopy(to)
    if (!('lines' in before) || !('lines' in after)) throw new Error('a copy has no lines')
    for (const line of before.lines)
      if (line.state === 'done') expect(after.lines.find(({ id }) => id === line.id)).toEqual(line)
    for (const { isChosen, state } of after.lines) if (!isChosen) expect(state).toBe('waiting')
  }
})
