import { expect, test } from 'vitest'
import { answers, runsOut } from '../../testing/actor-log.ts'
import { eventTableOf } from '../../testing/event-table.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { lastImportMachine } from './last-import.machine.ts'

const read = (status: string) => answers('fetchLastImport', succeeded({ id: '1', status }))
const changed = (section: 'imports' | 'orders') => ({ type: 'record.changed', section, id: '1', version: 2 }) as const

test('every event in every situation of the last import does only this', async () => {
  expect(
    await eventTableOf(lastImportMachine, () => ({ app: { send: () => {} } }), {
      situations: {
        'it is read': [],
        'it is worked on': [read('importing')],
        'it is over': [read('completed')],
      },
      events: {
        'it comes': read('completed'),
        'it does not come': answers('fetchLastImport', failed({ kind: 'unreachable' })),
        'an import changes': changed('imports'),
        'an order changes': changed('orders'),
        'everything may have changed': { type: 'data.invalidated' },
        'the tab is shown': { type: 'tab.shown' },
        'it is time to look': runsOut('pollIsDue'),
      },
    }),
  ).toEqual({
    'it is read': {
      'it comes': 'known, last = {"id":"1","status":"completed"}',
      'it does not come': 'known, app fault.logged',
      'everything may have changed': 'asks fetchLastImport',
      'the tab is shown': 'asks fetchLastImport',
    },
    'it is worked on': {
      'an import changes': 'reading, asks fetchLastImport',
      'everything may have changed': 'reading, asks fetchLastImport',
      'the tab is shown': 'reading, asks fetchLastImport',
      'it is time to look': 'reading, asks fetchLastImport',
    },
    'it is over': {
      'an import changes': 'reading, asks fetchLastImport',
      'everything may have changed': 'reading, asks fetchLastImport',
      'the tab is shown': 'reading, asks fetchLastImport',
    },
  })
})
