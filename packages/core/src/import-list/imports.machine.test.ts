import { expect, test } from 'vitest'
import { breaksDown } from '../../testing/actor-log.ts'
import { eventTableOf } from '../../testing/event-table.ts'
import { someSession } from '../../testing/ports.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { importsLocation, importsMachine } from './imports.machine.ts'

const visits = (search: string) => ({ type: 'query.changed', location: { to: 'imports', search } }) as const

test('every event in every situation of the page of imports does only this', async () => {
  expect(
    await eventTableOf(
      importsMachine,
      () => ({
        app: { send: () => {} },
        clock: { now: () => 0 },
        ids: { next: () => 'key' },
        location: importsLocation('list'),
        signInDraft: emptySignInDraft,
        supplier: someSession.supplier,
      }),
      {
        situations: {
          'the imports are shown': [],
          'the sources are shown': [visits('?view=sources')],
        },
        events: {
          'another page of the imports is visited': visits('?page=2'),
          'the sources are visited': visits('?view=sources'),
          'one source is visited': visits('?source=5'),
          'an import changes': { type: 'record.changed', section: 'imports', id: '1', version: 2 },
          'everything may have changed': { type: 'data.invalidated' },
          'the tab is shown': { type: 'tab.shown' },
          'the imports break': breaksDown('list'),
          'the sources break': breaksDown('sources'),
        },
      },
    ),
  ).toEqual({
    'the imports are shown': {
      'another page of the imports is visited': 'list query.changed, location = {"to":"imports","search":"?page=2"}',
      'the sources are visited': 'sources, asks sources, location = {"to":"imports","search":"?view=sources"}',
      'one source is visited': 'sources, asks sources, location = {"to":"imports","search":"?source=5"}',
      'an import changes': 'list record.changed',
      'everything may have changed': 'list data.invalidated',
      'the tab is shown': 'list data.invalidated',
      'the imports break': 'app failure.reported',
    },
    'the sources are shown': {
      'another page of the imports is visited': 'list, asks list, location = {"to":"imports","search":"?page=2"}',
      'the sources are visited': 'sources query.changed',
      'one source is visited': 'sources query.changed, location = {"to":"imports","search":"?source=5"}',
      'an import changes': 'sources record.changed',
      'everything may have changed': 'sources data.invalidated',
      'the tab is shown': 'sources data.invalidated',
      'the sources break': 'app failure.reported',
    },
  })
})
