import { text } from '../kit/fields/record-fields.domain.ts'
import { isUkrainianNumber, typedNumber } from './countries.domain.ts'

/** The telephone of a person whom Ukrainian carriers call, typed or pasted in any form. */
export const ukrainianTelephone = () =>
  text({
    required: true,
    input: 'tel',
    rule: (typed) => (isUkrainianNumber(typedNumber(typed)) ? null : { key: 'session.telephoneRule' }),
    tidy: typedNumber,
  })
