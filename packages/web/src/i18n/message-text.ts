import type { Message, MessageValues } from '@supplier/core/kernel/message'
import type { RouteTitle } from '@supplier/core/kernel/routes'
import type { SidebarGroup, SidebarLabel } from '@supplier/core/shell/shell.domain'
import type { TranslationFunctions } from './i18n-types.ts'
import type { Translations } from './language.ts'

type AuthTitle = keyof TranslationFunctions['auth']['titles']
type Untitled =
  | Exclude<RouteTitle, keyof TranslationFunctions['routes'] | AuthTitle>
  | Exclude<SidebarLabel | SidebarGroup, keyof TranslationFunctions['nav']>

/** Fails to compile when a route or a link of the sidebar has no name. */
export const everyRouteHasAName: [Untitled] extends [never] ? true : Untitled = true

type FeatureMessages = Readonly<Record<string, (values?: MessageValues) => string>>

interface WithMessages {
  readonly core: Readonly<Record<string, FeatureMessages>>
  readonly messages: Readonly<Record<string, FeatureMessages>>
  readonly session: { readonly core: FeatureMessages }
}

type OfFirstPage = TranslationFunctions['core']

/** The features of the first page; those of `session` by name, because its others are in the part `session`. */
const features: Readonly<Record<keyof OfFirstPage, true>> = {
  failure: true,
  connectivity: true,
  appearance: true,
  session: true,
}
const ofSession: Readonly<Record<keyof OfFirstPage['session'], true>> = {
  required: true,
  nameLength: true,
  email: true,
  telephoneRule: true,
  codeSent: true,
  recoveryLost: true,
  challengeLost: true,
  memoryOnly: true,
  expired: true,
  expiredWithInput: true,
  changedElsewhere: true,
}

/** The translated text of a message, or the text that the server sent. */
export const messageText = (translations: Translations, message: Message): string => {
  if ('text' in message) return message.text
  const [feature = '', name = ''] = message.key.split('.')
  const { core, messages, session } = translations as unknown as WithMessages
  const isLater = feature === 'session' && !(name in ofSession)
  const messagesOfFeature = isLater ? session.core : (feature in features ? core : messages)[feature]
  return messagesOfFeature?.[name]?.(message.values) ?? ''
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

/** The name of a route. The names of the panel’s routes are loaded with the panel’s translations. */
export const nameOf = (translations: Translations, title: RouteTitle): string =>
  isAuthTitle(title) ? translations.auth.titles[title]() : translations.routes[title]()

export const productName = 'Suppliers'

/** The title of a page, with the product’s name first, and behind it how many wait for the supplier. */
export const pageTitle = (translations: Translations, title: RouteTitle, waiting = 0): string =>
  `${productName}${waiting > 0 ? ` (${waiting})` : ''} · ${nameOf(translations, title)}`
