import type { BalanceLine, Kopecks } from '@supplier/core'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Minus from 'lucide-react/icons/minus'
import { useFormats } from '../i18n/use-formats.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Badge } from '../ui/Badge.tsx'
import type { Column } from '../ui/Table.tsx'
import { lines } from './line-columns.styles.ts'
import { Money } from './Money.tsx'

/** Whose lines they are: a transfer reads differently from either side. */
export type Purse = 'main' | 'service'

/** Types by the words of either balance; a type that a balance does not know is just another operation. */
export const useTypeName = (purse: Purse): ((type: BalanceLine['type']) => string) => {
  const words = useWords().money.balance
  const names: Partial<Record<BalanceLine['type'], () => string>> = purse === 'main' ? words.types : words.serviceTypes
  return (type) => (names[type] ?? words.types.other)()
}

/** `rows` are those that are shown: what the server says of none of them is no column. */
export const useLineColumns = (purse: Purse, rows: readonly BalanceLine[]): readonly Column<BalanceLine>[] => {
  const words = useWords().money.balance
  const { dateTime } = useFormats()
  const typeName = useTypeName(purse)
  const { columns } = words
  const onMain: readonly Column<BalanceLine>[] = [
    { id: 'order', header: columns.order(), cell: ({ order }) => order && words.order({ number: order }) },
    { id: 'status', header: columns.status(), cell: ({ status }) => status && <Status status={status} /> },
  ]
  const all: readonly Column<BalanceLine>[] = [
    { id: 'date', header: columns.date(), cell: ({ createdAt }) => createdAt && dateTime(createdAt) },
    {
      id: 'type',
      header: columns.type(),
      card: 'title',
      grows: true,
      cell: (line) => <Reason line={line} name={typeName(line.type)} />,
    },
    ...(purse === 'main' ? onMain : []),
    {
      id: 'amount',
      header: columns.amount(),
      align: 'end',
      card: 'figure',
      cell: ({ amount, status }) => <Amount amount={amount} isVoid={status === 'cancelled'} />,
    },
    {
      id: 'after',
      header: columns.after(),
      align: 'end',
      card: 'last',
      named: true,
      cell: ({ balanceAfter }) => <Money amount={balanceAfter} />,
    },
  ]
  return all.filter(({ id }) => rows.length === 0 || rows.some((row) => isFilled(row, id)))
}

const fields: Readonly<Record<string, keyof BalanceLine>> = {
  date: 'createdAt',
  order: 'order',
  status: 'status',
  after: 'balanceAfter',
}

const isFilled = (row: BalanceLine, column: string): boolean => {
  const field = fields[column]
  return field === undefined || row[field] !== null
}

/** What is as usual needs no mark. */
function Status({ status }: { readonly status: NonNullable<BalanceLine['status']> }) {
  const words = useWords().money.balance.statuses
  if (status === 'done') return <span className={lines().usual}>{words.done()}</span>
  return <Badge tone={status === 'pending' ? 'warning' : 'neutral'}>{words[status]()}</Badge>
}

/** What happened, and which way the money went. */
function Reason({ line: { amount, description }, name }: { readonly line: BalanceLine; readonly name: string }) {
  const look = lines()
  const way = wayOf(amount)
  const Icon = icons[way]
  return (
    <span className={look.reason}>
      <span className={look.mark} data-way={way}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <span className={look.texts} data-lines="">
        <span className={look.name}>{name}</span>
        {description && description !== name && (
          <span className={look.description} title={description}>
            {description}
          </span>
        )}
      </span>
    </span>
  )
}

function Amount({ amount, isVoid }: { readonly amount: Kopecks | null; readonly isVoid: boolean }) {
  const look = lines()
  return (
    <span className={look.amount} data-way={isVoid ? 'void' : wayOf(amount)}>
      <Money amount={amount} change />
    </span>
  )
}

const icons = { in: ArrowDownLeft, out: ArrowUpRight, none: Minus }

const wayOf = (amount: Kopecks | null): keyof typeof icons =>
  amount === null || amount === 0 ? 'none' : amount > 0 ? 'in' : 'out'
