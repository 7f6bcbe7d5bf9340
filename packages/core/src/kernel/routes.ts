import { hasSection, type Offered, type SectionName } from './offered.ts'

interface RouteEntry {
  /** Path pattern in wouter's notation. */
  readonly path: `/${string}`
  readonly area: 'admin' | 'auth' | 'open'
  /** Translation key of the page title and the breadcrumb. */
  readonly title: string
  /** The route above this one in the breadcrumb. */
  readonly parent?: string
  /** Whether the breadcrumb shows this route. */
  readonly crumb?: true
  /** The route to redirect to. */
  readonly redirect?: string
  /** The route whose screen is shown, with a dialog over it. */
  readonly over?: string
  /** The rows of its list belong to stores, so the store chosen in the top bar narrows them. */
  readonly byStore?: true
  /** The section that a deployment may lack; a page without one is everywhere. */
  readonly section?: SectionName
  readonly open?: 'withoutSubscription'
}

/** All routes of the app. */
export const routes = {
  home: { path: '/', area: 'admin', title: 'dashboard', redirect: 'statistics' },
  admin: { path: '/admin', area: 'admin', title: 'dashboard', redirect: 'statistics' },
  dashboard: { path: '/dashboard', area: 'admin', title: 'dashboard', redirect: 'statistics' },
  statistics: { path: '/dashboard/statistics', area: 'admin', title: 'dashboard', byStore: true },
  advertising: { path: '/dashboard/advertising', area: 'admin', title: 'advertising', section: 'advertising' },

  orders: { path: '/orders', area: 'admin', title: 'orders', crumb: true, byStore: true, section: 'orders' },

  products: { path: '/products', area: 'admin', title: 'products', crumb: true, byStore: true, section: 'products' },
  'products-list': { path: '/products', area: 'admin', title: 'products', crumb: true, redirect: 'products' },
  'products-panel': {
    path: '/products/panel',
    area: 'admin',
    title: 'productsPanel',
    parent: 'products',
    section: 'products',
  },
  'product-edit': {
    path: '/products/edit/:id',
    area: 'admin',
    title: 'productEdit',
    parent: 'products',
    section: 'products',
  },
  'product-create': {
    path: '/products/create',
    area: 'admin',
    title: 'productCreate',
    parent: 'products',
    crumb: true,
    section: 'products',
  },
  'product-categories': {
    path: '/products/create/categories',
    area: 'admin',
    title: 'categories',
    parent: 'products',
    crumb: true,
    section: 'categories',
  },
  'product-created': {
    path: '/products/created',
    area: 'admin',
    title: 'productCreated',
    parent: 'products',
    section: 'products',
  },
  'products-import': {
    path: '/products/import',
    area: 'admin',
    title: 'productsImport',
    parent: 'imports',
    section: 'imports',
  },
  imports: {
    path: '/products/imports',
    area: 'admin',
    title: 'imports',
    parent: 'products',
    crumb: true,
    section: 'imports',
  },
  shelvings: {
    path: '/products/shelvings',
    area: 'admin',
    title: 'shelvings',
    parent: 'products',
    crumb: true,
    section: 'shelvings',
  },
  attributes: {
    path: '/products/attributes',
    area: 'admin',
    title: 'attributes',
    parent: 'products',
    crumb: true,
    section: 'attributes',
  },
  'attribute-groups': {
    path: '/products/attribute-groups',
    area: 'admin',
    title: 'attributeGroups',
    parent: 'products',
    crumb: true,
    section: 'attributes',
  },

  reviews: { path: '/reviews', area: 'admin', title: 'reviews', crumb: true, byStore: true, section: 'reviews' },

  deliveries: { path: '/deliveries', area: 'admin', title: 'deliveries', crumb: true, redirect: 'deliveries-panel' },
  'deliveries-panel': {
    path: '/deliveries/panel',
    area: 'admin',
    title: 'deliveries',
    crumb: true,
    byStore: true,
    section: 'deliveries',
  },
  'deliveries-nova': {
    path: '/deliveries/nova',
    area: 'admin',
    title: 'nova',
    parent: 'deliveries-panel',
    crumb: true,
    section: 'deliveries',
  },
  'deliveries-apis': {
    path: '/deliveries/nova/apis',
    area: 'admin',
    title: 'apis',
    parent: 'deliveries-nova',
    crumb: true,
    byStore: true,
    section: 'deliveries',
  },
  apis: { path: '/deliveries/nova/apis', area: 'admin', title: 'apis', crumb: true, redirect: 'deliveries-apis' },
  'deliveries-sender': {
    path: '/deliveries/nova/sender',
    area: 'admin',
    title: 'sender',
    parent: 'deliveries-nova',
    byStore: true,
    section: 'deliveries',
  },
  sender: {
    path: '/deliveries/nova/sender',
    area: 'admin',
    title: 'sender',
    redirect: 'deliveries-sender',
  },
  'deliveries-settings-save': {
    path: '/deliveries/nova/saved',
    area: 'admin',
    title: 'deliveriesSaved',
    parent: 'deliveries-nova',
    section: 'deliveries',
  },

  'payment-methods': {
    path: '/payment-methods',
    area: 'admin',
    title: 'paymentMethods',
    redirect: 'payment-methods-methods',
  },
  'payment-methods-methods': {
    path: '/payment-methods/methods',
    area: 'admin',
    title: 'paymentMethods',
    byStore: true,
    section: 'payment-methods',
  },
  'payment-methods-details': {
    path: '/payment-methods/methods/details/:id',
    area: 'admin',
    title: 'paymentMethodDetails',
    parent: 'payment-methods-methods',
    section: 'payment-methods',
  },
  'payment-methods-saved': {
    path: '/payment-methods/saved',
    area: 'admin',
    title: 'paymentMethodsSaved',
    parent: 'payment-methods-methods',
    open: 'withoutSubscription',
    section: 'payment-methods',
  },

  payments: {
    path: '/payments',
    area: 'admin',
    title: 'payments',
    crumb: true,
    redirect: 'main-balance',
    open: 'withoutSubscription',
  },
  balances: {
    path: '/payments/balances',
    area: 'admin',
    title: 'balances',
    parent: 'payments',
    crumb: true,
    redirect: 'main-balance',
    open: 'withoutSubscription',
  },
  'main-balance': {
    path: '/payments/balances/main-balance',
    area: 'admin',
    title: 'mainBalance',
    parent: 'balances',
    crumb: true,
    open: 'withoutSubscription',
    section: 'balances',
  },
  'balance-services': {
    path: '/payments/balances/balance-services',
    area: 'admin',
    title: 'serviceBalance',
    parent: 'balances',
    crumb: true,
    open: 'withoutSubscription',
    section: 'balances',
  },
  payouts: {
    path: '/payments/payouts',
    area: 'admin',
    title: 'payouts',
    parent: 'payments',
    crumb: true,
    open: 'withoutSubscription',
    section: 'payouts',
  },

  chats: { path: '/chats', area: 'admin', title: 'chats', crumb: true, section: 'chats' },
  'chat-room': {
    path: '/chats/:chatId',
    area: 'admin',
    title: 'chatRoom',
    parent: 'chats',
    over: 'chats',
    crumb: true,
    section: 'chats',
  },
  'articles-information': {
    path: '/articles-information',
    area: 'admin',
    title: 'articles',
    crumb: true,
    section: 'articles',
  },

  integrations: { path: '/integrations', area: 'admin', title: 'integrations', crumb: true, section: 'integrations' },
  'integrations-list': {
    path: '/integrations',
    area: 'admin',
    title: 'integrations',
    crumb: true,
    redirect: 'integrations',
  },
  'integration-create': {
    path: '/integrations/create',
    area: 'admin',
    title: 'integrationCreate',
    parent: 'integrations',
    section: 'integrations',
  },
  'integration-edit': {
    path: '/integrations/edit/:id',
    area: 'admin',
    title: 'integrationEdit',
    parent: 'integrations',
    section: 'integrations',
  },

  stores: { path: '/stores', area: 'admin', title: 'stores', crumb: true, section: 'stores' },
  'stores-list': { path: '/stores', area: 'admin', title: 'stores', crumb: true, redirect: 'stores' },
  'store-create': { path: '/stores/create', area: 'admin', title: 'storeCreate', parent: 'stores', section: 'stores' },
  'store-edit': { path: '/stores/edit/:id', area: 'admin', title: 'storeEdit', parent: 'stores', section: 'stores' },

  notifications: {
    path: '/notifications',
    area: 'admin',
    title: 'notifications',
    crumb: true,
    section: 'notifications',
  },
  referrals: { path: '/referrals', area: 'admin', title: 'referrals', crumb: true, section: 'referrals' },
  'telegram-ads': { path: '/telegram-ads', area: 'admin', title: 'telegramAds', crumb: true, section: 'telegram-ads' },

  settings: {
    path: '/settings',
    area: 'admin',
    title: 'settings',
    crumb: true,
    redirect: 'preferences',
    open: 'withoutSubscription',
  },
  preferences: {
    path: '/settings/preferences',
    area: 'admin',
    title: 'preferences',
    parent: 'settings',
    crumb: true,
    open: 'withoutSubscription',
  },
  customizing: {
    path: '/settings/customizing',
    area: 'admin',
    title: 'customizing',
    parent: 'settings',
    crumb: true,
    open: 'withoutSubscription',
  },
  /** Shown over the preferences: opens the profile dialog. */
  profile: {
    path: '/settings/profile',
    area: 'admin',
    title: 'profile',
    parent: 'settings',
    over: 'preferences',
    open: 'withoutSubscription',
  },

  /** A gallery of the interface parts; development builds only. */
  components: { path: '/components', area: 'open', title: 'components', open: 'withoutSubscription' },
  'not-found': { path: '/404', area: 'admin', title: 'notFound', open: 'withoutSubscription' },

  auth: { path: '/auth', area: 'auth', title: 'auth' },
  login: { path: '/auth/login', area: 'auth', title: 'login' },
  signup: { path: '/auth/signup', area: 'auth', title: 'signup' },
  'phone-confirmation': { path: '/auth/phone-confirmation', area: 'auth', title: 'phoneConfirmation' },
  'with-password': { path: '/auth/with-password', area: 'auth', title: 'withPassword' },
  'recover-password': { path: '/auth/recover-password', area: 'auth', title: 'recoverPassword' },
  'recover-password-code': { path: '/auth/recover-password-code', area: 'auth', title: 'recoverPasswordCode' },
} as const satisfies Record<string, RouteEntry>

