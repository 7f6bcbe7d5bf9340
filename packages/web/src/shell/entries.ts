import { breadcrumbOf, type PlainRouteName, type RouteName, routeNames, routeOf, titleOf } from '@supplier/core'
import { nameOf } from '../i18n/say.ts'
import type { Words } from '../i18n/words.ts'
import { isPlain } from '../navigation/plain.ts'

export interface Entry {
  readonly to: PlainRouteName
  readonly name: string
  /** Where it belongs; empty at the top. */
  readonly above: string
  /** What is searched. */
  readonly words: string
}

/** Pages that only make sense right after something was done. */
const ends: ReadonlySet<RouteName> = new Set<RouteName>([
  'product-created',
  'deliveries-settings-save',
  'payment-methods-saved',
  'not-found',
])

/** Every place of the panel that can be opened by its name alone. */
export const entriesOf = (words: Words, hasArticles: boolean): readonly Entry[] =>
  routeNames
    .filter(isPlain)
    .filter((to) => routeOf(to).area === 'admin' && routeOf(to).redirect === undefined && !ends.has(to))
    .filter((to) => to !== 'articles-information' || hasArticles)
    .map((to) => {
      const name = nameOf(words, titleOf(to))
      const above = breadcrumbOf(to)
        .slice(0, -1)
        .map(({ title }) => nameOf(words, title))
        .join(' / ')
      return { to, name, above, words: `${name} ${above}` }
    })
