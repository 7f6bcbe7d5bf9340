import type { TransferDialog } from '@supplier/core/balances/transfer.selectors'
import { kopecks } from '@supplier/core/kernel/money'
import { TransferSteps } from '../../balances/TransferDialog.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ControlledDemo } from '../../ui/fields/ControlledDemo.tsx'
import { row } from './Gallery.styles.ts'

const empty: TransferDialog = {
  step: 'form',
  direction: 'toService',
  text: '',
  error: null,
  note: null,
  available: kopecks(12_345_67),
  after: null,
}

const steps: readonly (readonly [name: string, transfer: TransferDialog])[] = [
  ['form', empty],
  ['typed', { ...empty, text: '345,67', after: { main: kopecks(12_000_00), service: kopecks(544_57) } }],
  ['error', { ...empty, direction: 'toMain', text: '99999', error: { key: 'balances.exceeds' } }],
  ['note, unknown', { ...empty, available: null, text: '100', note: { key: 'balances.notMoved' } }],
  ['reading', { step: 'wait', activity: 'reading' }],
]

export function Transfers() {
  return (
    <div className={row}>
      {steps.map(([name, transfer]) => (
        <ControlledDemo key={name} start={{ transfer, isOpen: false }}>
          {(held, hold) => (
            <>
              <Button onClick={() => hold({ transfer, isOpen: true })}>{name}</Button>
              <TransferSteps
                {...held}
                send={({ type }) =>
                  hold(
                    type === 'form.submitted'
                      ? { isOpen: true, transfer: { step: 'wait', activity: 'moving' } }
                      : { ...held, isOpen: type !== 'dialog.dismissed' },
                  )
                }
              />
            </>
          )}
        </ControlledDemo>
      ))}
    </div>
  )
}
