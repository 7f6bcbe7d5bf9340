import { type ReleasesActor, selectIsUpdateOffered, selectIsUpdating } from '@supplier/core'
import { useSelector } from '@xstate/react'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { line, text } from './ReleaseLine.styles.ts'

/** Offers a new release in the top bar, where it moves nothing of the page. */
export function ReleaseLine({ actor }: { readonly actor: ReleasesActor }) {
  const t = useTranslations().shell.release
  const isOffered = useSelector(actor, selectIsUpdateOffered)
  const isUpdating = useSelector(actor, selectIsUpdating)
  if (!isOffered && !isUpdating) return null
  const label = isUpdating ? t.updating() : t.offer()
  return (
    <button
      type="button"
      className={line}
      title={label}
      aria-busy={isUpdating || undefined}
      onClick={() => actor.send({ type: 'update.chosen' })}
    >
      <RefreshCw size={14} aria-hidden="true" />
      <span className={text}>{label}</span>
    </button>
  )
}
