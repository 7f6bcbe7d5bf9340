import { reviews } from '@supplier/core/reviews/reviews.section'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { ReplyNote } from './ReplyNote.tsx'
import { ReviewName, ReviewProduct, ReviewState } from './ReviewCells.tsx'
import { ReviewDetail } from './ReviewDetail.tsx'
import { ReviewSummaryLine } from './ReviewSummaryLine.tsx'
import { reviewsTranslations } from './reviews.translations.ts'

export const screen = sectionScreen(reviews, {
  t: reviewsTranslations,
  nameOf: ({ author }) => author,
  writesInto: 'reply',
  aroundName: (row, name, { more }) => (
    <ReviewName row={row} t={more}>
      {name}
    </ReviewName>
  ),
  above: (_, { more }, beside) => beside && <ReviewSummaryLine beside={beside} t={more} />,
  aside: ({ row, values, beside, set }, { more }) =>
    row && (
      <ReviewDetail row={row} reply={values.reply} beside={beside} t={more} onReply={(text) => set('reply', text)} />
    ),
  notes: { reply: ({ values: { reply } }, { more }) => reply !== '' && <ReplyNote text={reply} t={more} /> },
  columns: ({ more }, beside) => [
    {
      id: 'product',
      file: ['product'],
      header: more.product,
      priority: 2,
      width: 240,
      card: 'state',
      cell: ({ product }) => <ReviewProduct product={product} t={more} />,
    },
    {
      id: 'state',
      file: ['reply', 'waitingSince', 'complaint'],
      header: more.answer,
      card: 'detail',
      width: 168,
      cell: (row) => <ReviewState row={row} beside={beside} t={more} />,
    },
  ],
})
