import { expect, test } from 'vitest'
import { actorLogOf, answers, breaksDown, type Happening, tells } from '../../../testing/actor-log.ts'
import { someSession } from '../../../testing/ports.ts'
import { emptySignInDraft } from '../../session/session.domain.ts'
import { recordPageMachine } from './record-page.machine.ts'
import type { RecordPageEvent } from './record-page.setup.ts'

const place = { to: 'store-edit', params: { id: '1' } } as const
const { supplier } = someSession
const page = actorLogOf(recordPageMachine, {
  app: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'id-1' },
  location: place,
  signInDraft: emptySignInDraft,
  supplier,
})

type Event = RecordPageEvent<'remove'>

const at = (search: string): Event => ({ type: 'query.changed', location: { ...place, search } })
const loaded = tells({ type: 'record.loaded', row: { id: '1', version: 2 } })
const changed = (id: string, version: number): Event => ({ type: 'record.changed', section: 'section', id, version })
const removing = [loaded, { type: 'command.chosen', command: 'remove' }] as const
const named = [loaded, at('?page=2&do=remove')] as const
const ended = (result: string, failure: object | null = null) => answers('command', { result, failure })
const refusal = { kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null } as const
const list = { location: { to: 'attributes' } }
const forgotten = { location: { ...place, search: '?page=2' }, replace: true }
const bothRead = { sent: ['form refresh.requested', 'beside refresh.requested'] }
const idle = { command: 'idle', record: 'open' }

test.each<[string, readonly (Event | Happening)[], object]>([
  [
    'what runs beside the form learns of the loaded record',
    [loaded],
    { sent: ['beside record.loaded'], context: { row: { id: '1', version: 2 } } },
  ],
  ['missed events are read again', [{ type: 'data.invalidated' }], bothRead],
  ['a shown tab reads only what runs beside the form', [{ type: 'tab.shown' }], { sent: ['beside refresh.requested'] }],
  [
    'a record touched beside the form is read again',
    [{ type: 'record.touched' }],
    { sent: ['form refresh.requested'] },
  ],
  ['a newer record is read again', [loaded, changed('1', 3)], bothRead],
  [
    'an old version of the record does not disturb its form',
    [loaded, changed('1', 2)],
    { sent: ['beside refresh.requested'] },
  ],
  ['another record does not disturb the form', [loaded, changed('2', 3)], { sent: ['beside refresh.requested'] }],
  [
    'an account that the record shows is read again',
    [{ type: 'supplier.updated', supplier: { ...supplier, storeName: 'Renamed' } }],
    { sent: ['form refresh.requested'], context: { supplier: { storeName: 'Renamed' } } },
  ],
  [
    'another change of the account is only kept',
    [{ type: 'supplier.updated', supplier: { ...supplier, firstname: 'Olha' } }],
    { sent: [], context: { supplier: { firstname: 'Olha' } } },
  ],
  ['a broken copying is told', [breaksDown('copy')], { sent: ['app failure.reported'] }],
  ['what breaks beside the form is told', [breaksDown('beside')], { sent: ['app failure.reported'] }],
  [
    'a saved record is told and leads back to the list',
    [answers('form', { row: { id: '1' } })],
    {
      state: { record: 'left' },
      sent: ['app success.reported', 'app navigation.requested'],
      events: [{ message: { key: 'kit.saved' } }, list],
    },
  ],
  [
    'a closed form leads back without a message',
    [answers('form', { row: null })],
    { state: { record: 'left' }, sent: ['app navigation.requested'], events: [list] },
  ],
  [
    'a broken form is told and leads back',
    [breaksDown('form')],
    { state: { record: 'left' }, sent: ['app failure.reported', 'app navigation.requested'], events: [{}, list] },
  ],
  ['a command waits for the record', [{ type: 'command.chosen', command: 'remove' }], { state: idle, sent: [] }],
  [
    'a command that the record no longer allows is told, and the record is read again',
    [
      { type: 'record.loaded', row: { id: '3', version: 2 } },
      { type: 'command.chosen', command: 'remove' },
    ],
    {
      state: idle,
      sent: ['app warning.reported', 'form refresh.requested'],
      events: [{ message: { key: 'kit.outdated' } }, {}],
    },
  ],
  [
    'a chosen command runs',
    removing,
    { state: { command: 'running' }, sent: ['asks command'], context: { running: { id: '1', version: 2 } } },
  ],
  [
    'a named command runs once the record is there',
    [at('?page=2&do=remove'), loaded],
    { state: { command: 'running' }, sent: ['beside record.loaded', 'asks command'] },
  ],
  [
    'an unknown command is removed from the address',
    [loaded, at('?page=2&do=sell')],
    { state: idle, sent: ['app navigation.requested'], events: [forgotten], context: { location: forgotten.location } },
  ],
  [
    'a dismissed command leaves the address',
    [...named, ended('dismissed')],
    { state: idle, sent: ['app navigation.requested'], events: [forgotten], context: { running: null } },
  ],
  [
    'a dismissed command that the address does not name leaves no trace',
    [...removing, ended('dismissed')],
    { sent: [] },
  ],
  [
    'a finished command is told, and the record is read again',
    [...removing, ended('done')],
    {
      state: idle,
      sent: ['app success.reported', 'form refresh.requested'],
      events: [{ message: { key: 'said.removed' } }, {}],
    },
  ],
  [
    'a finished command that the address names does not run twice',
    [...named, ended('done')],
    {
      state: idle,
      sent: ['app success.reported', 'form refresh.requested', 'app navigation.requested'],
      events: [{}, {}, forgotten],
    },
  ],
  [
    'a refused command is told, and the record is read again',
    [...removing, ended('refused', refusal)],
    { state: idle, sent: ['app failure.reported', 'form refresh.requested'], events: [{ failure: refusal }, {}] },
  ],
  [
    'a broken command is told and leaves the address',
    [...named, breaksDown('command')],
    { state: idle, sent: ['app failure.reported', 'app navigation.requested'], events: [{}, forgotten] },
  ],
])('the page of a record: %s', async (_, scenario, lived) => expect(await page(...scenario)).toMatchObject(lived))
