import type { ActorRefFrom, AnyActorLogic } from 'xstate'
import { must } from '../kernel/must.ts'
import type { PanelRouteName } from '../kernel/routes.ts'
import type { ScreenLogic } from '../kernel/screen.ts'
import type { BesideMachine } from '../kit/beside/beside.machine.ts'
import type { RecordPageActor } from '../kit/section/record-page.setup.ts'
import type { AnySection } from '../kit/section/section.domain.ts'
import type { SectionActor } from '../kit/section/section.setup.ts'
import type { Ports } from './app.port.ts'
import { type Offering, offeredPorts } from './offered.compose.ts'

type AskedPorts = () => Promise<Ports>
type Loader = (ports: AskedPorts) => Promise<ScreenLogic>
type Loaders = { readonly [Name in PanelRouteName]?: Loader }
type SectionLoaders = { readonly [Name in PanelRouteName]?: () => Promise<AnySection> }

/** Loads the code of a screen and the ports in parallel. */
const screen =
  <Composed, Logic extends ScreenLogic>(
    load: () => Promise<Composed>,
    compose: (composed: Composed, ports: Ports) => Logic,
  ) =>
  async (ports: AskedPorts): Promise<Logic> => {
    const [composed, all] = await Promise.all([load(), ports()])
    return compose(composed, all)
  }

const balances = () => import('../balances/balances.compose.ts')

const preferences = screen(
  () => import('../preferences/preferences.compose.ts'),
  (from, ports) => from.composePreferences(ports),
)

/** Screens that are plain sections: one entry each. */
const declared = {
  advertising: async () => (await import('../advertising/advertising.section.ts')).campaigns,
  'telegram-ads': async () => (await import('../telegram-ads/telegram-ads.section.ts')).telegramAds,
  attributes: async () => (await import('../attributes/attributes.section.ts')).attributes,
  'deliveries-apis': async () => (await import('../deliveries-apis/deliveries-apis.section.ts')).deliveryKeys,
  'deliveries-panel': async () => (await import('../deliveries-panel/deliveries-panel.section.ts')).deliveryMethods,
  'deliveries-sender': async () => (await import('../deliveries-sender/deliveries-sender.section.ts')).senders,
  integrations: async () => (await import('../integrations/integrations.section.ts')).integrations,
  orders: async () => (await import('../orders/orders.section.ts')).orders,
  products: async () => (await import('../products/products.section.ts')).products,
  'attribute-groups': async () => (await import('../attribute-groups/attribute-groups.section.ts')).attributeGroups,
  referrals: async () => (await import('../referrals/referrals.section.ts')).referrals,
  reviews: async () => (await import('../reviews/reviews.section.ts')).reviews,
  shelvings: async () => (await import('../shelvings/shelvings.section.ts')).shelvings,
  stores: async () => (await import('../stores/stores.section.ts')).stores,
  'payment-methods-methods': async () =>
    (await import('../payment-methods-methods/payment-methods-methods.section.ts')).paymentMethods,
} satisfies SectionLoaders

export const sections: SectionLoaders = declared

/** The pages of records that have pages of their own, with the route of their section. */
const pagesOfRecords = {
  'integration-create': 'integrations',
  'integration-edit': 'integrations',
  'store-create': 'stores',
  'store-edit': 'stores',
  'payment-methods-details': 'payment-methods-methods',
} as const satisfies { readonly [Name in PanelRouteName]?: PanelRouteName }

export const recordPages: { readonly [Name in PanelRouteName]?: PanelRouteName } = pagesOfRecords

/** The machines that run beside a list, or beside the form of a record's page, by the route. */
const beside = {
  'payment-methods-details': async () =>
    (await import('../payment-methods-methods/payment-methods.compose.ts')).composeTestPayment,
  'store-edit': async () => (await import('../stores/stores.compose.ts')).composeStoreBeside,
  'deliveries-panel': async () => (await import('../deliveries-nova/nova.compose.ts')).composeKeyCheck,
  'deliveries-sender': async () => (await import('../deliveries-nova/nova.compose.ts')).composeKeyCheck,
  orders: async () => (await import('../orders/orders.compose.ts')).composeOrderClock,
  referrals: async () => (await import('../referrals/referrals.compose.ts')).composeReferralsBeside,
  reviews: async () => (await import('../reviews/reviews.compose.ts')).composeReviewBeside,
  shelvings: async () => (await import('../shelvings/shelvings.compose.ts')).composeShelfLabels,
  products: async () => (await import('../readiness/readiness.compose.ts')).composeWhyBeside,
  'attribute-groups': async () => (await import('../form-preview/form-preview.compose.ts')).composeFormPreview,
} satisfies { readonly [Name in PanelRouteName]?: () => Promise<(ports: Ports) => AnyActorLogic> }
type Beside = typeof beside

/** The pages do not read the machines beside them. */
const anyBeside = beside as unknown as {
  readonly [Name in PanelRouteName]?: () => Promise<(ports: Ports) => BesideMachine>
}

type PagesOf<Route> = {
  readonly [Page in keyof typeof pagesOfRecords]: (typeof pagesOfRecords)[Page] extends Route ? Page : never
}[keyof typeof pagesOfRecords]

type Runs<Load> = Load extends () => Promise<(ports: never) => infer Logic extends AnyActorLogic>
  ? ActorRefFrom<Logic>
  : null

/** The actor beside the list of a section, or beside the pages of its records, by its route; `null` for none. */
export type BesideAt<Route> = Runs<Beside[keyof Beside & (Route | PagesOf<Route>)]>

const kit = () => import('../kit/section/section.compose.ts')

