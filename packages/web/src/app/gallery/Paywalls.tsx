import { kopecks } from '@supplier/core/kernel/money'
import type { Funds } from '@supplier/core/subscription/subscription.domain'
import type { Bill, Paywall } from '@supplier/core/subscription/subscription.selectors'
import { PaywallSteps } from '../../subscription/PaywallDialog.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ControlledDemo } from '../../ui/fields/ControlledDemo.tsx'
import { row } from './Gallery.styles.ts'

const funds = (main: number, service: number): Funds => ({
  main: kopecks(main),
  service: kopecks(service),
  cost: kopecks(499_00),
})

const bill = (main: number, service: number, transfer: number): Bill => ({
  ...funds(main, service),
  transfer: kopecks(transfer),
  remains: { main: kopecks(main - transfer), service: kopecks(service + transfer - 499_00) },
})

const short = bill(12_345_67, 198_90, 300_10)
const rich = bill(50_000_00, 5_000_00, 0)
const closed: Paywall = { step: 'closed' }

const steps: readonly (readonly [name: string, paywall: Paywall])[] = [
  ['offer', { step: 'offer', cost: kopecks(499_00), bill: null, note: null }],
  ['offer, cost unknown', { step: 'offer', cost: null, bill: null, note: null }],
  ['offer, covered', { step: 'offer', cost: kopecks(499_00), bill: rich, note: 'covered' }],
  ['shortOnMain', { step: 'shortOnMain', funds: funds(-120_10, 15_05), missing: kopecks(619_10), note: null }],
  ['shortOnService', { step: 'shortOnService', bill: short, note: null }],
  ['shortOnService, not moved', { step: 'shortOnService', bill: short, note: 'notMoved' }],
  ['ready', { step: 'ready', bill: rich, note: null }],
  ['unreadable', { step: 'unreadable', cost: kopecks(499_00), note: null }],
  ['elsewhere', { step: 'prevented', reason: 'elsewhere' }],
  ['unwritable', { step: 'prevented', reason: 'unwritable' }],
  ['wait', { step: 'wait', activity: 'reading', mayCancel: true }],
  ['paid', { step: 'paid' }],
]

/** Imitates the step that follows an event; in the app, the machine decides. */
const after = (type: string): Paywall => {
  if (type === 'offer.accepted') return { step: 'wait', activity: 'reading', mayCancel: true }
  if (type === 'transfer.confirmed') return { step: 'wait', activity: 'transferring', mayCancel: true }
  if (type === 'payment.confirmed') return { step: 'wait', activity: 'paying', mayCancel: false }
  return closed
}

export function Paywalls() {
  return (
    <div className={row}>
      {steps.map(([name, paywall]) => (
        <ControlledDemo key={name} start={closed}>
          {(shown, hold) => (
            <>
              <Button onClick={() => hold(paywall)}>{name}</Button>
              <PaywallSteps paywall={shown} send={({ type }) => hold(after(type))} />
            </>
          )}
        </ControlledDemo>
      ))}
    </div>
  )
}
