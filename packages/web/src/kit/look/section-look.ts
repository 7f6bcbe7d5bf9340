import type { BesideAt } from '@supplier/core/app/panel-screens.compose'
import type { BesideActor } from '@supplier/core/kit/beside/beside.machine'
import type { AnyValues } from '@supplier/core/kit/form/record.domain'
import type { AnySection, CommandIn, RowOf, StatesIn, ValuesIn } from '@supplier/core/kit/section/section.domain'
import type { ReactNode } from 'react'
import type { DeclaredColumn } from '../list/list-column.ts'
import type { AnyAside, CommandNotes, Notes, RecordAside } from './Aside.tsx'
import type { AnyTranslations, SectionTranslations, TranslationsOf } from './section-translations.ts'

type GroupIn<S> = S extends { readonly groups?: infer Groups } ? keyof NonNullable<Groups> & string : never

/** The machine that runs beside the list or the page; `null` for none, and before it runs. */
type BesideOf<S> = (S extends { readonly route: infer Route } ? BesideAt<Route> : never) | null

/** The translations and columns of a section; everything else is in its declaration. */
export interface SectionLook<S extends AnySection, More extends string> {
  readonly t: TranslationsOf<S, More>
  /** What stands beside the form of a record on its page, or above its fields in a dialog. */
  readonly aside?: (
    shown: RecordAside<ValuesIn<S>, RowOf<S>, BesideOf<S>>,
    t: SectionTranslations<S, More>,
  ) => ReactNode
  /** The notice above the form of a record on its page, such as why buyers do not see it. */
  readonly lead?: (shown: RecordAside<ValuesIn<S>, RowOf<S>, BesideOf<S>>, t: SectionTranslations<S, More>) => ReactNode
  /** The groups of fields that `aside` places itself. */
  readonly folded?: readonly GroupIn<S>[]
  /** The groups of fields that few need: they stand closed after the others. */
  readonly rare?: readonly GroupIn<S>[]
  /** How wide the dialog of a record is; one with much to read stands wider beside the list. */
  readonly size?: 'side' | 'wide'
  /** The field that has the cursor when a record opens, where a touch keyboard would not cover what is read. */
  readonly writesInto?: string
  /** The state of a record, after its name; a declared state by the name of its field. */
  readonly state?:
    | (keyof StatesIn<S> & string)
    | ((row: RowOf<S>, t: SectionTranslations<S, More>, beside: BesideOf<S>) => ReactNode)
  /** The commands of which the first that a record allows is a button on its page or in its dialog, with its look. */
  readonly main?: { readonly [Name in CommandIn<S>]?: 'primary' | 'secondary' }
  /** What stands under a field instead of its hint while it is filled in; nothing leaves the hint. */
  readonly notes?: {
    readonly [Name in keyof ValuesIn<S>]?: (
      shown: RecordAside<ValuesIn<S>, RowOf<S>, BesideOf<S>>,
      t: SectionTranslations<S, More>,
    ) => ReactNode
  }
  /** The notes under the fields of a command's dialog, such as a preview of the text for buyers. */
  readonly commandNotes?: {
    readonly [Name in CommandIn<S>]?: (values: AnyValues, t: SectionTranslations<S, More>) => ReactNode
  }
  /** What stands under a field of a command's dialog instead of its hint; nothing leaves the hint. */
  readonly dialogNotes?: {
    readonly [Name in CommandIn<S>]?: Readonly<
      Record<
        string,
        (shown: RecordAside<AnyValues, RowOf<S>, BesideOf<S>>, t: SectionTranslations<S, More>) => ReactNode
      >
    >
  }
  /** What stands above the list, such as a warning about some of its rows; `beside` runs beside the list. */
  readonly above?: (rows: readonly RowOf<S>[], t: SectionTranslations<S, More>, beside: BesideOf<S>) => ReactNode
  /** The name of a row. */
  readonly nameOf: (row: RowOf<S>) => string
  /** What stands around the name of a row, such as its picture. */
  readonly aroundName?: (
    row: RowOf<S>,
    name: ReactNode,
    t: SectionTranslations<S, More>,
    beside: BesideOf<S>,
  ) => ReactNode
  /** The first actions of an empty list; by default the button of a new record. */
  readonly begin?: (t: SectionTranslations<S, More>) => ReactNode
  /** The columns after the name. A column with the id of a cell is edited in place. */
  readonly columns: (t: SectionTranslations<S, More>, beside: BesideOf<S>) => readonly DeclaredColumn<RowOf<S>>[]
}

/** The commands of which the first that a record allows is a button, with the look of the button. */
export type MainCommands = Readonly<Record<string, 'primary' | 'secondary' | undefined>>

export interface AnyRow {
  readonly id: string
}

export interface AnyLook {
  readonly t: Readonly<Record<string, AnyTranslations>>
  readonly above?: (rows: readonly AnyRow[], t: AnyTranslations, beside: BesideActor | null) => ReactNode
  readonly lead?: AnyAside
  readonly state?: string | ((row: AnyRow, t: AnyTranslations, beside: BesideActor | null) => ReactNode)
  readonly main?: MainCommands
  readonly size?: 'side' | 'wide'
  readonly folded?: readonly string[]
  readonly rare?: readonly string[]
  readonly writesInto?: string
  readonly aside?: AnyAside
  readonly notes?: Notes
  readonly commandNotes?: CommandNotes
  readonly dialogNotes?: Readonly<Record<string, Notes | undefined>>
  readonly nameOf: (row: AnyRow) => string
  readonly aroundName?: (row: AnyRow, name: ReactNode, t: AnyTranslations, beside: BesideActor | null) => ReactNode
  readonly begin?: (t: AnyTranslations) => ReactNode
  readonly columns: (t: AnyTranslations, beside: BesideActor | null) => readonly DeclaredColumn<AnyRow>[]
}
