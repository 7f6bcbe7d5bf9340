import type { BalanceLine } from '@supplier/core/balances/balances.domain'
import type { Kopecks } from '@supplier/core/kernel/money'
import { entryOf } from '@supplier/core/kernel/word'
import { ordersWith } from '@supplier/core/orders/order-search.domain'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Minus from 'lucide-react/icons/minus'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import type { LedgerColumn } from '../kit/list/list-column.ts'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { lines } from './line-columns.styles.ts'
import { Money } from './Money.tsx'

/** The balance to which the operations belong: a transfer has a different name on each side. */
export type BalanceKind = 'main' | 'service'

/** Money that comes back has its own name, for example after clicks that do not count. */
const returned = ['advertising', 'telegramAds', 'sms'] as const

/**
 * Returns the name of an operation type on this balance, by the amount of an operation; unknown types are named “other
 * operation”.
 */
export const useTypeName = (balance: BalanceKind): ((type: BalanceLine['type'], amount?: Kopecks | null) => string) => {
  const t = useTranslations().money.balance
  const names: Partial<Record<BalanceLine['type'], () => string>> = balance === 'main' ? t.types : t.serviceTypes
  const isReturned = (type: BalanceLine['type']): type is (typeof returned)[number] =>
    balance === 'service' && returned.some((one) => one === type)
  return (type, amount = null) =>
    amount !== null && amount > 0 && isReturned(type) ? t.returnedTypes[type]() : (names[type] ?? t.types.other)()
}

export const useLineColumns = (balance: BalanceKind): readonly LedgerColumn<BalanceLine>[] => {
  const t = useTranslations().money.balance
  const { dateTime, sum } = useFormats()
  const typeName = useTypeName(balance)
  const { columns } = t
  const onMain: readonly LedgerColumn<BalanceLine>[] = [
    {
      id: 'order',
      priority: 2,
      header: columns.order(),
      cell: ({ order }) => {
        const location = order === null ? null : ordersWith(order)
        const name = order && t.order({ number: order })
        return location ? <RouteLink location={location}>{name}</RouteLink> : name
      },
      file: ({ order }) => order ?? '',
    },
    {
      id: 'status',
      priority: 3,
      header: columns.status(),
      // Told beside the name, where it is not done.
      cell: () => null,
      file: ({ status }) => (status ? (entryOf(t.statuses, status)?.() ?? status) : ''),
    },
  ]
  return [
    {
      id: 'date',
      header: columns.date(),
      cell: ({ createdAt }) => createdAt && dateTime(createdAt),
      file: ({ createdAt }) => (createdAt ? dateTime(createdAt) : ''),
    },
    {
      id: 'type',
      header: columns.type(),
      card: 'title',
      grows: true,
      cell: (line) => <Reason line={line} name={typeName(line.type, line.amount)} />,
      file: ({ type, amount, description }) => [typeName(type, amount), description].filter(Boolean).join('. '),
    },
    ...(balance === 'main' ? onMain : []),
    {
      id: 'amount',
      header: columns.amount(),
      align: 'end',
      card: 'figure',
      cell: ({ amount, status }) => <Amount amount={amount} isVoid={status === 'cancelled'} />,
      file: ({ amount }) => sum(amount),
    },
    {
      id: 'after',
      priority: 2,
      header: columns.after(),
      align: 'end',
      card: 'absent',
      cell: ({ balanceAfter }) => (balanceAfter === null ? null : <Money amount={balanceAfter} />),
      file: ({ balanceAfter }) => sum(balanceAfter),
    },
  ]
}

/** The state of a line that is not done. */
function Status({ status }: { readonly status: NonNullable<BalanceLine['status']> }) {
  const t = useTranslations().money.balance.statuses
  return <Badge tone={status === 'pending' ? 'warning' : 'neutral'}>{entryOf(t, status)?.() ?? status}</Badge>
}

/** The name of the operation, with an icon for the direction of the money. */
function Reason({
  line: { amount, description, status },
  name,
}: {
  readonly line: BalanceLine
  readonly name: string
}) {
  const styles = lines()
  const way = wayOf(amount)
  const Icon = icons[way]
  return (
    <span className={styles.reason}>
      <span className={styles.mark} data-way={way}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <span className={styles.texts} data-lines="">
        <span className={styles.name}>{name}</span>
        {description && description !== name && (
          <span className={styles.description} title={description}>
            {description}
          </span>
        )}
      </span>
      {status && status !== 'done' && <Status status={status} />}
    </span>
  )
}

function Amount({ amount, isVoid }: { readonly amount: Kopecks | null; readonly isVoid: boolean }) {
  const styles = lines()
  return (
    <span className={styles.amount} data-way={isVoid ? 'void' : wayOf(amount)}>
      <Money amount={amount} change />
    </span>
  )
}

const icons = { in: ArrowDownLeft, out: ArrowUpRight, none: Minus }

const wayOf = (amount: Kopecks | null): keyof typeof icons =>
  amount === null || amount === 0 ? 'none' : amount > 0 ? 'in' : 'out'
