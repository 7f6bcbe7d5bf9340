import { type BalanceSnapshot, type Intent, isOpen } from './intents.domain.ts'

const settled = { main: null, service: null } as const

/**
 * The intent with only those balances that its settling compares. The journal stays in the browser after a sign-out, so
 * that it must not tell the next person what this supplier has.
 */
export const journalled = (intent: Intent): Intent => ({ ...intent, before: { ...intent.before, ...neededOf(intent) } })

const neededOf = (intent: Intent): Pick<BalanceSnapshot, 'main' | 'service'> => {
  const { main, service, lineIds } = intent.before
  // The return from the bank shows that a top-up has come by the main balance.
  if (intent.kind === 'topUp') return { main, service: null }
  // No balance shows a payout alone, and a settled move is watched by its mark.
  if (intent.kind === 'payout' || !isOpen(intent)) return settled
  // Without the ids of its lines, a move is told by both balances.
  return lineIds === null ? { main, service } : { main: null, service }
}
