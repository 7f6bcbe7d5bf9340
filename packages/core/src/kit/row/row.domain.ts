import type { Kopecks } from '../../kernel/money.ts'
import type { Word } from '../../kernel/word.ts'
import type { Picked } from '../fields/pick-fields.domain.ts'
import type { ListRow } from '../list/list.domain.ts'

/** How a state looks; one that needs no notice is `plain`. */
export type Tone = 'plain' | 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'wheat'

export type RowFieldKind =
  | 'text'
  | 'key'
  | 'count'
  | 'number'
  | 'money'
  | 'flag'
  | 'instant'
  | 'word'
  | 'words'
  | 'choices'
  | 'texts'
  | 'records'
  | 'part'
  | 'list'
  | 'own'

interface Place {
  /** The name in the API, or a path such as `used_by.orders_open`; by default the name of the field in snake case. */
  readonly at?: string
}

/** `or` is the value of a field that the API does not send, or sends unreadable; `null` by default. */
interface Rest<Value> extends Place {
  readonly or?: Value
  /** Without it the whole row cannot be used and is left out. */
  readonly required?: true
}

/**
 * One field of a row: the kind of its value, and where the API holds it. The type of the row, its reader, the schema of
 * the API, the fields of a file and the badge of a state come from it.
 */
export interface RowField<Value> extends Rest<unknown> {
  readonly kind: RowFieldKind
  /** The known words of a `word`, of `words` or of `choices`. */
  readonly words?: readonly string[]
  /** The fields of a `part`, or of each entry of a `list`. */
  readonly fields?: RowFields
  /** Whether a `part` is there also when the API does not send it, with what its fields are then. */
  readonly isWhole?: boolean
  /** The name of the title of each of `records` in the API. */
  readonly title?: string
  /** What a file has for a field of several values, as paths of the API. */
  readonly file?: readonly string[]
  /** For types alone. */
  readonly value?: Value
}

export type RowFields = Readonly<Record<string, RowField<unknown>>>

/** A field that is one of several states, each with its tone. */
export interface StatesField<State extends string> extends RowField<Word<State>> {
  readonly words: readonly State[]
  readonly tones: Readonly<Record<State, Tone>>
}

export type FieldValue<Field> = Field extends RowField<infer Value> ? Value : never

/** What these fields hold. */
export type ValuesOfRow<Fields> = { readonly [Name in keyof Fields]: FieldValue<Fields[Name]> }

/** A row of a list with these fields. */
export type RowWith<Fields> = ListRow & ValuesOfRow<Fields>

/** The fields that the wire of a section reads itself. */
export type OwnIn<Fields> = {
  readonly [Name in keyof Fields as Fields[Name] extends { readonly kind: 'own' } ? Name : never]: FieldValue<
    Fields[Name]
  >
}

/** The states of each field that is declared with `row.states`. */
export type StatesOfRow<Fields> = {
  readonly [Name in keyof Fields as Fields[Name] extends StatesField<string>
    ? Name
    : never]: Fields[Name] extends StatesField<infer State> ? State : never
}

type Read<Value, Options> = Options extends { readonly or: unknown } | { readonly required: true }
  ? Value
  : Value | null

const single =
  <Value>(kind: RowFieldKind) =>
  <const Options extends Rest<Value> = Rest<never>>(options?: Options): RowField<Read<Value, Options>> => ({
    kind,
    ...options,
  })

/** The states of a table of tones, in its order. */
export const wordsOf = <State extends string>(tones: Readonly<Record<State, Tone>>): readonly State[] =>
  Object.keys(tones) as State[]

type Of = Place & Pick<RowField<unknown>, 'file'>

const of = <Value>(kind: RowFieldKind, more: Omit<RowField<never>, 'kind' | 'value'>): RowField<Value> => ({
  kind,
  ...more,
})

/** Makes the fields of a row. */
export const row = {
  /** Text to show, cut at 4,000 characters. */
  text: single<string>('text'),
  /** The id of another record, which the API writes as text or as a number. */
  key: single<string>('key'),
  /** A whole number from zero up. */
  count: single<number>('count'),
  number: single<number>('number'),
  /** The API writes hryvnias, the row has kopecks. */
  money: single<Kopecks>('money'),
  /** ISO 8601, UTC. */
  instant: single<string>('instant'),
  /** An absent flag is off. */
  flag: (place: Place = {}) => of<boolean>('flag', { or: false, ...place }),
  /** One of the known words, or another one as it came. An absent one is `or`, or the empty unknown word. */
  word: <const Known extends string>(words: readonly Known[], options: Place & { readonly or?: NoInfer<Known> } = {}) =>
    of<Word<Known>>('word', { words, ...options }),
  /** Several words, in the order of the API. */
  words: <const Known extends string>(words: readonly Known[], place: Place = {}) =>
    of<readonly Word<Known>[]>('words', { words, ...place }),
  /** A word that is shown as a badge, with a tone for each state. */
  states: <const State extends string>(
    tones: Readonly<Record<State, Tone>>,
    options: Place & { readonly or?: NoInfer<State> } = {},
  ): StatesField<State> => ({ kind: 'word', words: wordsOf(tones), tones, ...options }),
  /** The known ones of several words; a word that is not known has no text and is left out. */
  choices: <const Known extends string>(words: readonly Known[], place: Place = {}) =>
    of<readonly Known[]>('choices', { words, ...place }),
  /** Texts; what is no text is left out. */
  texts: (place: Place = {}) => of<readonly string[]>('texts', place),
  /** Other records by id and title; one without a title is called by its id. */
  records: (options: Place & Pick<RowField<unknown>, 'title'> = {}) => of<readonly Picked[]>('records', options),
  /** An object that may be absent. */
  part: <Fields extends RowFields>(fields: Fields, options: Of = {}) =>
    of<ValuesOfRow<Fields> | null>('part', { fields, ...options }),
  /** An object that is always there. */
  whole: <Fields extends RowFields>(fields: Fields, options: Of = {}) =>
    of<ValuesOfRow<Fields>>('part', { fields, isWhole: true, ...options }),
  /** The entries that can be read, of up to 500. */
  list: <Fields extends RowFields>(fields: Fields, options: Of = {}) =>
    of<readonly ValuesOfRow<Fields>[]>('list', { fields, ...options }),
  /** A value that the wire of the section makes of what it reads itself. */
  own: <Value>(options: Pick<Of, 'file'> = {}) =>
    of<Value>('own', options) as RowField<Value> & { readonly kind: 'own' },
}
