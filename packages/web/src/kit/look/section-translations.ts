import type {
  AnySection,
  BulkIn,
  CommandIn,
  QueryIn,
  StatesIn,
  ValuesIn,
} from '@supplier/core/kit/section/section.domain'
import type { Language } from '../../i18n/language.ts'

type Named<Word> = Readonly<Record<string, Word>>

/** The choices of a value; `never` for free text. */
type Choices<Value> = Value extends readonly (infer Choice)[]
  ? Choices<Choice>
  : Value extends string
    ? string extends Value
      ? never
      : Value
    : never

type ChoiceTranslations<Values> = {
  readonly [Name in keyof Values as Choices<NonNullable<Values[Name]>> extends never ? never : Name]: {
    readonly [Choice in Choices<NonNullable<Values[Name]>>]: string
  }
}

export interface CommandTranslations {
  /** The label of its button. */
  readonly label: string
  /** The title of its dialog, for a command that needs confirmation or has fields. */
  readonly title?: string
  readonly text?: string
  /** The labels of its fields. */
  readonly fields?: Named<string>
  readonly hints?: Named<string>
  /** Why a field is locked in the dialog. */
  readonly locks?: Named<string>
  readonly choices?: Named<Named<string>>
  /** The headings of its fields. */
  readonly groups?: Named<string>
  /** What its dialog offers to take over: a heading, and a name for each offer. */
  readonly offers?: { readonly title: string; readonly names: Named<string> }
  /** The links to where a refusal is mended, by its reason. */
  readonly mended?: Named<string>
}

type GroupsIn<S> = S extends { readonly groups?: infer Groups } ? keyof NonNullable<Groups> & string : never

/** All texts of a plain section. A missing text fails to compile. */
export type SectionTranslations<S, More extends string = never> = ListTranslations<S, More> &
  ([BulkIn<S>] extends [never] ? unknown : BulkTranslations<S>) &
  ([keyof StatesIn<S>] extends [never] ? unknown : StateTranslations<S>)

type StateTexts<S> = { readonly [Name in keyof StatesIn<S>]: Readonly<Record<StatesIn<S>[Name] & string, string>> }

interface StateTranslations<S> {
  /** The states of a row in words: on its badge, and in the filter of the same name. */
  readonly states: StateTexts<S>
}

interface BulkTranslations<S> {
  /** The actions on many rows: buttons, titles of their dialogs, and fields. */
  readonly bulk: { readonly [Name in BulkIn<S>]: CommandTranslations }
}

interface ListTranslations<S, More extends string> {
  readonly label: string
  /** The header of the names of rows; by default the label of the first field. */
  readonly name?: string
  /** The button and the title of a new record; not shown when records cannot be created. */
  readonly create: string
  readonly edit: string
  /** The button that saves a record. */
  readonly save?: string
  /** The button that saves a record and gives the command that goes along. */
  readonly saveWith?: string
  readonly nothingYet: string
  readonly nothingYetText: string
  readonly fields: { readonly [Name in keyof ValuesIn<S>]: string }
  readonly hints?: { readonly [Name in keyof ValuesIn<S>]?: string }
  /** Why a field can be locked, in place of its hint. */
  readonly locks?: { readonly [Name in keyof ValuesIn<S>]?: string }
  /** The headings of the form. */
  readonly groups?: { readonly [Name in GroupsIn<S>]: string }
  readonly choices: ChoiceTranslations<ValuesIn<S>>
  /** The chosen store is shown in the top bar. */
  readonly filters: { readonly [Name in Exclude<keyof QueryIn<S>, 'page' | 'store'>]: string }
  /** The choices of the filters. A filter that is a declared state has its words unless it says others. */
  readonly filterChoices: ChoiceTranslations<Omit<QueryIn<S>, 'page' | keyof StatesIn<S>>> &
    Partial<ChoiceTranslations<Pick<QueryIn<S>, keyof QueryIn<S> & keyof StatesIn<S>>>>
  readonly commands: { readonly [Name in CommandIn<S>]: CommandTranslations }
  /** Headers of columns that are not fields. */
  readonly more: Readonly<Record<More, string>>
}

/** The texts of a section in each language, defined next to the section. */
export type TranslationsOf<S extends AnySection, More extends string = never> = Readonly<
  Record<Language, SectionTranslations<S, More>>
>

/** The same texts with looser types, for the shared screen that looks them up by name. */
export interface AnyTranslations
  extends Omit<
    SectionTranslations<AnySection>,
    | 'fields'
    | 'hints'
    | 'locks'
    | 'groups'
    | 'choices'
    | 'states'
    | 'filters'
    | 'filterChoices'
    | 'commands'
    | 'bulk'
    | 'more'
  > {
  readonly fields: Named<string>
  readonly hints?: Named<string>
  readonly locks?: Named<string>
  readonly groups?: Named<string>
  readonly choices: Named<Named<string>>
  readonly states?: Named<Named<string>>
  readonly filters: Named<string>
  readonly filterChoices: Named<Named<string>>
  readonly commands: Named<CommandTranslations>
  readonly bulk?: Named<CommandTranslations>
  readonly more?: Named<string>
}
