import { choice } from '../kit/fields/choice-fields.domain.ts'
import { at, text } from '../kit/fields/record-fields.domain.ts'
import type { FieldStates } from '../kit/form/record.domain.ts'
import { type PlaceValues, placeNames, placeStates } from './order-place.domain.ts'
import { mayChange } from './order-steps.domain.ts'
import { type Order, orderReasons } from './orders.domain.ts'

/** Why an order is held or cancelled. */
export const reasonFields = { reason: choice(orderReasons), comment: text({ area: true, max: 500 }) }

/** On what a label is printed: a sheet of the label printer, or a page. */
export const labelFields = { format: choice(['100x100', 'a4']) }

const leastWords = 5

/** The last reason needs words. */
export const reasonMistakes = ({ reason, comment }: Readonly<Record<string, unknown>>) =>
  at(
    'comment',
    reason === 'other' && String(comment).trim().length < leastWords
      ? { key: 'kit.tooShort', values: { min: leastWords } }
      : null,
  )

const withoutBlanks = (typed: string): string => typed.replaceAll(/\s/g, '')
const leastDigits = 10

/** The waybill of a carrier, whose number is often typed in groups, or what the own courier goes by. */
export const attachFields = {
  carrier: choice(['nova', 'ukrposhta', 'meest', 'courier']),
  ttn: text({ required: true, isCode: true, max: 40, tidy: withoutBlanks }),
}

/** Carriers have long numbers; the supplier’s own courier has any. */
export const attachMistakes = ({ carrier, ttn }: Readonly<Record<string, unknown>>) =>
  at(
    'ttn',
    carrier !== 'courier' && withoutBlanks(String(ttn)).length < leastDigits
      ? { key: 'kit.tooShort', values: { min: leastDigits } }
      : null,
  )

interface Edited extends PlaceValues {
  readonly lines: readonly unknown[]
}

const ofBuyer = ['recipientName', 'recipientPhone', 'lines', ...placeNames] as const

/** What cannot be changed any more is read above, and not shown as fields; a pick-up has no place. */
export const orderStates = (
  values: Edited,
  row: Order | null,
): FieldStates<Record<(typeof ofBuyer)[number], unknown>> => {
  if (row === null || !mayChange(row)) return absent(ofBuyer)
  return row.details?.place?.kind === 'pickup' ? absent(placeNames) : placeStates(values)
}

const absent = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'absent' as const]))
