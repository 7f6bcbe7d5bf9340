import { type Theme, themes } from '@supplier/core/appearance/appearance.domain'
import { articleTypes, searchOfArticle } from '@supplier/core/articles/articles.domain'
import { topUpLocation, transferLocation } from '@supplier/core/balances/balances.domain'
import { type Location, pathOf, type RouteName, routeNames, routeOf } from '@supplier/core/kernel/routes'
import { breadcrumbOf } from '@supplier/core/navigation/breadcrumb.domain'
import { titleOf } from '@supplier/core/navigation/navigation.domain'
import { listsWith, type ThingKind } from '@supplier/core/shell/finder.domain'
import type { Language, Translations } from '../../i18n/language.ts'
import { nameOf } from '../../i18n/message-text.ts'
import { isPlain } from '../../navigation/plain.ts'
import type { Creation } from './creations.ts'

/** The effect of choosing an entry. */
export type PaletteAction = { readonly location: Location } | { readonly theme: Theme } | 'logOut'

export interface Entry {
  readonly id: string
  readonly name: string
  /** The names of the parent pages; empty at the top level. */
  readonly above: string
  /** The text that the search matches. */
  readonly text: string
  readonly action: PaletteAction
}

/** Pages that make sense only right after an operation. */
const ends: ReadonlySet<RouteName> = new Set<RouteName>([
  'product-created',
  'deliveries-settings-save',
  'payment-methods-saved',
  'not-found',
])

/** The pages of the panel and its actions in the language of the panel. */
interface Known {
  readonly t: Translations
  readonly language: Language
  readonly hasArticles: boolean
  readonly creations: readonly Creation[]
}

/** All pages of the panel without path parameters, the new records of all sections, and the global actions. */
export const entriesOf = ({ t, language, hasArticles, creations }: Known): readonly Entry[] => {
  const create = creations.map(({ id, location, label }) => {
    const name = label[language]
    return { id, name, above: t.shell.palette.action(), text: name, action: { location } }
  })
  // The page of a new record is offered once, by what it does.
  const pages = locationsOf(t, hasArticles).filter(({ path }) => creations.every(({ id }) => id !== path))
  return [...pages, ...(hasArticles ? articlesOf(t) : []), ...create, ...actionsOf(t)]
}

/** The lists in which the typed text can be sought; `failed` are those of which no record could be found. */
export const seekEntries = (t: Translations, sought: string, failed: readonly ThingKind[]): readonly Entry[] =>
  listsWith(sought).map(({ list, location }) => ({
    id: `seek-${list}`,
    name: t.shell.palette.seek[list]({ sought }),
    above: failed.includes(list) ? t.shell.palette.unread() : '',
    text: '',
    action: { location },
  }))

const articlesOf = (t: Translations): readonly Entry[] =>
  articleTypes.map((type) => {
    const name = t.article.names[type]()
    const above = nameOf(t, titleOf('articles-information'))
    const location = { to: 'articles-information', search: searchOfArticle(type) } as const
    return { id: `article-${type}`, name, above, text: `${name} ${above}`, action: { location } }
  })

const locationsOf = (t: Translations, hasArticles: boolean): readonly (Entry & { readonly path: string })[] =>
  routeNames
    .filter(isPlain)
    .filter((to) => routeOf(to).area === 'admin' && routeOf(to).redirect === undefined && !ends.has(to))
    .filter((to) => to !== 'articles-information' || hasArticles)
    .map((to) => {
      const name = nameOf(t, titleOf(to))
      const above = breadcrumbOf(to)
        .slice(0, -1)
        .map(({ title }) => nameOf(t, title))
        .join(' / ')
      return { id: to, path: pathOf({ to }), name, above, text: `${name} ${above}`, action: { location: { to } } }
    })

const actionsOf = (t: Translations): readonly Entry[] => {
  const { action, topUp: toTopUp, transfer: toTransfer, theme } = t.shell.palette
  const actions: readonly { readonly id: string; readonly name: string; readonly action: PaletteAction }[] = [
    { id: 'topUp', name: toTopUp(), action: { location: topUpLocation } },
    { id: 'transfer', name: toTransfer(), action: { location: transferLocation } },
    ...themes.map((one) => ({ id: `theme-${one}`, name: theme[one](), action: { theme: one } })),
    { id: 'logOut', name: t.nav.logOut(), action: 'logOut' },
  ]
  return actions.map((one) => ({ ...one, above: action(), text: one.name }))
}
