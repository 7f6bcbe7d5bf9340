import { shownImage } from '@supplier/core/kernel/address'
import { hiddenBy } from '@supplier/core/stores/stores.domain'
import type { Store } from '@supplier/core/stores/stores.section'
import type { ReactNode } from 'react'
import { settings } from '../settings/settings.ts'
import { Avatar } from '../ui/images/Avatar.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { initialOf } from './StoreImages.tsx'
import { nameDetail, named, nameLine, nameTexts } from './stores.styles.ts'
import type { MoreStoreTexts } from './stores.translations.ts'

interface StoreNameProps {
  readonly row: Store
  readonly more: Readonly<Record<MoreStoreTexts, string>>
  /** The name as a link. */
  readonly children: ReactNode
}

/** The name of a store with its logo, and its site or why buyers do not see it. */
export function StoreName({ row, more, children }: StoreNameProps) {
  const hidden = hiddenBy(row.status)
  const detail = hidden === null ? row.domain : more[`hidden_${hidden}`]
  return (
    <div className={named}>
      <Avatar
        size="small"
        shape="square"
        src={shownImage(row.logo, settings.imageOrigins)}
        initials={initialOf(row.name)}
      />
      <span className={nameTexts} data-lines="">
        <span className={nameLine}>
          {children}
          {row.isPrimary && <Badge>{more.primary}</Badge>}
        </span>
        {detail !== '' && <span className={nameDetail}>{detail}</span>}
      </span>
    </div>
  )
}
