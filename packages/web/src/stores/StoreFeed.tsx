import type { CopyActor } from '@supplier/core/kit/copy/copy.machine'
import type { StoreBesideActor } from '@supplier/core/stores/store-beside.machine'
import { selectStoreBeside } from '@supplier/core/stores/store-beside.selectors'
import type { Feed } from '@supplier/core/stores/stores.port'
import type { Store } from '@supplier/core/stores/stores.section'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { CopyText } from '../kit/values/CopyText.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { note, part, title } from './stores.styles.ts'
import type { MoreStoreTexts } from './stores.translations.ts'

type More = Readonly<Record<MoreStoreTexts, string>>

interface StoreFeedProps {
  readonly row: Store
  readonly copy: CopyActor | null
  readonly beside: StoreBesideActor | null
  readonly more: More
}

/** The link to the feed of a store, and how its last generation went. */
export function StoreFeed({ row, copy, beside, more }: StoreFeedProps) {
  const { ui } = useTranslations()
  const view = useSelector(beside ?? undefined, (snapshot) => snapshot && selectStoreBeside(snapshot))
  return (
    <div className={part}>
      <h2 className={title}>{more.feed}</h2>
      {row.feedUrl !== null && copy ? (
        <>
          <CopyText label={more.copyFeed} text={row.feedUrl} copy={copy} />
          {view?.feed && <FeedState feed={view.feed} more={more} />}
          {view?.isFeedUnread && (
            <>
              <p className={note}>{more.feedUnread}</p>
              <Button size="small" onClick={() => beside?.send({ type: 'retry.chosen' })}>
                {ui.retry()}
              </Button>
            </>
          )}
        </>
      ) : (
        <p className={note}>{more.noFeed}</p>
      )}
    </div>
  )
}

function FeedState({
  feed: { generatedAt, productCount, errorCount },
  more,
}: {
  readonly feed: Feed
  readonly more: More
}) {
  const { dateTime } = useFormats()
  if (generatedAt === null) return <p className={note}>{more.feedNotMade}</p>
  return (
    <>
      <p className={note}>
        {more.feedMade} {dateTime(generatedAt)}
        {productCount !== null && ` · ${more.feedProducts}: ${productCount}`}
      </p>
      {errorCount > 0 && (
        <p className={note}>
          {more.feedErrors}: {errorCount}
        </p>
      )}
    </>
  )
}
