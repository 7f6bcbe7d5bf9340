import { objectionMendedAt } from '@supplier/core/stores/store-review.domain'
import { hiddenBy } from '@supplier/core/stores/stores.domain'
import type { Store } from '@supplier/core/stores/stores.section'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import type { StoreTexts } from './StoreAside.tsx'

interface StoreHiddenProps {
  /** `null` for a new store. */
  readonly row: Store | null
  readonly t: StoreTexts
}

/** Why buyers do not see a store. */
export function StoreHidden({ row, t: { fields, more } }: StoreHiddenProps) {
  if (row === null) return null
  const hidden = hiddenBy(row.status)
  if (hidden === null) return null
  return (
    <Alert tone={hidden === 'rejected' || hidden === 'blocked' ? 'danger' : 'info'} title={more[`hidden_${hidden}`]}>
      {row.reason !== null && `${more.reason}: ${row.reason}`}
      {hidden === 'rejected' && row.objections.length > 0 && (
        <p>
          {more.objections}{' '}
          {row.objections.map((field, at) => (
            <span key={field}>
              {at > 0 && ', '}
              <RouteLink location={objectionMendedAt(field, row.id)}>{fields[field]}</RouteLink>
            </span>
          ))}
        </p>
      )}
    </Alert>
  )
}
