import type { Word } from '../kernel/word.ts'
import type { ImportRow } from './import-rows.domain.ts'

export interface FileColumn {
  readonly name: string
  readonly samples: readonly string[]
  /** Values that cannot be what the chosen field holds, where they are so many that it may be the wrong field. */
  readonly unread: { readonly rows: number; readonly of: number; readonly sample: string } | null
}

/** A column whose numbers can be read in two ways, such as `1,250`. */
export interface Doubt {
  readonly column: string
  readonly samples: readonly string[]
}

/** A name in the file whose category was chosen before; `null` where its goods are not taken. */
export interface RememberedCategory {
  readonly name: string
  readonly rows: number
  readonly category: CategoryChoice | null
}

export interface ImportField {
  readonly field: string
  readonly title: string
  readonly isRequired: boolean
}

export interface Mapped {
  readonly column: string
  readonly field: string | null
}

/** The same mistake of many rows. */
export interface Mistake {
  readonly code: string
  readonly level: Word<'stop' | 'warning'>
  readonly column: string
  readonly value: string
  readonly rows: number
  readonly message: string
  readonly hint: string | null
  /** Some of the values, where each row has its own. */
  readonly samples: readonly string[]
}

export interface CategoryChoice {
  readonly id: string
  readonly title: string
}

export interface UnmappedCategory {
  readonly name: string
  readonly rows: number
  readonly candidates: readonly CategoryChoice[]
}

/** A change so large that it is more likely a mistake. */
export interface Jump {
  readonly kind: string
  /** From 0 to 1. */
  readonly share: number
}

export interface ImportDetails {
  readonly format: string | null
  readonly encoding: string | null
  readonly delimiter: string | null
  readonly sheet: string | null
  readonly sheets: readonly string[]
  /** The line of the names of the columns, or `none`; `null` in a format whose values have names. */
  readonly header: string | null
  /** The first lines, one of which may be that of the names. */
  readonly heads: readonly { readonly line: number; readonly text: string }[]
  readonly rows: number
  readonly columns: readonly FileColumn[]
  readonly fields: readonly ImportField[]
  readonly mapping: readonly Mapped[]
  readonly isMapped: boolean
  readonly unmapped: readonly UnmappedCategory[]
  readonly remembered: readonly RememberedCategory[]
  /** The category of all products, where no column has one. */
  readonly category: CategoryChoice | null
  readonly doubts: readonly Doubt[]
  readonly sample: readonly ImportRow[]
  readonly rejected: readonly ImportRow[]
  readonly mistakes: readonly Mistake[]
  /** The mistakes that are not among them. */
  readonly more: { readonly kinds: number; readonly rows: number }
  readonly jump: Jump | null
  /** The products that a rollback left as they are, because they were changed since. */
  readonly left: readonly { readonly id: string; readonly title: string }[]
}
