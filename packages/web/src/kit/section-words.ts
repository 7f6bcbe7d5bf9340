import type { AnySection, CommandIn, QueryIn, ValuesIn } from '@supplier/core'
import type { Language } from '../i18n/words.ts'

/** The choices that a value is made of; `never` where anything can be typed. */
type Choices<Value> = Value extends readonly (infer Choice)[]
  ? Choices<Choice>
  : Value extends string
    ? string extends Value
      ? never
      : Value
    : never

type WordsOfChoices<Values> = {
  readonly [Name in keyof Values as Choices<NonNullable<Values[Name]>> extends never ? never : Name]: {
    readonly [Choice in Choices<NonNullable<Values[Name]>>]: string
  }
}

export interface CommandWords {
  /** The verb on its button. */
  readonly label: string
  /** The question, for a command that asks before. */
  readonly title?: string
  readonly text?: string
}

/** Everything that a plain section says. A missing word does not compile. */
export interface SectionWords<S, More extends string = never> {
  readonly label: string
  readonly create: string
  readonly edit: string
  readonly nothingYet: string
  readonly nothingYetText: string
  readonly fields: { readonly [Name in keyof ValuesIn<S>]: string }
  readonly hints?: { readonly [Name in keyof ValuesIn<S>]?: string }
  readonly choices: WordsOfChoices<ValuesIn<S>>
  readonly filters: { readonly [Name in Exclude<keyof QueryIn<S>, 'page'>]: string }
  readonly filterChoices: WordsOfChoices<Omit<QueryIn<S>, 'page'>>
  readonly commands: { readonly [Name in CommandIn<S>]: CommandWords }
  /** Words of its columns that no field has. */
  readonly more: Readonly<Record<More, string>>
}

/** A section brings its words along, in each language. */
export type WordsOf<S extends AnySection, More extends string = never> = Readonly<
  Record<Language, SectionWords<S, More>>
>

type Named<Word> = Readonly<Record<string, Word>>

/** The same words for the screen of any section, which looks them up by name. */
export interface AnyWords
  extends Omit<
    SectionWords<AnySection>,
    'fields' | 'hints' | 'choices' | 'filters' | 'filterChoices' | 'commands' | 'more'
  > {
  readonly fields: Named<string>
  readonly hints?: Named<string>
  readonly choices: Named<Named<string>>
  readonly filters: Named<string>
  readonly filterChoices: Named<Named<string>>
  readonly commands: Named<CommandWords>
}
