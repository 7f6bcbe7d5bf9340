import { mayBeCancelled, type Payout, type PayoutStatus } from '@supplier/core'
import { Money } from '../balances/Money.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import type { Column } from '../ui/Table.tsx'
import { payout as payoutLook } from './PayoutsScreen.styles.ts'

interface Cancelling {
  /** The payout that is being cancelled. */
  readonly busyId: string | null
  readonly onCancel: (id: string) => void
}

export const usePayoutColumns = ({ busyId, onCancel }: Cancelling): readonly Column<Payout>[] => {
  const words = useWords()
  const { dateTime } = useFormats()
  const { columns, cancelNumber } = words.payout
  return [
    { id: 'number', header: columns.number(), card: 'title', grows: true, cell: (one) => <Name payout={one} /> },
    { id: 'date', header: columns.date(), cell: ({ createdAt }) => createdAt && dateTime(createdAt) },
    {
      id: 'status',
      header: columns.status(),
      cell: (one) => one.status && <Status payout={one} status={one.status} />,
    },
    {
      id: 'amount',
      header: columns.amount(),
      align: 'end',
      card: 'figure',
      cell: ({ amount }) => <Money amount={amount} />,
    },
    { id: 'fee', header: columns.fee(), align: 'end', named: true, cell: ({ fee }) => <Money amount={fee} /> },
    {
      id: 'net',
      header: columns.net(),
      align: 'end',
      card: 'last',
      named: true,
      cell: ({ net }) => <Money amount={net} />,
    },
    {
      id: 'actions',
      header: columns.actions(),
      quiet: true,
      align: 'end',
      cell: (one) =>
        mayBeCancelled(one) ? (
          <Button
            size="small"
            aria-label={cancelNumber({ number: one.number })}
            busy={busyId === one.id}
            disabled={busyId !== null && busyId !== one.id}
            onClick={() => onCancel(one.id)}
          >
            {words.money.cancel()}
          </Button>
        ) : null,
    },
  ]
}

function Name({ payout: { number, requisites, reason } }: { readonly payout: Payout }) {
  const words = useWords().payout
  const look = payoutLook()
  return (
    <span className={look.texts} data-lines="">
      <span className={look.name}>{words.number({ number })}</span>
      {requisites && (
        <span className={look.detail} title={requisites}>
          {requisites}
        </span>
      )}
      {reason && (
        <span className={look.reason} title={reason}>
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
  paid: 'success',
  rejected: 'danger',
  failed: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<PayoutStatus, string>

interface StatusProps {
  readonly payout: Payout
  readonly status: PayoutStatus
}

/** Where it is, and when it was or may be paid. */
function Status({ payout: { expectedAt, paidAt }, status }: StatusProps) {
  const words = useWords().payout
  const { day } = useFormats()
  const look = payoutLook()
  const isOver = tones[status] === 'danger' || status === 'cancelled'
  const date =
    status === 'paid' ? paidAt && day(paidAt) : !isOver && expectedAt && words.expected({ date: day(expectedAt) })
  return (
    <span className={look.texts} data-lines="">
      <Badge tone={tones[status]}>{words.statuses[status]()}</Badge>
      {date && <span className={look.detail}>{date}</span>}
    </span>
  )
}
