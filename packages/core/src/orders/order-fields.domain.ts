import { isUkrainianNumber, typedNumber } from '../countries/countries.domain.ts'
import type { Message } from '../kernel/message.ts'
import { choice } from '../kit/form/choice-fields.domain.ts'
import { at, text } from '../kit/form/record-fields.domain.ts'
import { orderReasons } from './orders.domain.ts'

export const telephoneTidy = typedNumber
export const telephoneRule = (typed: string): Message | null =>
  isUkrainianNumber(typedNumber(typed)) ? null : { key: 'session.telephoneRule' }

/** Why an order is held or cancelled. */
export const reasonFields = { reason: choice(orderReasons), comment: text({ area: true, max: 500 }) }

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

/** The number of a waybill, which is often typed in groups. */
export const waybillNumber = text({
  required: true,
  max: 40,
  tidy: withoutBlanks,
  rule: (typed) =>
    withoutBlanks(typed).length < leastDigits ? { key: 'kit.tooShort', values: { min: leastDigits } } : null,
})
