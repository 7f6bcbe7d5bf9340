import { expect, test } from 'vitest'
import {
  claiming,
  type Made,
  moneyMove,
  panelWrite,
  screenDialog,
  screenWrite,
  storedText,
  typedText,
  withoutDraftText,
} from '../../../testing/claims.ts'
import { type Claimed, isBehind, type Modal, nothingClaimed } from './claims.domain.ts'

const of: (...made: readonly Made[]) => Claimed = (...made) => claiming(...made).claimed

const none = nothingClaimed.screen

test.each<[string, Claimed, Partial<Claimed>, boolean]>([
  ['nothing', of(), nothingClaimed, false],
  ['a text with a draft', of(typedText), { screen: { ...none, isDirty: true }, all: { ...none, isDirty: true } }, true],
  [
    'a text without a draft',
    of(typedText, withoutDraftText),
    { screen: { ...none, isDirty: true, isKept: false } },
    true,
  ],
  ['a text in storage', of(storedText), { screen: none, all: { ...none, isDirty: true } }, false],
  ['a write of the screen', of(screenWrite), { screen: { ...none, isPending: true }, isMovingMoney: false }, true],
  ['a write of the panel', of(panelWrite), { screen: none, all: { ...none, isPending: true } }, true],
  ['a move of money', of(moneyMove), { isMovingMoney: true }, true],
  ['a dialog', of(screenDialog), { modals: ['screen'], screen: none, all: none }, false],
])('%s', (_, claimed, expected, guards) => {
  expect(claimed).toMatchObject(expected)
  expect(claimed.isLostByClosing).toBe(guards)
})

test.each<[readonly Modal[], Modal, boolean]>([
  [[], 'paywall', false],
  [['paywall'], 'paywall', false],
  [['paywall', 'prompt'], 'paywall', true],
  [['paywall', 'prompt'], 'prompt', false],
  [['screen', 'leaveGuard'], 'leaveGuard', true],
  [['leaveGuard', 'money'], 'leaveGuard', false],
])('with the dialogs %j, %s is hidden by another: %s', (by, modal, expected) => {
  const claimed = of(...by.map((one) => ({ kind: 'dialog', by: one }) as const))
  expect(isBehind(claimed, modal)).toBe(expected)
})

test('dialogs are listed once each, in the order of their priority', () => {
  const order = of({ kind: 'dialog', by: 'paywall' }, { kind: 'dialog', by: 'leaveGuard' }, screenDialog, screenDialog)
  expect(order.modals).toEqual(['screen', 'leaveGuard', 'paywall'])
})
