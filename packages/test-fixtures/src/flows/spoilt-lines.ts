/** How a server repeats the descriptions of money: as sent, none, or each one in its own way. */
export const descriptionHabits = ['kept', 'none', 'spoilt'] as const
/** How a server names the types of transactions; `spoilt`: some are missing, and some are names of its own. */
export const typeHabits = ['kept', 'none', 'spoilt'] as const

export interface LineHabits {
  readonly descriptions: (typeof descriptionHabits)[number]
  readonly types: (typeof typeHabits)[number]
}

type Text = string | null

const kept = (text: string): Text => text

/** Half of the ways keep the mark at the end of a description, so that marks stand beside lines that lost theirs. */
const textWays: readonly ((text: string) => Text)[] = [
  ...Array.from({ length: 8 }, () => kept),
  () => null,
  () => '',
  (text) => text.replace(/ · .*/, ''),
  (text) => text.slice(0, -1),
  (text) => text.slice(0, -4),
  (text) => `…${text.slice(-6)}`,
  (text) => text.slice(0, 12),
  () => 'Зарахування коштів',
  () => 'Transfer between balances',
  (text) => `Операція «${text}» виконана`,
  (text) => text.toUpperCase().replace('-', ' '),
]

const typeWays: readonly ((type: string) => Text)[] = [(type) => type, () => null, () => 'переказ', () => '']

/** Differs from line to line and stays the same for each, like the habit of the code that wrote the line. */
const chosen = <Way>(ways: readonly Way[], id: number, salt: number): Way =>
  ways[(Math.imul(id + salt, 2_654_435_761) >>> 8) % ways.length] as Way

export const spoiltText = ({ descriptions }: LineHabits, id: number, text: Text): Text => {
  if (descriptions === 'kept' || text === null) return text
  return descriptions === 'none' ? null : chosen(textWays, id, 1)(text)
}

export const spoiltType = ({ types }: LineHabits, id: number, type: string): Text => {
  if (types === 'kept') return type
  return types === 'none' ? null : chosen(typeWays, id, 2)(type)
}
