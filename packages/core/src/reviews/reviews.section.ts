import { choice } from '../kit/fields/choice-fields.domain.ts'
import { text } from '../kit/fields/record-fields.domain.ts'
import { chosenStore, pickOf, tab } from '../kit/list/filters.domain.ts'
import { manyOf, oneOf, period, search, size, sort } from '../kit/list/query.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'
import { unfilledMistake } from '../reply-templates/reply-templates.domain.ts'
import { complaintReasons, ratings, reviewRow, reviewTabs } from './reviews.domain.ts'

export const reviews = defineSection(reviewRow)({
  id: 'reviews',
  route: 'reviews',
  param: 'review',
  namedBy: ['createdAt', 'author', 'rating', 'text'],
  query: {
    search: search(),
    tab: tab(reviewTabs),
    store: chosenStore(),
    rating: manyOf(ratings),
    product_id: pickOf('products'),
    has_photo: oneOf(['1', '0']),
    created: period(),
    sort: sort(['waiting', '-created_at', 'rating']),
    size: size(),
  },
  form: { reply: text({ required: true, area: true, min: 2, max: 1000, rule: unfilledMistake }) },
  statesOf: (_, row) => (row === null || row.can.reply ? {} : { reply: row.reply === null ? 'hidden' : 'locked' }),
  mayEdit: ({ can }) => can.reply,
  mayOpen: () => true,
  mayCreate: false,
  saveAndNext: true,
  commands: {
    complaint: {
      said: 'complained',
      may: ({ can }) => can.complain,
      form: { reason: choice(complaintReasons), text: text({ required: true, area: true, min: 10, max: 500 }) },
      isDone: (row) => row?.complaint !== null,
    },
  },
})
export type Reviews = typeof reviews
