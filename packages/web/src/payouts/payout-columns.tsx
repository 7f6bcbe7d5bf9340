import { entryOf, type Word } from '@supplier/core/kernel/word'
import { mayBeCancelled, type Payout, type PayoutStatus } from '@supplier/core/payouts/payouts.domain'
import { Money } from '../balances/Money.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import type { LedgerColumn } from '../kit/list/list-column.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { payout as payoutLook } from './PayoutsScreen.styles.ts'

interface Cancelling {
  /** The id of the payout that is being cancelled. */
  readonly busyId: string | null
  readonly onCancel: (id: string) => void
}

export const usePayoutColumns = ({ busyId, onCancel }: Cancelling): readonly LedgerColumn<Payout>[] => {
  const t = useTranslations()
  const { dateTime, sum } = useFormats()
  const { columns, cancelNumber, statuses } = t.payout
  return [
    {
      id: 'number',
      header: columns.number(),
      card: 'title',
      grows: true,
      cell: (one) => <Name payout={one} />,
      file: ({ number, requisites }) => [number, requisites].filter(Boolean).join('. '),
    },
    {
      id: 'date',
      priority: 2,
      header: columns.date(),
      cell: ({ createdAt }) => createdAt && dateTime(createdAt),
      file: ({ createdAt }) => (createdAt ? dateTime(createdAt) : ''),
    },
    {
      id: 'status',
      header: columns.status(),
      card: 'state',
      cell: (one) => one.status && <Status payout={one} status={one.status} />,
      file: ({ status, reason }) =>
        [status && (entryOf(statuses, status)?.() ?? status), reason].filter(Boolean).join('. '),
    },
    {
      id: 'amount',
      header: columns.amount(),
      align: 'end',
      card: 'figure',
      cell: ({ amount }) => <Money amount={amount} />,
      file: ({ amount }) => sum(amount),
    },
    {
      id: 'fee',
      priority: 3,
      header: columns.fee(),
      align: 'end',
      card: 'absent',
      cell: ({ fee }) => <Money amount={fee} />,
      file: ({ fee }) => sum(fee),
    },
    {
      id: 'net',
      header: columns.net(),
      align: 'end',
      card: 'line',
      named: true,
      cell: ({ net }) => <Money amount={net} />,
      file: ({ net }) => sum(net),
    },
    {
      id: 'actions',
      file: null,
      width: 128,
      header: columns.actions(),
      quiet: true,
      align: 'end',
      card: 'next',
      cell: (one) =>
        mayBeCancelled(one) ? (
          <Button
            size="small"
            aria-label={cancelNumber({ number: one.number })}
            busy={busyId === one.id}
            disabled={busyId !== null && busyId !== one.id}
            onClick={() => onCancel(one.id)}
          >
            {t.money.cancel()}
          </Button>
        ) : null,
    },
  ]
}

function Name({ payout: { number, requisites, reason } }: { readonly payout: Payout }) {
  const t = useTranslations().payout
  const styles = payoutLook()
  return (
    <span className={styles.texts} data-lines="">
      <span className={styles.name}>{t.number({ number })}</span>
      {requisites && (
        <span className={styles.detail} title={requisites}>
          {requisites}
        </span>
      )}
      {reason && (
        <span className={styles.reason} title={reason}>
          {reason}
        </span>
      )}
    </span>
  )
}

const tones = {
  created: 'neutral',
  pending: 'info',
  processing: 'info',
  paid: 'plain',
  rejected: 'danger',
  failed: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<PayoutStatus, string>

interface StatusProps {
  readonly payout: Payout
  readonly status: Word<PayoutStatus>
}

/** The status of a payout, with the date on which it was paid or is expected. */
function Status({ payout: { expectedAt, paidAt }, status }: StatusProps) {
  const t = useTranslations().payout
  const { day } = useFormats()
  const styles = payoutLook()
  const isOver = entryOf(tones, status) === 'danger' || status === 'cancelled'
  const date =
    status === 'paid' ? paidAt && day(paidAt) : !isOver && expectedAt && t.expected({ date: day(expectedAt) })
  return (
    <span className={styles.texts} data-lines="">
      <Badge tone={entryOf(tones, status) ?? 'neutral'}>{entryOf(t.statuses, status)?.() ?? status}</Badge>
      {date && <span className={styles.detail}>{date}</span>}
    </span>
  )
}
