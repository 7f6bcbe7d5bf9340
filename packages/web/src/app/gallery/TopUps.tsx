import type { SafeAddress } from '@supplier/core/kernel/address'
import { kopecks } from '@supplier/core/kernel/money'
import { TopUpSteps } from '../../balances/TopUpSteps.tsx'
import type { TopUpStep } from '../../balances/top-up.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ControlledDemo } from '../../ui/fields/ControlledDemo.tsx'
import { row } from './Gallery.styles.ts'

const form: TopUpStep = {
  step: 'form',
  text: '',
  error: null,
  isBusy: false,
  choices: [
    { amount: kopecks(378_90), missing: kopecks(378_90) },
    { amount: kopecks(200_00), missing: null },
    { amount: kopecks(500_00), missing: null },
    { amount: kopecks(1_000_00), missing: null },
  ],
}

const payment = { step: 'payment', href: 'https://pay.example.org/1' as SafeAddress } as const

const steps: readonly (readonly [name: string, step: TopUpStep])[] = [
  ['form', form],
  ['error', { ...form, text: '0', error: { key: 'balances.amountRange' } }],
  ['busy', { ...form, text: '500', isBusy: true }],
  ['ask', { step: 'ask', host: 'a-very-long-subdomain.of.payments.example.org', href: payment.href }],
  ['payment', { ...payment, activity: 'waiting', notes: [] }],
  ['payment, looked', { ...payment, activity: 'waiting', notes: [{ key: 'balances.paymentChecked' }] }],
  ['payment, checking', { ...payment, activity: 'checking', notes: [] }],
]

export function TopUps() {
  return (
    <div className={row}>
      {steps.map(([name, step]) => (
        <ControlledDemo key={name} start={false}>
          {(isOpen, hold) => (
            <>
              <Button onClick={() => hold(true)}>{name}</Button>
              <TopUpSteps
                step={step}
                isOpen={isOpen}
                send={({ type }) => type === 'dialog.dismissed' && hold(false)}
                onCheck={() => hold(false)}
              />
            </>
          )}
        </ControlledDemo>
      ))}
    </div>
  )
}
