import type { Quote } from '../../src/deliveries-panel/quote.domain.ts'
import { KnownCount, LaxText } from './kernel.wire.ts'
import { KnownHryvnias } from './money.wire.ts'
import { type QuestionWire, questionWireOf } from './section.wire.ts'

/** The price and the days of a sample parcel; the request creates nothing. */
export const quoteAt = (pathOf: (question: Readonly<Record<string, unknown>>) => string): QuestionWire =>
  questionWireOf({
    requestOf: (question) => ({ method: 'POST', path: pathOf(question) }),
    entries: { cost: KnownHryvnias, days_from: KnownCount, days_to: KnownCount, to: LaxText },
    answerOf: ({ cost, days_from, days_to, to }): Quote => ({ cost, daysFrom: days_from, daysTo: days_to, to }),
  })
