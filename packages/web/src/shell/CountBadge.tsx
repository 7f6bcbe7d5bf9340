import { formatBadge } from '../i18n/counts.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Badge } from '../ui/Badge.tsx'

interface CountBadgeProps {
  readonly of: 'orders' | 'chats'
  readonly count: number
}

/** How many wait; nothing for none. */
export function CountBadge({ of, count }: CountBadgeProps) {
  const words = useWords().nav
  if (count <= 0) return null
  return (
    <Badge tone="accent" label={of === 'chats' ? words.newChats({ count }) : words.newOrders({ count })}>
      {formatBadge(count)}
    </Badge>
  )
}
