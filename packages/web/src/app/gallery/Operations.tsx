import type { Operation } from '@supplier/core/intents/reconciler.selectors'
import { kopecks } from '@supplier/core/kernel/money'
import { OperationSteps } from '../../intents/OperationDialog.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ControlledDemo } from '../../ui/fields/ControlledDemo.tsx'
import { row } from './Gallery.styles.ts'

const checking: Operation = {
  id: 'one',
  kind: 'transferToService',
  amount: kopecks(300_10),
  mark: '7K3M-9QXP',
  state: 'checking',
  mayClose: false,
  operations: [],
}

const found = (id: string) => ({
  id,
  type: 'transferIn',
  amount: kopecks(300_10),
  at: '2026-11-22T10:00:00Z',
  text: null,
  status: 'done' as const,
})

const states: readonly (readonly [name: string, operation: Operation])[] = [
  ['checking', checking],
  ['unread for long', { ...checking, mayClose: true }],
  ['unknown', { ...checking, state: 'unknown', kind: 'payout', mayClose: true }],
  ['doubled', { ...checking, state: 'doubled', mayClose: true, operations: [found('1078'), found('1079')] }],
]

export function Operations() {
  return (
    <div className={row}>
      {states.map(([name, operation]) => (
        <ControlledDemo key={name} start={false}>
          {(isOpen, hold) => (
            <>
              <Button onClick={() => hold(true)}>{name}</Button>
              <OperationSteps
                operation={operation}
                isOpen={isOpen}
                isCopied={false}
                send={() => hold(false)}
                onCopy={() => undefined}
              />
            </>
          )}
        </ControlledDemo>
      ))}
    </div>
  )
}
