import { formatBadge } from '../../i18n/counts.ts'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Badge } from '../../ui/text/Badge.tsx'

interface CountBadgeProps {
  readonly of: 'orders' | 'chats'
  readonly count: number
}

/** The number of waiting items; renders nothing for 0. */
export function CountBadge({ of, count }: CountBadgeProps) {
  const t = useTranslations().nav
  if (count <= 0) return null
  return (
    <Badge tone="wheat" label={of === 'chats' ? t.newChats({ count }) : t.newOrders({ count })}>
      {formatBadge(count)}
    </Badge>
  )
}
