import { expect, test } from 'vitest'
import { answers, breaksDown, refuses } from '../../testing/actor-log.ts'
import { eventTableOf } from '../../testing/event-table.ts'
import { someSetup } from '../../testing/ports.ts'
import { someIntent, someTransaction, uah } from '../../testing/samples/money.ts'
import type { Failure } from '../kernel/failure.ts'
import { moveMachine } from './move.machine.ts'

const intent = someIntent('coverShortfall')
const fresh = { ...someSetup, serviceBalance: uah(499) }
const books = (...texts: readonly (string | null)[]) =>
  answers('lookup', {
    fresh,
    transactions: { service: { lines: texts.map((text) => someTransaction('8', { text })), isWhole: true } },
    failure: null,
  })
const refused = (status: number): Failure => ({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null })

const sent = [answers('isOnline', true), answers('saveIntent', 'stored')] as const
const wasRefused = [...sent, refuses('sendIntent', refused(422))] as const

test('every answer in every step of a move does only this', async () => {
  expect(
    await eventTableOf(moveMachine, () => ({ intent, order: null }), {
      situations: {
        'checking the network': [],
        'saving the intent': [answers('isOnline', true)],
        'sending it': sent,
        'reading the books after a refusal': wasRefused,
        'saving that it has moved': [...sent, answers('sendIntent', 'Done')],
        'forgetting a refused one': [...wasRefused, books()],
      },
      events: {
        'the network is there': answers('isOnline', true),
        'there is no network': answers('isOnline', false),
        'the network cannot be asked': breaksDown('isOnline'),
        'the journal has it': answers('saveIntent', 'stored'),
        'the journal refuses it': answers('saveIntent', 'refused'),
        'the journal breaks': breaksDown('saveIntent'),
        'the server accepts it': answers('sendIntent', 'Done'),
        'the server refuses it': refuses('sendIntent', refused(422)),
        'no answer of the server': refuses('sendIntent'),
        'the books have it': books(intent.id),
        'the books do not have it': books(),
        'the books have a line without a mark': books(null),
        'the books cannot be read': answers('lookup', { failure: { kind: 'unexpected' } }),
        'reading the books breaks': breaksDown('lookup'),
        'the journal knows that it has moved': answers('saveMoved', 'stored'),
        'the journal does not learn that it has moved': breaksDown('saveMoved'),
        'the journal forgets it': answers('settleIntents', []),
        'the journal does not forget it': breaksDown('settleIntents'),
      },
    }),
  ).toEqual({
    'checking the network': {
      'the network is there': 'saving, asks saveIntent',
      'there is no network': 'finished, result = "refused", failure = {"kind":"unreachable"}',
      'the network cannot be asked': 'finished, result = "refused", failure = {"kind":"unexpected"}',
    },
    'saving the intent': {
      'the journal has it': 'sending, asks sendIntent',
      'the journal refuses it': 'finished, result = "unwritable"',
      'the journal breaks': 'finished, result = "unwritable"',
    },
    'sending it': {
      'the server accepts it': 'savingMoved, asks saveMoved, result = "moved", text = "Done"',
      'the server refuses it': 'rereading, asks lookup, failure = …',
      'no answer of the server': 'finished, result = "unclear"',
    },
    'reading the books after a refusal': {
      'the books have it': 'savingMoved, asks saveMoved, result = "moved"',
      'the books do not have it': 'forgetting, asks settleIntents, result = "refused", fresh = …',
      'the books have a line without a mark': 'finished, result = "unclear"',
      'the books cannot be read': 'forgetting, asks settleIntents, result = "refused"',
      'reading the books breaks': 'forgetting, asks settleIntents, result = "refused"',
    },
    'saving that it has moved': {
      'the journal knows that it has moved': 'finished',
      'the journal does not learn that it has moved': 'finished',
    },
    'forgetting a refused one': {
      'the journal forgets it': 'finished',
      'the journal does not forget it': 'finished',
    },
  })
})
