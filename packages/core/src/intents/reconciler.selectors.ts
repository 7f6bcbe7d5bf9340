import type { Kopecks } from '../kernel/money.ts'
import { isSame } from '../kernel/same.ts'
import type { CopyActor } from '../kit/copy/copy.machine.ts'
import type { Intent, IntentKind, Transaction } from './intents.domain.ts'
import { markOf } from './mark.domain.ts'
import type { ReconcilerSnapshot } from './reconciler.machine.ts'
import { isPatienceOver, visibleIn } from './watch.domain.ts'

/** A move of money that the supplier has to know about. */
export interface Operation {
  readonly id: string
  readonly kind: IntentKind
  readonly amount: Kopecks
  /** Its mark, as it stands in the server's transactions. */
  readonly mark: string
  readonly state: 'checking' | 'unknown' | 'doubled'
  /** Whether the supplier may close it as checked. */
  readonly mayClose: boolean
  /** The transactions of a doubled move. */
  readonly operations: readonly Transaction[]
}

export interface Operations {
  /** The operation whose dialog is open; `null` also while another dialog hides it. */
  readonly shown: Operation | null
  readonly all: readonly Operation[]
}

export const selectOperations = ({ context }: ReconcilerSnapshot): Operations => {
  const { journal, watch, shown, isHidden, isMoving } = context
  const all = isMoving ? [] : visibleIn(journal).map((intent) => operationOf(intent, watch))
  return { shown: isHidden ? null : (all.find(({ id }) => id === shown) ?? null), all }
}

export const sameOperations = (one: Operations, other: Operations): boolean => isSame(one, other)

const operationOf = (intent: Intent, watch: ReconcilerSnapshot['context']['watch']): Operation => {
  const { id, kind, amount, step, operations } = intent
  const state = step === 'doubled' || step === 'unknown' ? step : 'checking'
  return {
    id,
    kind,
    amount,
    mark: markOf(intent),
    state,
    mayClose: state === 'doubled' || isPatienceOver(watch[id]),
    operations,
  }
}

/** The actor that copies the text for the support; `null` while no dialog is open. */
export const selectOperationCopy = (snapshot: ReconcilerSnapshot): CopyActor | null => snapshot.children.copy ?? null
