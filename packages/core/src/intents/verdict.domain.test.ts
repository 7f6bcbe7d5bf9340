import { expect, test } from 'vitest'
import { type Kopecks, kopecks } from '../kernel/money.ts'
import type { Intent, IntentKind, Standing, TrailLine } from './intents.domain.ts'
import { afterMove, standingOf, type Verdict, verdictOf } from './verdict.domain.ts'

const uah = (amount: number): Kopecks => kopecks(amount * 100)

const before: Standing = { main: uah(900), service: uah(100), isSubscribed: false, lineIds: ['7', '6'] }

const intent = (kind: IntentKind, amount = uah(399), more: Partial<Intent> = {}): Intent => ({
  id: 'one',
  supplierId: 1,
  kind,
  amount,
  confirmedAt: 0,
  before,
  step: 'sent',
  ...more,
})

const line = (id: string | null, type: string | null, amount: number | null): TrailLine => ({
  id,
  type,
  amount: amount === null ? null : uah(amount),
})

const old = [line('7', 'transferIn', 399), line('6', 'subscription', -399)]

const now = (news: Partial<Standing> = {}): Standing => ({ ...before, ...news })

test.each<[string, Intent, Standing, readonly TrailLine[], boolean, Verdict]>([
  ['a new line tells', intent('coverShortfall'), now(), [line('8', 'transferIn', 399), ...old], false, 'moved'],
  [
    'a line of a type nobody knows tells too',
    intent('coverShortfall'),
    now(),
    [line('8', 'other', 399)],
    false,
    'moved',
  ],
  ['and one without a type', intent('coverShortfall'), now(), [line('8', null, 399)], false, 'moved'],
  ['an old line does not', intent('coverShortfall'), now(), old, true, 'notMoved'],
  [
    'nor one of another amount',
    intent('coverShortfall'),
    now(),
    [line('8', 'transferIn', 398), ...old],
    true,
    'notMoved',
  ],
  ['nor one of another type', intent('coverShortfall'), now(), [line('8', 'bonus', 399), ...old], true, 'notMoved'],
  ['nor one the other way', intent('transferToMain'), now(), [line('8', 'transferIn', 399), ...old], true, 'notMoved'],
  ['back to main is a minus', intent('transferToMain'), now(), [line('8', 'transferOut', -399)], false, 'moved'],
  ['the settings say it is paid', intent('paySubscription'), now({ isSubscribed: true }), old, false, 'moved'],
  ['a line says it is paid', intent('paySubscription'), now(), [line('8', 'subscription', -399)], false, 'moved'],
  [
    'a subscription from before proves nothing',
    intent('paySubscription', uah(399), { before: { ...before, isSubscribed: true } }),
    now({ isSubscribed: true }),
    old,
    true,
    'notMoved',
  ],
  ['too early to say no', intent('paySubscription'), now(), old, false, 'open'],
  ['the balance contradicts the lines', intent('coverShortfall'), now({ service: uah(499) }), old, true, 'unknown'],
  [
    'lines without ids: the balance did not change',
    intent('coverShortfall'),
    now({ lineIds: null }),
    [line(null, 'transferIn', 399)],
    true,
    'notMoved',
  ],
  [
    'lines without ids: the balance changed as it would',
    intent('coverShortfall'),
    now({ lineIds: null, service: uah(499) }),
    [line(null, 'transferIn', 399)],
    true,
    'moved',
  ],
  [
    'lines without ids: the balance changed otherwise',
    intent('coverShortfall'),
    now({ lineIds: null, service: uah(150) }),
    [],
    true,
    'unknown',
  ],
  ['nothing can be read', intent('coverShortfall'), now({ lineIds: null, service: null }), [], true, 'unknown'],
])('%s', (_, sent, standing, lines, settled, verdict) => {
  expect(verdictOf(sent, standing, lines, settled)).toBe(verdict)
})

test('lines tell apart only when every one of them has an id', () => {
  const setup = {
    steps: { information: true, product: true, delivery: true, payment: true },
    mainBalance: uah(1),
    serviceBalance: null,
    cost: uah(5),
    active: false,
    storeName: null,
    chats: 0,
    orders: 0,
  }
  expect(standingOf(setup, old)).toEqual({ main: uah(1), service: null, isSubscribed: false, lineIds: ['7', '6'] })
  expect(standingOf(setup, [...old, line(null, null, 1)]).lineIds).toBeNull()
  expect(standingOf(setup, []).lineIds).toEqual([])
})

test('a move that was carried out changes the service balance by its amount', () => {
  expect(afterMove(before, intent('coverShortfall')).service).toBe(uah(499))
  expect(afterMove(before, intent('transferToMain', uah(40))).service).toBe(uah(60))
  expect(afterMove({ ...before, service: null }, intent('coverShortfall')).service).toBeNull()
})
