import type { Location } from '../kernel/routes.ts'
import type { Readiness } from '../readiness/answer.domain.ts'
import type { ReadinessLine, ReasonCode } from '../readiness/line.domain.ts'
import type { Setup, SetupSteps } from '../setup/setup.domain.ts'

/** The home page with its whole list. */
export const readinessLocation = { to: 'statistics', hash: '#readiness' } as const satisfies Location

/** Reasons that other tasks name. */
const named: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'subscriptionOff',
  'telegramUnlinked',
  'article',
  'articleMissing',
])

/** Reasons that a step of the set-up asks to remove. */
const ofStep = { delivery: /^delivery/, payment: /^payment/, product: /^product/ } as const

/** The reasons that neither another task nor an open step of the set-up names. */
export const unnamedLines = (lines: readonly ReadinessLine[], steps: SetupSteps): readonly ReadinessLine[] =>
  lines.filter(
    ({ code }) =>
      !named.has(code) &&
      (steps.delivery || !ofStep.delivery.test(code)) &&
      (steps.payment || !ofStep.payment.test(code)) &&
      (steps.product || !ofStep.product.test(code)),
  )

/** Whether the settings say otherwise, because something changed since the readiness was read. */
export const contradicts = ({ steps, active }: Setup, { information, delivery, payment, subscription }: Readiness) =>
  differs(steps.information, information?.isReady) ||
  differs(steps.delivery, delivery?.isReady) ||
  differs(steps.payment, payment?.isReady) ||
  differs(active, subscription?.isActive)

/** An unknown value differs from nothing. */
const differs = (one: boolean | null, other: boolean | undefined): boolean =>
  one !== null && other !== undefined && one !== other
