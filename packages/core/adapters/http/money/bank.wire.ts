import * as v from 'valibot'
import { LaxText } from '../kit/kernel.wire.ts'
import { questionWireOf } from '../kit/section.wire.ts'

export const bankByIbanPath = '/admin-suppliers/v1/banks/by-iban'

/** The bank of an IBAN. */
export const bankQuestion = questionWireOf({
  requestOf: ({ iban }) => ({ method: 'GET', path: bankByIbanPath, query: { iban: String(iban) } }),
  entries: { mfo: v.string(), title: LaxText },
  answerOf: ({ mfo, title }) => ({ mfo, title }),
})
