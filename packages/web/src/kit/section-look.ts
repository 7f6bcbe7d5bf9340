import type { AnySection, RowOf, ValuesIn } from '@supplier/core'
import type { ReactNode } from 'react'
import type { Column } from '../ui/Table.tsx'
import type { AnyAside, Notes, RecordAside } from './Aside.tsx'
import type { AnyTranslations, SectionTranslations, TranslationsOf } from './section-translations.ts'

/** The translations and columns of a section; everything else is in its declaration. */
export interface SectionLook<S extends AnySection, More extends string> {
  readonly t: TranslationsOf<S, More>
  /** What stands beside the form of a record on its page, or above its fields in a dialog. */
  readonly aside?: (shown: RecordAside<ValuesIn<S>, RowOf<S>>, t: SectionTranslations<S, More>) => ReactNode
  /** What stands under a field instead of its hint while it is filled in; nothing leaves the hint. */
  readonly notes?: {
    readonly [Name in keyof ValuesIn<S>]?: (
      shown: RecordAside<ValuesIn<S>, RowOf<S>>,
      t: SectionTranslations<S, More>,
    ) => ReactNode
  }
  /** What stands above the list, such as a warning about some of its rows. */
  readonly above?: (rows: readonly RowOf<S>[], t: SectionTranslations<S, More>) => ReactNode
  /** The name of a row. */
  readonly nameOf: (row: RowOf<S>) => string
  /** The columns after the name. */
  readonly columns: (t: SectionTranslations<S, More>) => readonly Column<RowOf<S>>[]
}

export interface AnyRow {
  readonly id: string
}

export interface AnyLook {
  readonly t: Readonly<Record<string, AnyTranslations>>
  readonly above?: (rows: readonly AnyRow[], t: AnyTranslations) => ReactNode
  readonly aside?: AnyAside
  readonly notes?: Notes
  readonly nameOf: (row: AnyRow) => string
  readonly columns: (t: AnyTranslations) => readonly Column<AnyRow>[]
}