export type RouteName = keyof typeof routes

/** The name of a route in the sign-in area. */
export type AuthRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['area'] extends 'auth' ? Name : never
}[RouteName]

/** The name of a route outside the sign-in area. */
export type PanelRouteName = Exclude<RouteName, AuthRouteName>

/** The translation key of a route's title. */
export type RouteTitle = (typeof routes)[RouteName]['title']

/** One route with all optional properties. */
export interface Route extends RouteEntry {
  readonly title: RouteTitle
  readonly parent?: RouteName
  readonly redirect?: RouteName
  readonly over?: RouteName
}

export const routeOf = (name: RouteName): Route => routes[name]

export const isAuthRoute = (name: RouteName): name is AuthRouteName => routes[name].area === 'auth'

export const routeNames = Object.keys(routes) as readonly RouteName[]

type ParamIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

interface Tail {
  /** With its leading "?"; kept through redirects. */
  readonly search?: string
  /** With its leading "#"; kept through redirects. */
  readonly hash?: string
}

type ParamsOf<Name extends RouteName> = ParamIn<(typeof routes)[Name]['path']>

/** The name of a route without path parameters. */
export type PlainRouteName = {
  [Name in RouteName]: [ParamsOf<Name>] extends [never] ? Name : never
}[RouteName]

