import { expect, test } from 'vitest'
import { answers, breaksDown } from '../../testing/actor-log.ts'
import { eventTableOf } from '../../testing/event-table.ts'
import { someSetup } from '../../testing/ports.ts'
import { someIntent, someSnapshot } from '../../testing/samples/money.ts'
import type { SafeAddress } from '../kernel/address.ts'
import { kopecks } from '../kernel/money.ts'
import { paymentMachine } from './payment.machine.ts'

const balance = (main: number | null) =>
  answers('fetchSetup', { ...someSetup, mainBalance: main === null ? null : kopecks(main) })
const saved = answers('saveIntent', 'stored')
const waiting = [saved, answers('openPaymentPage')] as const
const checking = [...waiting, { type: 'check.chosen' }] as const

test.each([
  ['a known balance before it', 100_00],
  ['no balance before it', null],
] as const)('every event in every step of a payment does only this, with %s', async (_, before) => {
  const input = () => ({
    app: { send: () => {} },
    intent: someIntent('topUp', { before: { ...someSnapshot, main: before === null ? null : kopecks(before) } }),
    href: 'https://pay.test/1' as SafeAddress,
  })
  const isKnown = before !== null
  const unchanged = 'waiting, notes = [{"key":"balances.paymentChecked"}]'
  const moved = 'forgetting, asks settleIntents'
  expect(
    await eventTableOf(paymentMachine, input, {
      situations: {
        'the intent is saved': [],
        'the page is opened': [saved],
        'the supplier pays': waiting,
        'the balance is checked': checking,
        'the intent is forgotten': isKnown
          ? [...checking, balance(300_00)]
          : [...checking, balance(200_00), { type: 'check.chosen' }, balance(300_00)],
      },
      events: {
        'the journal has it': saved,
        'the journal refuses it': answers('saveIntent', 'refused'),
        'the journal breaks': breaksDown('saveIntent'),
        'the page opens': answers('openPaymentPage'),
        'the page does not open': breaksDown('openPaymentPage'),
        'a check is chosen': { type: 'check.chosen' },
        'the tab is shown': { type: 'tab.shown' },
        'the balance is the same': balance(100_00),
        'the balance is another': balance(300_00),
        'the balance is unknown': balance(null),
        'the balance cannot be read': breaksDown('fetchSetup'),
        'the journal forgets it': answers('settleIntents', []),
        'the journal does not forget it': breaksDown('settleIntents'),
      },
    }),
  ).toEqual({
    'the intent is saved': {
      'the journal has it': 'opening, asks openPaymentPage',
      'the journal refuses it': 'opening, asks openPaymentPage',
      'the journal breaks': 'opening, asks openPaymentPage',
    },
    'the page is opened': { 'the page opens': 'waiting', 'the page does not open': 'waiting' },
    'the supplier pays': {
      'a check is chosen': 'checking, asks fetchSetup',
      'the tab is shown': 'checking, asks fetchSetup',
    },
    'the balance is checked': {
      'the balance is the same': isKnown
        ? unchanged
        : `waiting, before = 10000, notes = [{"key":"balances.paymentChecked"}]`,
      'the balance is another': isKnown
        ? moved
        : `waiting, before = 30000, notes = [{"key":"balances.paymentChecked"}]`,
      'the balance is unknown': unchanged,
      'the balance cannot be read': 'waiting, app fault.logged, notes = [{"key":"failure.unexpected"}]',
    },
    'the intent is forgotten': {
      'the journal forgets it': 'paid, app success.reported',
      'the journal does not forget it': 'paid, app success.reported',
    },
  })
})
