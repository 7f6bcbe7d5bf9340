import {
  breadcrumbOf,
  type Place,
  type RouteName,
  routeNames,
  routeOf,
  type Theme,
  themes,
  titleOf,
  topUpPlace,
  transferPlace,
} from '@supplier/core'
import { nameOf } from '../i18n/say.ts'
import type { Words } from '../i18n/words.ts'
import { isPlain } from '../navigation/plain.ts'

/** What picking an entry does. */
export type Deed = { readonly place: Place } | { readonly theme: Theme } | 'logOut'

export interface Entry {
  readonly id: string
  readonly name: string
  /** Where it belongs; empty at the top. */
  readonly above: string
  /** What is searched. */
  readonly words: string
  readonly deed: Deed
}

/** Pages that only make sense right after something was done. */
const ends: ReadonlySet<RouteName> = new Set<RouteName>([
  'product-created',
  'deliveries-settings-save',
  'payment-methods-saved',
  'not-found',
])

/** What can be done from anywhere, and every place of the panel that can be opened by its name alone. */
export const entriesOf = (words: Words, hasArticles: boolean): readonly Entry[] => [
  ...placesOf(words, hasArticles),
  ...actionsOf(words),
]

const placesOf = (words: Words, hasArticles: boolean): readonly Entry[] =>
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
      return { id: to, name, above, words: `${name} ${above}`, deed: { place: { to } } }
    })

const actionsOf = (words: Words): readonly Entry[] => {
  const { action, topUp: toTopUp, transfer: toTransfer, theme } = words.shell.palette
  const actions: readonly { readonly id: string; readonly name: string; readonly deed: Deed }[] = [
    { id: 'topUp', name: toTopUp(), deed: { place: topUpPlace } },
    { id: 'transfer', name: toTransfer(), deed: { place: transferPlace } },
    ...themes.map((one) => ({ id: `theme-${one}`, name: theme[one](), deed: { theme: one } })),
    { id: 'logOut', name: words.nav.logOut(), deed: 'logOut' },
  ]
  return actions.map((one) => ({ ...one, above: action(), words: one.name }))
}
