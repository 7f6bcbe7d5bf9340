import { kopecks } from '@supplier/core/kernel/money'
import { PayoutSteps } from '../../payouts/PayoutSteps.tsx'
import type { PayoutStep } from '../../payouts/payout.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ControlledDemo } from '../../ui/fields/ControlledDemo.tsx'
import { row } from './Gallery.styles.ts'

const saved = { id: '7', title: 'UAH', masked: 'UA••6001' }
const preview = {
  amount: kopecks(1_000_00),
  fee: kopecks(12_50),
  net: kopecks(987_50),
  expectedAt: '2026-08-25T10:00:00Z',
  version: '1',
}
const form: PayoutStep = {
  step: 'form',
  values: { amount: '', requisites: '7', iban: '', holder: '', comment: '' },
  known: {
    totals: { available: kopecks(12_345_67), held: null, processing: null, paidThisMonth: null, minimum: null },
    requisites: [saved],
  },
  isNewAccount: false,
  mayTakeWhole: true,
  preview: { state: 'none' },
  errors: {},
  note: null,
  isBusy: false,
}
const account = { isNew: true, iban: 'UA213223130000026007233566001', holder: 'Suppliers' } as const
const confirm = { step: 'confirm', preview, account, comment: '', note: null } as const

const steps: readonly (readonly [name: string, step: PayoutStep])[] = [
  ['form', form],
  ['form, priced', { ...form, preview: { state: 'known', preview } }],
  ['form, no price', { ...form, preview: { state: 'failed' }, note: { key: 'payouts.termsChanged' } }],
  ['form, new account', { ...form, isNewAccount: true, errors: { iban: { key: 'payouts.ibanRule' } } }],
  ['confirm', confirm],
  ['confirmAccount', { step: 'confirmAccount', account }],
]

export function Payouts() {
  return (
    <div className={row}>
      {steps.map(([name, step]) => (
        <ControlledDemo key={name} start={{ step, isOpen: false }}>
          {(held, hold) => (
            <>
              <Button onClick={() => hold({ step, isOpen: true })}>{name}</Button>
              <PayoutSteps
                {...held}
                send={({ type }) =>
                  hold(
                    type === 'dialog.dismissed' || type === 'confirmation.left'
                      ? { ...held, isOpen: false }
                      : { isOpen: true, step: { step: 'sending' } },
                  )
                }
                sendForm={() => undefined}
              />
            </>
          )}
        </ControlledDemo>
      ))}
    </div>
  )
}
