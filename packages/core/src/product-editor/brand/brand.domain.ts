import type { Message } from '../../kernel/message.ts'
import type { Word } from '../../kernel/word.ts'
import type { Picked } from '../../kit/fields/pick-fields.domain.ts'
import type { Option } from '../../kit/form/options.domain.ts'

export type BrandStatus = 'active' | 'proposed' | 'rejected'

/** A brand of the marketplace, or one that the supplier proposed. */
export interface Brand extends Picked {
  readonly status: Word<BrandStatus>
  /** Why the marketplace rejected it. */
  readonly reason: string | null
}

const shortest = 2
const longest = 100

const tidied = (typed: string): string => typed.trim().replace(/\s+/g, ' ')
const folded = (title: string): string => tidied(title).toLocaleLowerCase('uk')

interface Found {
  readonly search: string
  readonly options: readonly Option[]
  readonly isLoading: boolean
  /** Why the search failed. */
  readonly message: Message | null
}

/** The title under which a brand can be proposed; `null` while the search may still find it, and when it is found. */
export const proposableBrand = ({ search, options, isLoading, message }: Found): string | null => {
  const title = tidied(search)
  const isTitle = title.length >= shortest && title.length <= longest
  if (!isTitle || isLoading || message !== null) return null
  return options.some((one) => folded(one.title) === folded(title)) ? null : title
}

/** The state of the chosen brand, which the product or the proposal of this visit tells. */
export const brandIn = (
  chosen: Picked | null,
  ofProduct: Brand | null,
  proposed: Brand | null,
): (Brand & { readonly isProposal: boolean }) | null => {
  const found = [ofProduct, proposed].find((one) => one !== null && one.id === chosen?.id) ?? null
  return found && { ...found, isProposal: found.id === proposed?.id || found.status !== 'active' }
}
