import { isFollowable } from '@supplier/core/kernel/address'
import type { AnyValues } from '@supplier/core/kit/form/record.domain'
import { stores } from '@supplier/core/stores/stores.section'
import { recordPage } from '../kit/record/RecordPage.tsx'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { Link } from '../ui/buttons/Link.tsx'
import { PausePreview } from './PausePreview.tsx'
import { StoreAside, type StoreTexts } from './StoreAside.tsx'
import { StoreHidden } from './StoreHidden.tsx'
import { StoreName } from './StoreName.tsx'
import { StoreRating } from './StoreRating.tsx'
import { storesTranslations } from './stores.translations.ts'

const pause = (values: AnyValues, t: StoreTexts) => <PausePreview values={values} t={t} />

export const screen = sectionScreen(stores, {
  t: storesTranslations,
  commandNotes: { pause },
  nameOf: ({ name }) => name,
  aroundName: (row, name, { more }) => (
    <StoreName row={row} more={more}>
      {name}
    </StoreName>
  ),
  columns: ({ filters, more }) => [
    {
      id: 'products',
      file: ['productCount'],
      priority: 2,
      header: more.products,
      align: 'end',
      named: true,
      cell: ({ productCount }) => productCount,
    },
    {
      id: 'rating',
      priority: 3,
      header: more.rating,
      align: 'end',
      named: true,
      cell: ({ rating }) => rating && <StoreRating rating={rating} />,
    },
    {
      id: 'feed',
      file: ['feedUrl'],
      priority: 3,
      header: more.feed,
      named: true,
      cell: ({ feedUrl }) =>
        feedUrl !== null &&
        isFollowable(feedUrl) && (
          <Link href={feedUrl} target="_blank" rel="noreferrer">
            XML
          </Link>
        ),
    },
    { id: 'status', header: filters.status, card: 'figure' },
  ],
})

export const page = recordPage(stores, {
  t: storesTranslations,
  commandNotes: { pause },
  nameOf: ({ name }) => name,
  state: 'status',
  main: { publish: 'primary', resume: 'primary', pause: 'secondary' },
  lead: ({ row }, t) => <StoreHidden row={row} t={t} />,
  aside: ({ row, copy, beside }, t) => <StoreAside row={row} copy={copy} beside={beside} t={t} />,
})
