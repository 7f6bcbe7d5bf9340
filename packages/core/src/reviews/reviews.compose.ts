import { besideOf } from '../kit/beside/beside.machine.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { composeTemplates, type TemplatesPorts } from '../reply-templates/reply-templates.compose.ts'
import { reviewBesideMachine } from './review-beside.machine.ts'
import type { ReviewsPort } from './reviews.port.ts'

/** What runs beside the reviews, with its ports provided. */
export const composeReviewBeside = ({ reviews, ...ports }: { readonly reviews: ReviewsPort } & TemplatesPorts) =>
  besideOf(reviewBesideMachine.provide({ actors: { ...readingsOf(reviews), templates: composeTemplates(ports) } }))
