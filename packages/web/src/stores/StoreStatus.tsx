import type { Store } from '@supplier/core/stores/stores.section'
import { WordBadge } from '../kit/values/WordBadge.tsx'
import type { MoreStoreTexts } from './stores.translations.ts'

interface StoreStatusProps {
  readonly row: Store
  readonly more: Readonly<Record<MoreStoreTexts, string>>
}

const tones = {
  draft: 'neutral',
  in_moderation: 'info',
  active: 'plain',
  pause_planned: 'warning',
  paused: 'warning',
  rejected: 'danger',
  blocked: 'danger',
  closed: 'neutral',
} as const

export function StoreStatus({ row: { status }, more }: StoreStatusProps) {
  return <WordBadge tones={tones} texts={more} word={status} />
}
