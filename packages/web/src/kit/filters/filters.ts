import type { OptionsActor } from '@supplier/core/kit/form/options.machine'
import { type Codec, type Codecs, narrows } from '@supplier/core/kit/list/query.domain'
import type { ListTexts } from './list-texts.ts'

export type Query = Readonly<Record<string, unknown>>

/**
 * The query parameters that filter by choices or by a period; the search has its own field, and the
 * store is chosen in the top bar.
 */
export const choicesOf = (codecs: Codecs): readonly (readonly [string, Codec<unknown>])[] =>
  Object.entries(codecs).filter(([, codec]) => narrows(codec) && !['search', 'tab', 'store'].includes(codec.kind))

/** The query parameters that order the rows. */
export const ordersOf = (codecs: Codecs): readonly (readonly [string, Codec<unknown>])[] =>
  Object.entries(codecs).filter(([, { kind, choices }]) => kind === 'sort' && choices.length > 1)

export interface FiltersProps {
  readonly codecs: Codecs
  readonly t: ListTexts
  readonly query: Query
  readonly onChange: (filter: Query) => void
  /** How many rows the chosen filters leave on all pages; `null` while nobody knows. */
  readonly total?: number | null
  /** The machine that finds the records of a filter that picks one, and how it is opened. */
  readonly picker?: FilterPicker | undefined
}

export interface FilterPicker {
  readonly options: OptionsActor
  readonly onOpen: (name: string, source: string) => void
}

/** The new value of a filter: choices add up when the filter allows several; otherwise the new one replaces the old. */
export const chosenIn = (codec: Codec<unknown>, before: unknown, choice: string, isChosen: boolean): unknown => {
  if (codec.kind !== 'many') return isChosen ? choice : null
  const others = (before as readonly string[]).filter((one) => one !== choice)
  return isChosen ? [...others, choice] : others
}
