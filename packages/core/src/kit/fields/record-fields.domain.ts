import type { Message } from '../../kernel/message.ts'
import { cleanText } from './clean-text.domain.ts'
import { normalized } from './fields.domain.ts'

/** Errors by dotted path, such as `title` or `values.2.title`. The server's 422 uses the same paths. */
export type Errors = Readonly<Record<string, Message>>

export type FieldKind =
  | 'text'
  | 'area'
  | 'secret'
  | 'number'
  | 'money'
  | 'flag'
  | 'one'
  | 'many'
  | 'list'
  | 'day'
  | 'week'
  | 'pick'
  | 'picks'
  | 'quantities'
  /** Shown by a view of its own. */
  | 'own'

/** The kind of text that a field takes; the view chooses the keyboard by it. */
export type TextInput = 'tel' | 'email' | 'url' | 'numeric'

/** One field of a record. It uses method syntax, so that fields of different value types fit one record type. */
export interface Field<Value> {
  readonly kind: FieldKind
  readonly initial: Value
  readonly isRequired: boolean
  /** The allowed values; empty when any value is allowed. */
  readonly choices: readonly string[]
  readonly input?: TextInput | undefined
  /** Whether it holds a code that is also scanned: a scanner ends with Enter, which goes to the next field. */
  readonly isCode?: boolean
  /** The source of the options of a `pick` or `picks`. */
  readonly source?: string
  /** The field whose pick narrows the options; another pick there clears this field. */
  readonly within?: string | undefined
  /** Whether the order of several picks means something, so that it can be changed. */
  readonly isOrdered?: boolean
  /** The server never returns the value. */
  readonly isSecret?: boolean
  /** No draft holds the value, because a draft is plain text in the browser. */
  readonly isSensitive?: boolean
  check(value: Value, path: string): Errors
  /** Normalizes the value before it is sent. */
  clean(value: Value): Value
  /**
   * Combines two changes of the same value, for a value of several parts; `null` when both changed the same part.
   * Without this function any two changes conflict.
   */
  merge?(before: Value, mine: Value, theirs: Value): Value | null
  /** Whether a value from storage is valid for the field. */
  holds(value: unknown): boolean
}

export const same = <Value>(value: Value): Value => value

export const required: Message = { key: 'kit.required' }
/** The error at a path; none for `null`. */
export const at = (path: string, message: Message | null): Errors => (message ? { [path]: message } : {})

interface TypedRules {
  readonly kind: FieldKind
  readonly required: boolean
  /** The error of what was typed, without blanks at both ends; it is not empty. */
  mistake(written: string): Message | null
  /** Normalizes what was typed, without blanks at both ends, before it is sent. */
  tidy(written: string): string
}

/** A field that holds a text as it was typed. An empty one is an error only if it is required. */
export const typed = ({ kind, required: isRequired, mistake, tidy }: TypedRules): Field<string> => ({
  kind,
  initial: '',
  isRequired,
  choices: [],
  check: (value, path) => {
    const written = normalized(value)
    if (written === '') return at(path, isRequired ? required : null)
    return at(path, mistake(written))
  },
  clean: (value) => tidy(normalized(value)),
  holds: (value) => typeof value === 'string',
})

interface TextRules {
  readonly required?: boolean
  readonly min?: number
  readonly max?: number
  /** Whether the field is multiline. */
  readonly area?: boolean
  readonly input?: TextInput
  /** Whether it is a code that is also scanned. */
  readonly isCode?: boolean
  /** The error of a text that is not empty; `null` when it is valid. */
  rule?(text: string): Message | null
  /** Normalizes the text before it is sent, after blanks at both ends were removed. */
  tidy?(text: string): string
}

export const text = (rules: TextRules = {}): Field<string> => {
  const { required: isRequired = false, min = 0, max = 255, area, input, isCode = false, rule } = rules
  const { tidy = area ? (written: string) => cleanText(written) : same } = rules
  const mistake = (written: string): Message | null => {
    const { length } = tidy(written)
    if (length < min) return { key: 'kit.tooShort', values: { min } }
    return length > max ? { key: 'kit.tooLong', values: { max } } : (rule?.(written) ?? null)
  }
  return { ...typed({ kind: area ? 'area' : 'text', required: isRequired, mistake, tidy }), input, isCode }
}

/** A text that no draft holds, such as requisites; the server returns it. */
export const sensitive = (rules: TextRules = {}): Field<string> => ({
  ...text(rules),
  isSensitive: true,
  holds: () => false,
})

/** A text that the server stores but never returns: an empty one keeps what is stored. */
export const secret = (rules: TextRules = {}): Field<string> => ({
  ...sensitive(rules),
  kind: 'secret',
  isSecret: true,
})

export const flag = (initial = false): Field<boolean> => ({
  kind: 'flag',
  initial,
  isRequired: false,
  choices: [],
  check: () => ({}),
  clean: same,
  holds: (value) => typeof value === 'boolean',
})

export type Fields = Readonly<Record<string, Field<unknown>>>
export type ValuesOf<All> = { readonly [Name in keyof All]: All[Name] extends Field<infer Value> ? Value : never }
