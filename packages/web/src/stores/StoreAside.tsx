import type { CopyActor } from '@supplier/core/kit/copy/copy.machine'
import type { StoreBesideActor } from '@supplier/core/stores/store-beside.machine'
import { selectStoreBeside } from '@supplier/core/stores/store-beside.selectors'
import { helpLink } from '@supplier/core/stores/stores.domain'
import type { Store, Stores } from '@supplier/core/stores/stores.section'
import { useSelector } from '@xstate/react'
import { formatDay } from '../i18n/dates.ts'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import type { SectionTranslations } from '../kit/look/section-translations.ts'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { StoreCopy } from './StoreCopy.tsx'
import { StoreFeed } from './StoreFeed.tsx'
import { StoreImages } from './StoreImages.tsx'
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

/** The pictures of a store, its pause, what keeps it from selling, and the link to its feed. */
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
          {pause && (
            <p className={note}>
              {more.pauseFrom} {formatDay(pause.from, language)}
              {pause.to === null ? more.pauseOpen : ` ${more.pauseTo} ${formatDay(pause.to, language)}`}
            </p>
          )}
          {row.isPrimary && <p className={note}>{more.primaryNote}</p>}
          {row.problems.length === 0 ? (
            <p className={note}>{more.nothingMissing}</p>
          ) : (
            <>
              <p>{more.problems}</p>
              <ul className={problems}>
                {row.problems.map((problem) => (
                  <li key={problem}>
                    <RouteLink location={helpLink(problem, row.id)}>{more[`problem_${problem}`]}</RouteLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <StoreFeed row={row} copy={copy} beside={beside} more={more} />
        {row.status !== 'closed' && settingsCopy && <StoreCopy actor={settingsCopy} t={more} />}
      </div>
    </Card>
  )
}
