import { deepLink, type Supplier } from '@supplier/core'
import { LazyDialog } from '../app/LazyDialog.tsx'
import { PlaceButton } from '../app/PlaceButton.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { chunkOf } from '../ui/chunk.ts'
import {
  type LiveParts,
  selectHasOperation,
  selectIsBarred,
  selectIsLeaving,
  selectIsPrompted,
  usePart,
} from './parts.ts'

const prompts = chunkOf(async () => (await import('../onboarding/OnboardingDialogs.tsx')).OnboardingDialogs)
const leaving = chunkOf(async () => (await import('../leaving/LeavingDialog.tsx')).LeavingDialog)
const operation = chunkOf(async () => (await import('../intents/OperationDialog.tsx')).OperationDialog)
const paywall = chunkOf(async () => (await import('../subscription/PaywallDialog.tsx')).PaywallDialog)

interface BarsProps {
  readonly parts: Pick<LiveParts, 'onboarding' | 'link' | 'leaving' | 'reconciler' | 'subscription'>
  readonly supplier: Supplier
  readonly botUrl: string
}

/** What may stand before a page: unclear moves of money, the first questions, the paywall, and what is asked of who leaves. */
export function Bars({
  parts: { onboarding, link, leaving: parting, reconciler, subscription },
  supplier,
  botUrl,
}: BarsProps) {
  const words = useWords()
  const isPrompted = usePart(onboarding, selectIsPrompted, false)
  const isLeaving = usePart(parting, selectIsLeaving, false)
  const hasOperation = usePart(reconciler, selectHasOperation, false)
  const isBarred = usePart(subscription, selectIsBarred, false)
  return (
    <>
      {onboarding && (
        <LazyDialog chunk={prompts} isWanted={isPrompted} onClose={() => onboarding.send({ type: 'prompt.postponed' })}>
          {(Prompts) => <Prompts actor={onboarding} link={link} deepLink={deepLink(botUrl, supplier.id)} />}
        </LazyDialog>
      )}
      {parting && (
        <LazyDialog chunk={leaving} isWanted={isLeaving} onClose={() => parting.send({ type: 'leaving.dismissed' })}>
          {(Leaving) => <Leaving actor={parting} />}
        </LazyDialog>
      )}
      {reconciler && (
        <LazyDialog
          chunk={operation}
          isWanted={hasOperation}
          onClose={() => reconciler.send({ type: 'check.postponed' })}
        >
          {(Operation) => <Operation actor={reconciler} />}
        </LazyDialog>
      )}
      {subscription && (
        <LazyDialog
          chunk={paywall}
          isWanted={isBarred}
          ways={<PlaceButton place={{ to: 'main-balance' }}>{words.money.paywall.payments()}</PlaceButton>}
        >
          {(Paywall) => <Paywall actor={subscription} />}
        </LazyDialog>
      )}
    </>
  )
}
