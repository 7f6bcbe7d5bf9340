import { isSame } from '../kernel/same.ts'
import type { Mapped, Mistake } from './import-details.domain.ts'
import type { ImportType, PriceImport } from './imports.domain.ts'

/** A change of an import. Each can be sent again: it has a key, a version, or says the same twice. */
export type ImportWrite =
  | {
      readonly kind: 'link'
      readonly key: string
      readonly type: ImportType
      readonly url: string
      readonly emptiesMissing: boolean
    }
  | {
      readonly kind: 'options'
      readonly id: string
      readonly version: number
      readonly options: Readonly<Record<string, string>>
    }
  | {
      readonly kind: 'mapping'
      readonly id: string
      readonly version: number
      readonly mapping: readonly Mapped[]
      /** The decimal sign of numbers that can be read in two ways; `null` when nothing was asked. */
      readonly decimal: string | null
      /** The category of all products; `null` when a column has it. */
      readonly categoryId: string | null
    }
  | { readonly kind: 'categories'; readonly id: string; readonly categories: Readonly<Record<string, string | null>> }
  | { readonly kind: 'check' | 'rollback' | 'cancel' | 'copy'; readonly id: string; readonly key: string }
  | {
      readonly kind: 'start'
      readonly id: string
      readonly key: string
      readonly version: number
      readonly accepts: boolean
    }
  | { readonly kind: 'fix'; readonly id: string; readonly mistake: Mistake; readonly replacement: string }

const byColumn = (mapping: readonly Mapped[]) =>
  Object.fromEntries(mapping.filter(({ field }) => field !== null).map(({ column, field }) => [column, field]))

const isSameMistake = (one: Mistake, other: Mistake): boolean =>
  one.code === other.code && one.column === other.column && one.value === other.value

/** Whether an import as it was read shows that a change was carried out; its jobs are looked up by their keys. */
export const isWritten = (write: ImportWrite, { status, details }: PriceImport): boolean => {
  if (write.kind === 'cancel') return status === 'cancelled'
  if (details === null) return false
  if (write.kind === 'mapping')
    return (
      isSame(byColumn(details.mapping), byColumn(write.mapping)) && (details.category?.id ?? null) === write.categoryId
    )
  if (write.kind === 'options') {
    const { encoding, delimiter, sheet, header } = details
    return Object.entries(write.options).every(
      ([name, value]) => ({ encoding, delimiter, sheet, header })[name as 'encoding'] === value,
    )
  }
  // The server no longer lists a category that has its choice, nor a row that was mended.
  if (write.kind === 'categories')
    return !details.unmapped.some(
      ({ name }) => Object.hasOwn(write.categories, name) && write.categories[name] !== null,
    )
  return write.kind === 'fix' && !details.mistakes.some((mistake) => isSameMistake(mistake, write.mistake))
}
