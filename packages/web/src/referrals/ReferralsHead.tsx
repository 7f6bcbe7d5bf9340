import {
  selectReferralsCopy,
  selectReferralsHead,
  selectWithdrawal,
} from '@supplier/core/referrals/referrals.selectors'
import type { ReferralsBesideActor } from '@supplier/core/referrals/referrals-beside.machine'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Stale } from '../kit/answers/Stale.tsx'
import { LazyDialog } from '../kit/overlays/LazyDialog.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { chunkOf } from '../ui/loading/chunk.ts'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { ReferralLink } from './ReferralLink.tsx'
import { ReferralTotals } from './ReferralTotals.tsx'
import { head as look } from './referrals.styles.ts'
import type { ReferralTexts } from './referrals.translations.ts'

const dialogs = chunkOf(async () => (await import('./WithdrawalDialog.tsx')).WithdrawalDialog)

interface HeadProps {
  readonly beside: ReferralsBesideActor
  readonly t: ReferralTexts
}

/** Above the list: the link with its terms, what it has brought, and the withdrawal. */
export function ReferralsHead({ beside, t }: HeadProps) {
  const { ui } = useTranslations()
  const snapshot = useSelector(beside, (one) => one)
  const head = selectReferralsHead(snapshot)
  const copy = selectReferralsCopy(snapshot)
  const withdrawal = selectWithdrawal(snapshot)
  const retry = () => beside.send({ type: 'retry.chosen' })
  return (
    <div className={look}>
      {head.state === 'loading' && <Skeleton height="8.75rem" />}
      {head.state === 'unread' && (
        <Alert
          tone="warning"
          role="status"
          actions={
            <Button size="small" onClick={retry}>
              {ui.retry()}
            </Button>
          }
        >
          {t.unread}
        </Alert>
      )}
      {head.state === 'known' && head.isStale && (
        <Stale view={{ isLoading: head.isLoading, messages: [] }} onRetry={retry} />
      )}
      {head.state === 'known' && copy && <ReferralLink summary={head.summary} copy={copy} t={t} />}
      {head.state === 'known' && (
        <ReferralTotals
          summary={head.summary}
          block={head.block}
          t={t}
          onWithdraw={() => beside.send({ type: 'withdrawal.chosen' })}
        />
      )}
      <LazyDialog
        chunk={dialogs}
        isWanted={withdrawal !== null}
        onClose={() => withdrawal?.send({ type: 'dialog.dismissed' })}
      >
        {(Shown) => <Shown actor={withdrawal} t={t} />}
      </LazyDialog>
    </div>
  )
}
