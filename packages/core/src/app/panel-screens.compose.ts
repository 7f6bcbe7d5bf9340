import { must } from '../kernel/must.ts'
import type { PanelRouteName } from '../kernel/routes.ts'
import type { ScreenLogic } from '../kernel/screen.ts'
import type { BesideMachine } from '../kit/section/beside.machine.ts'
import type { AnySection } from '../kit/section/section.domain.ts'
import type { Ports } from './app.port.ts'

type AskedPorts = () => Promise<Ports>
type Loader = (ports: AskedPorts) => Promise<ScreenLogic>
type Loaders = { readonly [Name in PanelRouteName]?: Loader }

/** Loads the code of a screen and the ports in parallel. */
const screen =
  <Composed>(load: () => Promise<Composed>, compose: (composed: Composed, ports: Ports) => ScreenLogic): Loader =>
  async (ports) => {
    const [composed, all] = await Promise.all([load(), ports()])
    return compose(composed, all)
  }

const balances = () => import('../balances/balances.compose.ts')

const preferences = screen(
  () => import('../account/preferences.compose.ts'),
  (from, ports) => from.composePreferences(ports),
)

/** Screens that are plain sections: one entry each. */
export const sections: { readonly [Name in PanelRouteName]?: () => Promise<AnySection> } = {
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
}

/** The pages of records that have pages of their own, with the route of their section. */
export const recordPages: { readonly [Name in PanelRouteName]?: PanelRouteName } = {
  'integration-create': 'integrations',
  'integration-edit': 'integrations',
  'store-create': 'stores',
  'store-edit': 'stores',
  'payment-methods-details': 'payment-methods-methods',
}

/** The machines that run beside a list, or beside the form of a record's page, by the route. */
const beside: { readonly [Name in PanelRouteName]?: () => Promise<(ports: Ports) => BesideMachine> } = {
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
}

const kit = () => import('../kit/section/section.compose.ts')

const sectionScreen = (route: PanelRouteName, load: () => Promise<AnySection>): Loader =>
  screen(
    () => Promise.all([kit(), load(), beside[route]?.()]),
    ([{ composeSection }, section, composeBeside], ports) =>
      composeSection(section, ports, composeBeside?.(ports)) as ScreenLogic,
  )

const recordScreen = (page: PanelRouteName, load: () => Promise<AnySection>): Loader =>
  screen(
    () => Promise.all([kit(), load(), beside[page]?.()]),
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

const loaders: Loaders = {
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
  ...sectionLoaders,
  'products-import': screen(
    () => import('../imports/imports.compose.ts'),
    (from, ports) => from.composeImport(ports),
  ),
  imports: screen(
    () => import('../imports/imports.compose.ts'),
    (from, ports) => from.composeImports(ports),
  ),
  'products-panel': screen(
    () => import('../imports/last-import.compose.ts'),
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

/** Loads the machine of a panel screen; `null` for a screen without one. */
export const loadPanelScreen = async (name: PanelRouteName, ports: AskedPorts): Promise<ScreenLogic | null> =>
  loaders[name]?.(ports) ?? null