export const isPlainRoute = (name: string): name is PlainRouteName =>
  Object.hasOwn(routes, name) && !routes[name as RouteName].path.includes(':')

/** A location in the app. `params` is present exactly when the path has parameters. */
export type Location =
  | ({ readonly to: PlainRouteName; readonly params?: never } & Tail)
  | {
      [Name in Exclude<RouteName, PlainRouteName>]: {
        readonly to: Name
        readonly params: Readonly<Record<ParamsOf<Name>, string>>
      } & Tail
    }[Exclude<RouteName, PlainRouteName>]

export const paramsOf = (location: Location): Readonly<Record<string, string>> => location.params ?? {}

/** The path of a location, including query and hash. */
export const pathOf = (location: Location): `/${string}` => {
  const params = paramsOf(location)
  const path = routes[location.to].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return `/${path.slice(1)}${location.search ?? ''}${location.hash ?? ''}`
}

/** The section of the page that a route leads to; `null` for a page that every deployment has. */
export const sectionAt = (name: RouteName): SectionName | null => {
  const { redirect, section } = routeOf(name)
  return redirect ? sectionAt(redirect) : (section ?? null)
}

/** Whether a deployment has the page that a route leads to. */
export const isOffered = (offered: Offered, name: RouteName): boolean => hasSection(offered, sectionAt(name))

/** Whether the paywall guards this route. */
export const requiresSubscription = (name: RouteName): boolean => {
  const { area, open } = routeOf(name)
  return area === 'admin' && open !== 'withoutSubscription'
}
