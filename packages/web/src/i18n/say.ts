import type { Message, MessageKey, MessageValues, RouteTitle, SidebarGroup, SidebarLabel } from '@supplier/core'
import type { TranslationFunctions } from './i18n-types.ts'
import uk from './uk/index.ts'
import type { Words } from './words.ts'

type Path<T> = {
  [K in keyof T & string]: T[K] extends (...args: never[]) => unknown ? K : `${K}.${Path<T[K]>}`
}[keyof T & string]

type Told =
  | Path<TranslationFunctions['core']>
  | `session.${keyof TranslationFunctions['session']['core']}`
  | Path<TranslationFunctions['said']>
type Untold = Exclude<MessageKey, Told>

/** Does not compile while the core can say something that has no words yet. */
export const everythingHasWords: [Untold] extends [never] ? true : Untold = true

type AuthTitle = keyof TranslationFunctions['auth']['titles']
type Untitled =
  | Exclude<RouteTitle, keyof TranslationFunctions['routes'] | AuthTitle>
  | Exclude<SidebarLabel | SidebarGroup, keyof TranslationFunctions['nav']>

/** Does not compile while a place or a link of the sidebar has no name. */
export const everyPlaceHasAName: [Untitled] extends [never] ? true : Untitled = true

type Said = Readonly<Record<string, (values?: MessageValues) => string>>

interface Sayable {
  readonly core: Readonly<Record<string, Said>>
  readonly said: Readonly<Record<string, Said>>
  readonly session: { readonly core: Said }
}

const ofFirstPage: Readonly<Record<string, object>> = uk.core

/** The words of a message, or the server's own. */
export const say = (words: Words, message: Message): string => {
  if ('text' in message) return message.text
  const [feature = '', name = ''] = message.key.split('.')
  const { core, said, session } = words as unknown as Sayable
  const own = ofFirstPage[feature]
  const sayable = own && !(name in own) ? session.core : (own ? core : said)[feature]
  return sayable?.[name]?.(message.values) ?? ''
}

const authTitles: ReadonlySet<string> = new Set<AuthTitle>([
  'auth',
  'login',
  'signup',
  'phoneConfirmation',
  'withPassword',
  'recoverPassword',
  'recoverPasswordCode',
])

const isAuthTitle = (title: RouteTitle): title is AuthTitle & RouteTitle => authTitles.has(title)

/** What a place is called. The names of the panel's places come with the words of the panel. */
export const nameOf = (words: Words, title: RouteTitle): string =>
  isAuthTitle(title) ? words.auth.titles[title]() : words.routes[title]()

export const productName = 'Suppliers'

/** The title of the page, product first. */
export const pageTitle = (words: Words, title: RouteTitle): string => `${productName} · ${nameOf(words, title)}`
