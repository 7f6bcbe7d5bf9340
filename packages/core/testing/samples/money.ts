import type { BalanceSnapshot, Intent, IntentKind, Transaction } from '../../src/intents/intents.domain.ts'
import { type Kopecks, kopecks } from '../../src/kernel/money.ts'

export const uah = (amount: number): Kopecks => kopecks(Math.round(amount * 100))

export const someSnapshot: BalanceSnapshot = {
  main: uah(900),
  service: uah(100),
  isSubscribed: false,
  lineIds: ['7', '6'],
}

/** An intent with a known id, whose mark is 7K3M-9QXP. */
export const someIntent = (kind: IntentKind, more: Partial<Intent> = {}): Intent => ({
  id: '3cc744df-b6f1-4a7e-9a5e-0a8f4f1f2b3c',
  supplierId: 1,
  kind,
  amount: uah(399),
  confirmedAt: 0,
  before: someSnapshot,
  step: 'sent',
  operations: [],
  returnTo: null,
  ...more,
})

export const someTransaction = (id: string | null, more: Partial<Transaction> = {}): Transaction => ({
  id,
  type: 'transferIn',
  amount: uah(399),
  at: null,
  text: null,
  status: 'done',
  ...more,
})
