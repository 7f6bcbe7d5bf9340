import { expect, test } from 'vitest'
import { answers, breaksDown, runsOut } from '../../testing/actor-log.ts'
import { eventTableOf } from '../../testing/event-table.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { importDraftsMachine } from './import-drafts.machine.ts'

const drafts = (total: number) =>
  answers('fetchDrafts', succeeded({ total, lacks: [], isCut: false, picks: { ids: ['1'] } }))
const output = { action: 'publish', answer: null, isUnclear: false }
const failure = { id: '1', label: 'Plate', code: 'no_image', message: 'No photo', field: null }
const result = (done: number, failures: readonly (typeof failure)[]) =>
  answers('bulk', { ...output, answer: { result: { done, unchanged: 0, failed: failures, undo: null }, job: null } })
const changed = (section: 'products' | 'orders') => ({ type: 'record.changed', section, id: '1', version: 2 }) as const

test('every event in every situation of the drafts that an import has left does only this', async () => {
  expect(
    await eventTableOf(
      importDraftsMachine,
      () => ({ app: { send: () => {} }, ids: { next: () => 'key' }, imported: { id: '7', name: 'price.csv' } }),
      {
        situations: {
          'they are counted': [],
          'there is one': [drafts(1)],
          'there is none': [drafts(0)],
          'products have changed': [drafts(1), changed('products')],
          'they are published': [drafts(1), { type: 'publish.chosen' }],
        },
        events: {
          'the number comes': drafts(2),
          'the number does not come': answers('fetchDrafts', failed({ kind: 'unreachable' })),
          'a product changes': changed('products'),
          'an order changes': changed('orders'),
          'everything may have changed': { type: 'data.invalidated' },
          'the tab is shown': { type: 'tab.shown' },
          'it is time to count': runsOut('countIsDue'),
          'publishing is chosen': { type: 'publish.chosen' },
          'a job publishes them': answers('bulk', { ...output, answer: { result: null, job: { id: '9' } } }),
          'they are published at once': result(1, []),
          'none of them can be published': result(0, [failure]),
          'it is unclear whether they are published': answers('bulk', { ...output, isUnclear: true }),
          'publishing is dropped': answers('bulk', output),
          'publishing breaks': breaksDown('bulk'),
        },
      },
    ),
  ).toEqual({
    'they are counted': {
      'the number comes': 'known, drafts = {"total":2,"lacks":[],"isCut":false,"picks":{"ids":["1"]}}',
      'the number does not come': 'known, app fault.logged',
      'everything may have changed': 'asks fetchDrafts',
      'the tab is shown': 'asks fetchDrafts',
    },
    'there is one': {
      'a product changes': 'outdated',
      'everything may have changed': 'reading, asks fetchDrafts',
      'the tab is shown': 'reading, asks fetchDrafts',
      'publishing is chosen': 'publishing, asks bulk',
    },
    'there is none': {
      'a product changes': 'outdated',
      'everything may have changed': 'reading, asks fetchDrafts',
      'the tab is shown': 'reading, asks fetchDrafts',
    },
    'products have changed': {
      'everything may have changed': 'reading, asks fetchDrafts',
      'the tab is shown': 'reading, asks fetchDrafts',
      'it is time to count': 'reading, asks fetchDrafts',
      'publishing is chosen': 'publishing, asks bulk',
    },
    'they are published': {
      'a job publishes them': 'reading, app job.started, app success.reported, asks fetchDrafts',
      'they are published at once': 'reading, app success.reported, asks fetchDrafts',
      'none of them can be published': 'reading, asks fetchDrafts',
      'it is unclear whether they are published': 'reading, app warning.reported, asks fetchDrafts',
      'publishing is dropped': 'known',
      'publishing breaks': 'known, app failure.reported',
    },
  })
})
