import type { Href } from '@supplier/core/kernel/address'
import { jobDialogIn, selectIsJobOpen } from '@supplier/core/kit/job/job-dialog.selectors'
import type { Supplier } from '@supplier/core/session/session.domain'
import { deepLink } from '@supplier/core/telegram/telegram.domain'
import { memo } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { LazyDialog } from '../kit/overlays/LazyDialog.tsx'
import { type LiveParts, usePart } from '../kit/panel/panel-parts.ts'
import { LeaveCard } from '../leave-guard/LeaveCard.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { chunkOf } from '../ui/loading/chunk.ts'
import { selectHasOperation, selectIsAskingToLeave, selectIsBlocked, selectIsPrompted } from './parts.ts'

const prompts = chunkOf(async () => (await import('../onboarding/OnboardingDialogs.tsx')).OnboardingDialogs)
const leaveGuard = chunkOf(async () => (await import('../leave-guard/LeaveDialog.tsx')).LeaveDialog)
const job = chunkOf(async () => (await import('../kit/jobs/JobDialog.tsx')).JobDialog)
const operation = chunkOf(async () => (await import('../intents/OperationDialog.tsx')).OperationDialog)
const paywall = chunkOf(async () => (await import('../subscription/PaywallDialog.tsx')).PaywallDialog)

interface BarsProps extends Pick<LiveParts, 'onboarding' | 'link' | 'jobs' | 'outbox' | 'reconciler' | 'subscription'> {
  readonly guard: LiveParts['leaveGuard']
  readonly supplier: Supplier
  readonly botUrl: Href
}

/**
 * The dialogs that can block a page: a job that the address opens, unsettled money operations, onboarding prompts, the paywall, and the question
 * about unsaved work.
 */
export const Bars = memo(function Bars(props: BarsProps) {
  const { onboarding, link, guard, jobs, outbox, reconciler, subscription, supplier, botUrl } = props
  const t = useTranslations()
  const isPrompted = usePart(onboarding, selectIsPrompted, false)
  const isLeaving = usePart(guard, selectIsAskingToLeave, false)
  const dialog = jobs && jobDialogIn(jobs)
  const isJobOpen = usePart(dialog, selectIsJobOpen, false)
  const hasOperation = usePart(reconciler, selectHasOperation, false)
  const isBlocked = usePart(subscription, selectIsBlocked, false)
  return (
    <>
      {onboarding && (
        <LazyDialog chunk={prompts} isWanted={isPrompted} onClose={() => onboarding.send({ type: 'prompt.postponed' })}>
          {(Prompts) => <Prompts actor={onboarding} link={link} deepLink={deepLink(botUrl, supplier.id)} />}
        </LazyDialog>
      )}
      {guard && (
        <LazyDialog
          chunk={leaveGuard}
          isWanted={isLeaving}
          missing={<LeaveCard actor={guard} outbox={outbox} />}
          onClose={() => guard.send({ type: 'leave.dismissed' })}
        >
          {(Leaving) => <Leaving actor={guard} outbox={outbox} />}
        </LazyDialog>
      )}
      {jobs && (
        <LazyDialog chunk={job} isWanted={isJobOpen} onClose={() => dialog?.send({ type: 'dialog.dismissed' })}>
          {(Job) => <Job jobs={jobs} />}
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
          isWanted={isBlocked}
          ways={<RouteButton location={{ to: 'main-balance' }}>{t.money.paywall.payments()}</RouteButton>}
        >
          {(Paywall) => <Paywall actor={subscription} />}
        </LazyDialog>
      )}
    </>
  )
})
