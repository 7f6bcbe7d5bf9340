import { at, type Field, required, same } from './record-fields.domain.ts'

/** One of the choices; the first one at the beginning. */
export const choice = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]): Field<Choice> => ({
  kind: 'one',
  initial: choices[0],
  isRequired: true,
  choices,
  check: () => ({}),
  clean: same,
  holds: (value) => choices.some((one) => one === value),
})

/** Any number of the choices, in their order. */
export const many = <const Choice extends string>(
  choices: readonly Choice[],
  { required: isRequired = false }: { readonly required?: boolean } = {},
): Field<readonly Choice[]> => ({
  kind: 'many',
  initial: [],
  isRequired,
  choices,
  check: (values, path) => at(path, isRequired && values.length === 0 ? required : null),
  clean: (values) => choices.filter((one) => values.includes(one)),
  holds: (value) => Array.isArray(value) && value.every((one) => choices.includes(one)),
})
