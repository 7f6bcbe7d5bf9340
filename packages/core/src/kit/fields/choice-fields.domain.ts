import { isAmong, type Word } from '../../kernel/word.ts'
import { at, type Field, required, same } from './record-fields.domain.ts'

/** One of the choices; the first one at the beginning. A stored word that is none of them stays until another is chosen. */
export const choice = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]): Field<Word<Choice>> => ({
  kind: 'one',
  initial: choices[0],
  isRequired: true,
  choices,
  check: () => ({}),
  clean: same,
  holds: (value) => choices.some((one) => one === value),
})

/** The choices of a field, and the stored words that are none of them. */
export const offeredIn = (choices: readonly string[], ...stored: readonly unknown[]): readonly string[] => {
  const others = stored.filter((one): one is string => typeof one === 'string' && one !== '' && !choices.includes(one))
  return [...choices, ...new Set(others)]
}

/** Any number of the choices, in their order; stored words that are none of them stay behind. */
export const many = <const Choice extends string>(
  choices: readonly Choice[],
  { required: isRequired = false }: { readonly required?: boolean } = {},
): Field<readonly Word<Choice>[]> => ({
  kind: 'many',
  initial: [],
  isRequired,
  choices,
  check: (values, path) => at(path, isRequired && values.length === 0 ? required : null),
  clean: (values) => [
    ...choices.filter((one) => values.includes(one)),
    ...values.filter((one) => !isAmong(choices, one)),
  ],
  holds: (value) => Array.isArray(value) && value.every((one) => choices.includes(one)),
})
