import { deepLink, type Supplier } from '@supplier/core'
import { chunkOf } from '../ui/chunk.ts'
import { Lazy } from '../ui/Lazy.tsx'
import { type LiveParts, selectIsBarred, selectIsLeaving, selectIsPrompted, usePart } from './parts.ts'

const prompts = chunkOf(async () => (await import('../onboarding/OnboardingDialogs.tsx')).OnboardingDialogs)
const leaving = chunkOf(async () => (await import('../leaving/LeavingDialog.tsx')).LeavingDialog)
const paywall = chunkOf(async () => (await import('../subscription/PaywallDialog.tsx')).PaywallDialog)

interface BarsProps {
  readonly parts: Pick<LiveParts, 'onboarding' | 'link' | 'leaving' | 'subscription'>
  readonly supplier: Supplier
  readonly botUrl: string
}

/** What may stand before a page: the first questions, the paywall, and what is asked of who leaves. */
export function Bars({ parts: { onboarding, link, leaving: parting, subscription }, supplier, botUrl }: BarsProps) {
  const isPrompted = usePart(onboarding, selectIsPrompted, false)
  const isLeaving = usePart(parting, selectIsLeaving, false)
  const isBarred = usePart(subscription, selectIsBarred, false)
  return (
    <>
      {onboarding && (
        <Lazy chunk={prompts} isWanted={isPrompted}>
          {(Prompts) => <Prompts actor={onboarding} link={link} deepLink={deepLink(botUrl, supplier.id)} />}
        </Lazy>
      )}
      {parting && (
        <Lazy chunk={leaving} isWanted={isLeaving}>
          {(Leaving) => <Leaving actor={parting} />}
        </Lazy>
      )}
      {subscription && (
        <Lazy chunk={paywall} isWanted={isBarred}>
          {(Paywall) => <Paywall actor={subscription} />}
        </Lazy>
      )}
    </>
  )
}
