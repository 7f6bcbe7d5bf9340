/** How a server repeats the descriptions of money: as sent, none, or each one in its own way. */
export const descriptionHabits = ['kept', 'none', 'spoilt'] as const
/** How a server names the types of transactions; `spoilt`: some are missing, and some are names of its own. */
export const typeHabits = ['kept', 'none', 'spoilt'] as const

/** Whether a server writes one line for each move, several for some, or adds some to the line before. */
export const shapeHabits = ['kept', 'split', 'joined'] as const
/** How a server names the states of transactions; `spoilt`: some are missing, and some are names of its own. */
export const statusHabits = ['kept', 'spoilt'] as const

export interface LineHabits {
  readonly descriptions: (typeof descriptionHabits)[number]
  readonly types: (typeof typeHabits)[number]
  readonly shapes: (typeof shapeHabits)[number]
  readonly statuses: (typeof statusHabits)[number]
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

const statusWays: readonly ((status: string) => Text)[] = [
  (status) => status,
  () => null,
  () => 'проведено',
  () => 'settling',
  () => 'pending',
]

/** Only the state of an executed line is spoilt, so a cancelled one stays recognizable. */
export const spoiltStatus = ({ statuses }: LineHabits, id: number, status: string): Text =>
  statuses === 'kept' || status !== 'done' ? status : chosen(statusWays, id, 3)(status)

/** The part of a line that its shape changes; the rest is spoilt afterwards. */
interface Shaped {
  readonly id: number
  readonly amount: number
  readonly description: Text
  readonly status: string
}

/** A line in up to three parts, each with an id of its own; only the first keeps the description for sure. */
const partsOf = <Line extends Shaped>(line: Line): readonly Line[] => {
  const first = Math.trunc(line.amount * 0.6)
  const one = Math.sign(line.amount)
  const ways = [[line.amount], [first, line.amount - first], [first, one, line.amount - first - one]]
  // No server writes a line of nothing, which a kopeck in two parts would have.
  const parts = chosen(ways, line.id, 4).filter((amount) => amount !== 0)
  const isRepeated = chosen([true, false], line.id, 5)
  return parts.map((amount, at) => ({
    ...line,
    id: line.id + at / 10,
    amount,
    description: at === 0 || isRepeated ? line.description : null,
  }))
}

/** Adds an executed line to the one before it in its direction, under the id and the description of either. */
const withJoined = <Line extends Shaped>(lines: readonly Line[], line: Line): readonly Line[] => {
  const before = lines.at(-1)
  const mayJoin =
    before?.status === 'done' && line.status === 'done' && Math.sign(before.amount) === Math.sign(line.amount)
  if (!before || !mayJoin || !chosen([true, false, false], line.id, 6)) return [...lines, line]
  const named = chosen([before, line], line.id, 7)
  return [...lines.slice(0, -1), { ...named, amount: before.amount + line.amount }]
}

/** The lines of a balance, oldest first, as a server with these habits keeps them. */
export const shapedLines = <Line extends Shaped>({ shapes }: LineHabits, lines: readonly Line[]): readonly Line[] => {
  if (shapes === 'split') return lines.flatMap(partsOf)
  return shapes === 'joined' ? lines.reduce<readonly Line[]>(withJoined, []) : lines
}
