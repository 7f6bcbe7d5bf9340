import { type CopyActor, type Location, type StoreBesideActor, selectStoreBeside } from '@supplier/core'
import type { Store, Stores } from '@supplier/core/sections/stores'
import { useSelector } from '@xstate/react'
import { RouteLink } from '../app/RouteLink.tsx'
import { formatDay } from '../i18n/dates.ts'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import type { SectionTranslations } from '../kit/section-translations.ts'
import { Card } from '../ui/Card.tsx'
import { StoreCopy } from './StoreCopy.tsx'
import { StoreFeed } from './StoreFeed.tsx'
import { StoreImages } from './StoreImages.tsx'
import { StoreStatus } from './StoreStatus.tsx'
import { aside, note, part, problems, title } from './stores.styles.ts'
import type { MoreStoreTexts } from './stores.translations.ts'

export type StoreTexts = SectionTranslations<Stores, MoreStoreTexts>

interface StoreAsideProps {
  /** `null` for a new store. */
  readonly row: Store | null
  readonly copy: CopyActor | null
  /** `null` until it was started. */
  readonly beside: StoreBesideActor | null
  readonly t: StoreTexts
}

/** Where a problem outside the store's own form is mended. */
const mendedAt: Readonly<Partial<Record<Store['problems'][number], Location>>> = {
  products: { to: 'products-panel' },
  delivery: { to: 'deliveries-panel' },
  payment: { to: 'payment-methods-methods' },
}

/** The state of a store, what keeps it from selling, and the link to its feed. */
export function StoreAside({ row, copy, beside, t: { more } }: StoreAsideProps) {
  const language = useLanguage()
  const settingsCopy = useSelector(beside ?? undefined, (snapshot) => snapshot && selectStoreBeside(snapshot).copy)
  if (row === null)
    return (
      <Card>
        <div className={part}>
          <p className={note}>{more.newNote}</p>
          <p className={note}>{more.newCopyNote}</p>
        </div>
      </Card>
    )
  const { pause } = row
  return (
    <Card>
      <div className={aside}>
        <StoreImages row={row} beside={beside} />
        <div className={part}>
          <h2 className={title}>{more.state}</h2>
          <StoreStatus row={row} more={more} />
          {pause && (
            <p className={note}>
              {more.pauseFrom} {formatDay(pause.from, language)}
              {pause.to === null ? more.pauseOpen : ` ${more.pauseTo} ${formatDay(pause.to, language)}`}
            </p>
          )}
          {row.isPrimary && <p className={note}>{more.primaryNote}</p>}
        </div>
        {row.problems.length > 0 && (
          <div className={part}>
            <h2 className={title}>{more.problems}</h2>
            <ul className={problems}>
              {row.problems.map((problem) => {
                const location = mendedAt[problem]
                const text = more[`problem_${problem}`]
                return <li key={problem}>{location ? <RouteLink location={location}>{text}</RouteLink> : text}</li>
              })}
            </ul>
          </div>
        )}
        <StoreFeed row={row} copy={copy} beside={beside} more={more} />
        {row.status !== 'closed' && settingsCopy && <StoreCopy actor={settingsCopy} t={more} />}
      </div>
    </Card>
  )
}