const sectionScreen = (route: PanelRouteName, load: () => Promise<AnySection>): Loader =>
  screen(
    () => Promise.all([kit(), load(), anyBeside[route]?.()]),
    ([{ composeSection }, section, composeBeside], ports) =>
      composeSection(section, ports, composeBeside?.(ports)) as ScreenLogic,
  )

const recordScreen = (page: PanelRouteName, load: () => Promise<AnySection>): Loader =>
  screen(
    () => Promise.all([kit(), load(), anyBeside[page]?.()]),
    ([{ composeRecordPage }, section, composeBeside], ports) =>
      composeRecordPage(section, ports, composeBeside?.(ports)) as ScreenLogic,
  )

const sectionLoaders: Loaders = {
  ...Object.fromEntries(
    Object.entries(sections).map(([route, load]) => [route, sectionScreen(route as PanelRouteName, load)]),
  ),
  ...Object.fromEntries(
    Object.entries(recordPages).map(([page, route]) => [
      page,
      recordScreen(page as PanelRouteName, () => must(sections[route])()),
    ]),
  ),
}

const productEditor = screen(
  () => import('../product-editor/product-editor.compose.ts'),
  (from, ports) => from.composeProductEditor(ports),
)

const chats = screen(
  () => import('../chats/chats.compose.ts'),
  (from, ports) => from.composeChats(ports),
)

/** What composes the machine of each screen that is no plain section. */
interface Composers {
  readonly 'product-create': typeof import('../product-editor/product-editor.compose.ts').composeProductEditor
  readonly 'product-edit': typeof import('../product-editor/product-editor.compose.ts').composeProductEditor
  readonly statistics: typeof import('../home/home.compose.ts').composeHome
  readonly chats: typeof import('../chats/chats.compose.ts').composeChats
  readonly 'chat-room': typeof import('../chats/chats.compose.ts').composeChats
  readonly 'main-balance': typeof import('../balances/balances.compose.ts').composeMainBalance
  readonly 'balance-services': typeof import('../balances/balances.compose.ts').composeServiceBalance
  readonly 'articles-information': typeof import('../articles/articles.compose.ts').composeArticles
  readonly 'product-categories': typeof import('../categories/categories.compose.ts').composeCategories
  readonly 'product-created': typeof import('../product-created/created.compose.ts').composeCreated
  readonly 'deliveries-nova': typeof import('../deliveries-nova/nova.compose.ts').composeNova
  readonly 'products-import': typeof import('../import-list/imports.compose.ts').composeImport
  readonly imports: typeof import('../import-list/imports.compose.ts').composeImports
  readonly 'products-panel': typeof import('../import-list/last-import.compose.ts').composeLastImport
  readonly payouts: typeof import('../payouts/payouts.compose.ts').composePayouts
  readonly preferences: typeof import('../preferences/preferences.compose.ts').composePreferences
  readonly profile: typeof import('../preferences/preferences.compose.ts').composePreferences
  readonly notifications: typeof import('../notifications/feed.compose.ts').composeFeed
}

const own: { readonly [Name in keyof Composers]: (ports: AskedPorts) => Promise<ReturnType<Composers[Name]>> } = {
  'product-create': productEditor,
  'product-edit': productEditor,
  statistics: screen(
    () => import('../home/home.compose.ts'),
    (from, ports) => from.composeHome(ports),
  ),
  chats,
  'chat-room': chats,
  'main-balance': screen(balances, (from, ports) => from.composeMainBalance(ports)),
  'balance-services': screen(balances, (from, ports) => from.composeServiceBalance(ports)),
  'articles-information': screen(
    () => import('../articles/articles.compose.ts'),
    (from, ports) => from.composeArticles(ports),
  ),
  'product-categories': screen(
    () => import('../categories/categories.compose.ts'),
    (from, ports) => from.composeCategories(ports),
  ),
  'product-created': screen(
    () => import('../product-created/created.compose.ts'),
    (from, ports) => from.composeCreated(ports),
  ),
  'deliveries-nova': screen(
    () => import('../deliveries-nova/nova.compose.ts'),
    (from, ports) => from.composeNova(ports),
  ),
  'products-import': screen(
    () => import('../import-list/imports.compose.ts'),
    (from, ports) => from.composeImport(ports),
  ),
  imports: screen(
    () => import('../import-list/imports.compose.ts'),
    (from, ports) => from.composeImports(ports),
  ),
  'products-panel': screen(
    () => import('../import-list/last-import.compose.ts'),
    (from, ports) => from.composeLastImport(ports),
  ),
  payouts: screen(
    () => import('../payouts/payouts.compose.ts'),
    (from, ports) => from.composePayouts(ports),
  ),
  preferences,
  profile: preferences,
  notifications: screen(
    () => import('../notifications/feed.compose.ts'),
    (from, ports) => from.composeFeed(ports),
  ),
}

const loaders: Loaders = { ...own, ...sectionLoaders }

type LoadedBy<Load> = Load extends (...args: never[]) => Promise<infer Loaded> ? Loaded : never

/** The actor of the screen at each route that has one. */
export type PanelScreens = {
  readonly [Name in keyof Composers]: ActorRefFrom<ReturnType<Composers[Name]>>
} & {
  readonly [Name in keyof typeof declared]: SectionActor<LoadedBy<(typeof declared)[Name]>>
} & {
  readonly [Name in keyof typeof pagesOfRecords]: RecordPageActor<
    LoadedBy<(typeof declared)[(typeof pagesOfRecords)[Name]]>
  >
}

/** Loads the machine of a panel screen; `null` for a screen without one. */
export const loadPanelScreen = async (
  name: PanelRouteName,
  ports: AskedPorts,
  offering: Offering,
): Promise<ScreenLogic | null> => loaders[name]?.(() => ports().then((all) => offeredPorts(all, offering))) ?? null
