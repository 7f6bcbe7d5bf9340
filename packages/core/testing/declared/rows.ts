import type { ListRow } from '../../src/kit/list/list.domain.ts'

/** One fact by which the rules of a section judge a row: each named value with the fields that stand for it. */
export type Axis<Row> = Readonly<Record<string, Partial<Row>>>

/** The rows of a section: every state, with every combination of the other facts that its rules read. */
export interface RowAxes<Row> {
  /** Fields that the rules read and that decide nothing. */
  readonly base?: Partial<Row>
  readonly state: Axis<Row>
  /** By the name of the fact, the most decisive first. */
  readonly facts?: Readonly<Record<string, Axis<Row>>>
  /** The rows of the page on which a row stands; by default it stands alone. */
  among?(row: Row): readonly Row[]
}

// biome-ignore lint/suspicious/noExplicitAny: stands for the rows of any section
export type AnyRowAxes = RowAxes<any>

/** A row among the rows of its page. */
export interface Placed {
  readonly row: ListRow
  readonly rows: readonly ListRow[]
}

/** The values of the facts by name; the state is one of them. */
export type Values = Readonly<Record<string, string>>

/** An axis of one field: each word is its own name. The last word is one that the panel does not know. */
export const words = <Row>(field: keyof Row & string, known: readonly string[]): Axis<Row> =>
  Object.fromEntries([...known, 'unknown'].map((word) => [word, { [field]: word } as Partial<Row>]))

/** An axis of one field that is true or false. */
export const flagged = <Row>(field: keyof Row & string): Axis<Row> =>
  Object.fromEntries([true, false].map((value) => [value ? 'yes' : 'no', { [field]: value } as Partial<Row>]))

export interface SectionRows {
  readonly states: readonly string[]
  /** Every fact with its values; the state is the first one. */
  readonly facts: ReadonlyMap<string, readonly string[]>
  /** The row with these values; a fact without a value has its first one. */
  rowWith(values: Values, read: (field: string) => void): Placed
  /** The facts that decide about these fields. */
  factsBehind(fields: ReadonlySet<string>): readonly string[]
}

/** The rows of a section, made when they are asked for. A rule that reads a field without a value fails, and names it. */
export const rowsOf = (section: string, { base, state, facts, among }: AnyRowAxes): SectionRows => {
  const axes = new Map<string, Axis<object>>(Object.entries({ state, ...facts }))
  const varied = new Map([...axes].map(([fact, axis]) => [fact, variedBy(axis)]))
  const strict = (row: object, read: (field: string) => void) =>
    new Proxy(row, {
      get: (target, field) => {
        if (typeof field === 'symbol') return Reflect.get(target, field)
        read(field)
        if (!Object.hasOwn(target, field)) throw new Error(`the rows of ${section} have no field "${field}"`)
        return Reflect.get(target, field)
      },
    }) as ListRow
  return {
    states: Object.keys(state),
    facts: new Map([...axes].map(([fact, axis]) => [fact, Object.keys(axis)])),
    rowWith: (values, read) => {
      const patches = [...axes].map(([fact, axis]) => axis[values[fact] ?? Object.keys(axis)[0] ?? ''])
      const plain = Object.assign({ id: '1', version: 1 }, base, ...patches)
      const row = strict(plain, read)
      return { row, rows: among?.(plain).map((one) => (one === plain ? row : strict(one, read))) ?? [row] }
    },
    factsBehind: (fields) => [...varied].filter(([, own]) => own.some((one) => fields.has(one))).map(([fact]) => fact),
  }
}

/** The fields in which the values of a fact differ. */
const variedBy = (axis: Axis<object>): readonly string[] => {
  const patches: readonly object[] = Object.values(axis)
  const fields = new Set(patches.flatMap((patch) => Object.keys(patch)))
  const isVaried = (field: string) =>
    new Set(patches.map((patch) => JSON.stringify(Reflect.get(patch, field)))).size > 1
  return [...fields].filter(isVaried)
}

export interface Outcome<Result> {
  readonly values: Values
  readonly result: Result
}

/**
 * What a rule says of every row with these values. It runs on every combination of the facts whose fields it reads, and
 * so on no more rows than can differ.
 */
export const outcomesOf = <Result>(
  rows: SectionRows,
  fixed: Values,
  judge: (placed: Placed) => Result,
  read: (field: string) => void = () => {},
): readonly Outcome<Result>[] => {
  const fields = new Set<string>()
  const isRead = (field: string) => {
    fields.add(field)
    read(field)
  }
  const facts = () => rows.factsBehind(fields).filter((fact) => fixed[fact] === undefined)
  for (;;) {
    const known = facts()
    const outcomes = combined(rows, known).map((values) => ({
      values,
      result: judge(rows.rowWith({ ...fixed, ...values }, isRead)),
    }))
    if (facts().length === known.length) return outcomes
  }
}

const combined = (rows: SectionRows, facts: readonly string[]): readonly Values[] =>
  facts.reduce<readonly Values[]>(
    (before, fact) =>
      before.flatMap((values) => (rows.facts.get(fact) ?? []).map((value) => ({ ...values, [fact]: value }))),
    [{}],
  )

/**
 * When something holds, in words: by the facts on which it depends. `null` when it never holds, an empty text when it
 * always does.
 */
export const conditionOf = (outcomes: readonly Outcome<boolean>[]): string | null =>
  within(Object.keys(outcomes[0]?.values ?? {}), outcomes)

const within = (facts: readonly string[], outcomes: readonly Outcome<boolean>[]): string | null => {
  const [fact, ...others] = facts
  if (fact === undefined) return outcomes.some(({ result }) => result) ? '' : null
  const conditions = grouped(outcomes, ({ values }) => values[fact] ?? '').map(([value, some]) => ({
    value,
    condition: within(others, some),
  }))
  const first = conditions[0]?.condition ?? null
  if (conditions.every(({ condition }) => condition === first)) return first
  const alike = grouped(
    conditions.filter(({ condition }) => condition !== null),
    ({ condition }) => condition,
  )
  const parts = alike.map(([condition, some]) => {
    const named = `${fact} ${choiceOf(conditions, some)}`
    return condition ? `${named}, ${condition}` : named
  })
  return parts.length > 1 ? parts.map((part) => `(${part})`).join(' or ') : (parts[0] ?? null)
}

interface Named {
  readonly value: string
}

/** Some of all values, or those that are not among them where these are fewer. */
const choiceOf = (all: readonly Named[], some: readonly Named[]): string => {
  const others = all.filter(({ value }) => !some.some((one) => one.value === value))
  const named = (values: readonly Named[]) => values.map(({ value }) => value).join(' or ')
  return some.length > others.length + 1 ? `not ${named(others)}` : named(some)
}

/** The entries under each key, in the order in which the keys come first. */
const grouped = <One, Key>(all: readonly One[], keyOf: (one: One) => Key): readonly (readonly [Key, One[]])[] => {
  const groups = new Map<Key, One[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group === undefined) groups.set(keyOf(one), [one])
    else group.push(one)
  }
  return [...groups]
}
