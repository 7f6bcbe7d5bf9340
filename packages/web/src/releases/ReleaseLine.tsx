import type { ReleasesActor } from '@supplier/core/releases/releases.machine'
import { selectIsUpdateOffered, selectIsUpdating } from '@supplier/core/releases/releases.selectors'
import { useSelector } from '@xstate/react'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { line } from './ReleaseLine.styles.ts'

interface ReleaseLineProps {
  readonly actor: ReleasesActor
  readonly at: 'bar' | 'page'
}

/** Offers a new release: in the top bar, where it moves nothing, and on a phone above the page. */
export function ReleaseLine({ actor, at }: ReleaseLineProps) {
  const t = useTranslations().shell.release
  const isOffered = useSelector(actor, selectIsUpdateOffered)
  const isUpdating = useSelector(actor, selectIsUpdating)
  if (!isOffered && !isUpdating) return null
  const label = isUpdating ? t.updating() : t.offer()
  return (
    <button
      type="button"
      className={line({ at })}
      title={label}
      aria-busy={isUpdating || undefined}
      onClick={() => actor.send({ type: 'update.chosen' })}
    >
      <RefreshCw size={14} aria-hidden="true" />
      <span>{label}</span>
    </button>
  )
}
