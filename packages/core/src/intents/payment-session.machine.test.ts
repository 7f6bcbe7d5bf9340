import { expect, test } from 'vitest'
import { actorLogOf, answers, breaksDown, type Happening, refuses } from '../../testing/actor-log.ts'
import { someSetup } from '../../testing/ports.ts'
import { someIntent, someTransaction, uah } from '../../testing/samples/money.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Intent } from './intents.domain.ts'
import type { MoveOutcome } from './move.machine.ts'
import { paymentSessionMachine } from './payment-session.machine.ts'
import { lookBeforeMove, type PaymentSessionEvent } from './payment-session.setup.ts'

const granted: PaymentSessionEvent = { type: 'lock.granted' }
const fresh = { ...someSetup, mainBalance: uah(900), serviceBalance: uah(100) }
const lost: Failure = { kind: 'unreachable' }
const refusal: Failure = { kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null }
const transfer = { kind: 'transferToMain', amount: uah(50) } as const
const earlier = someIntent('transferToMain', { amount: uah(50), step: 'notMoved' })

/** A session with one transfer to make. */
const session = actorLogOf(paymentSessionMachine, {
  app: { send: () => {} },
  owner: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'new' },
  supplierId: 1,
  list: 'service',
  nextMove: (_, made) => (made.length === 0 ? transfer : null),
})

const figures = (...lines: Parameters<typeof someTransaction>[]) =>
  answers('lookup', {
    fresh,
    transactions: { service: { lines: lines.map((line) => someTransaction(...line)), isWhole: true } },
    failure: null,
  })
const moving = [granted, answers('loadIntents', []), figures()] as const
const foundLate = [
  granted,
  answers('loadIntents', [earlier]),
  figures(['8', { text: earlier.id, amount: uah(-50) }]),
] as const
const doubted = [
  granted,
  answers('loadIntents', [earlier]),
  figures(['8', { text: 'Переказ', amount: uah(-50) }]),
] as const
const moved = (outcome: Partial<MoveOutcome>): Happening =>
  answers('move', { result: 'moved', text: null, failure: null, fresh: null, ...outcome })
const ended = (result: string, ...sent: readonly string[]) => ({ isOver: true, sent, context: { result } })
const unclearOf = (id: string) => ({ events: [{ id }] })

test('the books are read back to the earlier moves of the list that were told as not made', () => {
  const look = (...journal: readonly Intent[]) => lookBeforeMove({ list: 'service', journal })
  const short = { lists: ['service'], isShort: true, known: [] }
  expect([look(), look({ ...earlier, step: 'moved' }), look(someIntent('payout', { step: 'notMoved' }))]).toEqual([
    short,
    short,
    short,
  ])
  expect(look(earlier)).toEqual({ lists: ['service'], isShort: false, known: [['7', '6']] })
})

test.each<[string, readonly (PaymentSessionEvent | Happening)[], object]>([
  ['another tab that moves money ends it', [{ type: 'lock.refused' }], ended('elsewhere')],
  ['a browser that cannot prove to be alone ends it', [{ type: 'lock.unprovable' }], ended('unprovable')],
  [
    'its owner learns that the books are read',
    [granted],
    { sent: ['owner session.progressed', 'asks loadIntents'], events: [{ phase: 'reading', kind: null }] },
  ],
  [
    'an earlier move without an outcome comes first',
    [granted, answers('loadIntents', [earlier, { ...earlier, id: 'open', step: 'sent' }])],
    { ...ended('pending', 'app intent.unclear'), ...unclearOf('open') },
  ],
  [
    'without a journal nothing moves, and the supplier is told',
    [granted, refuses('loadIntents', lost)],
    { ...ended('failed', 'app failure.reported'), events: [{ failure: lost }] },
  ],
  [
    'without fresh figures nothing moves, and the supplier is told',
    [granted, answers('loadIntents', []), answers('lookup', { failure: lost })],
    { ...ended('failed', 'app failure.reported'), events: [{ failure: lost }] },
  ],
  [
    'a reading that breaks is told as well',
    [granted, answers('loadIntents', []), breaksDown('lookup')],
    ended('failed', 'app failure.reported'),
  ],
  [
    'its owner learns what is moved',
    moving,
    { sent: ['owner session.progressed', 'asks move'], events: [{ phase: 'moving', kind: 'transferToMain' }] },
  ],
  [
    'a move found in the books is a success, and is kept as made',
    foundLate,
    {
      sent: ['app success.reported', 'app balances.changed', 'asks settleIntents'],
      events: [{ message: { key: 'balances.transferred' } }, {}],
      context: { intent: earlier, made: [earlier] },
    },
  ],
  ['after it nothing is left to move', [...foundLate, answers('settleIntents', [])], ended('decided')],
  [
    'a move told as not made is not sent again while a line without a mark could be it',
    doubted,
    { sent: ['asks settleIntents'], context: { intent: earlier, made: [] } },
  ],
  [
    'the supplier is asked about it as about any unclear move',
    [...doubted, answers('settleIntents', [earlier.id])],
    { ...ended('pending', 'app intent.unclear'), ...unclearOf(earlier.id) },
  ],
  [
    'if that cannot be noted, nothing moves, and the supplier is told',
    [...doubted, refuses('settleIntents', lost)],
    { ...ended('failed', 'app failure.reported'), events: [{ failure: lost }] },
  ],
  [
    'it is sent again, with its id, while the books prove that it was not made',
    [granted, answers('loadIntents', [earlier]), figures(['8', { text: 'SMS', amount: uah(-1) }])],
    { sent: ['owner session.progressed', 'asks move'], context: { intent: { id: earlier.id, step: 'sent' } } },
  ],
  [
    'a move is a success in the words of the server',
    [...moving, moved({ text: { text: 'Done' } })],
    {
      ...ended('decided', 'app success.reported', 'app balances.changed'),
      events: [{ message: { text: 'Done' } }, {}],
    },
  ],
  [
    'or in its own',
    [...moving, moved({})],
    { events: [{ message: { key: 'balances.transferred' } }, {}], context: { made: [{ id: 'new' }] } },
  ],
  [
    'a move without a certain answer is handed over',
    [...moving, moved({ result: 'unclear' })],
    { ...ended('unclear', 'app intent.unclear'), ...unclearOf('new') },
  ],
  [
    'so is one that broke',
    [...moving, breaksDown('move')],
    { ...ended('unclear', 'app intent.unclear'), ...unclearOf('new') },
  ],
  ['a move that cannot be noted is not made', [...moving, moved({ result: 'unwritable' })], ended('unwritable')],
  [
    'a refusal is told, with the figures read after it',
    [...moving, moved({ result: 'refused', failure: refusal, fresh: { ...fresh, mainBalance: uah(1) } })],
    {
      isOver: true,
      sent: ['app failure.reported'],
      events: [{ failure: refusal }],
      context: { result: 'refused', failure: refusal, fresh: { mainBalance: uah(1) } },
    },
  ],
  [
    'a refusal without newer figures keeps the known ones',
    [...moving, moved({ result: 'refused', failure: refusal })],
    { context: { fresh } },
  ],
])('a payment session: %s', async (_, scenario, lived) => expect(await session(...scenario)).toMatchObject(lived))
