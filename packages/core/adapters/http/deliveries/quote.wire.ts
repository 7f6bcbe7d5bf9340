import type { Quote } from '../../../src/deliveries-panel/quote.domain.ts'
import { KnownCount, KnownNumber, LaxText } from '../kit/kernel.wire.ts'
import { KnownHryvnias } from '../kit/money.wire.ts'
import { type QuestionWire, questionWireOf } from '../kit/section.wire.ts'

type Question = Readonly<Record<string, unknown>>

/** The price and the days of a sample parcel; the request creates nothing. */
export const quoteAt = (
  pathOf: (question: Question) => string,
  bodyOf?: (question: Question) => object,
): QuestionWire =>
  questionWireOf({
    requestOf: (question) => ({ method: 'POST', path: pathOf(question), ...(bodyOf && { body: bodyOf(question) }) }),
    entries: { cost: KnownHryvnias, days_from: KnownCount, days_to: KnownCount, to: LaxText, weight: KnownNumber },
    answerOf: ({ cost, days_from, days_to, to, weight }): Quote => ({
      cost,
      daysFrom: days_from,
      daysTo: days_to,
      to,
      weight,
    }),
  })
