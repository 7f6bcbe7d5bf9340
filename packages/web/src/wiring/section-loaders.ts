import { type PanelRouteName, plainSections, type RouteName, recordPages } from '@supplier/core'
import { once } from './once.ts'
import type { Outside } from './outside.ts'
import { fileOrigins, settings } from './settings.ts'

/** Loads the ports of sections, each once, and those that the screen of a route calls first. */
export const sectionLoaders = (outside: Outside) => {
  const { http } = outside
  const articles = once(async () => (await import('@supplier/core/http/articles')).articlesOverHttp(http))
  const balances = once(async () => (await import('@supplier/core/http/balances')).balancesOverHttp(http))
  const categories = once(async () => (await import('@supplier/core/http/categories')).categoriesOverHttp(http))
  const chats = once(async () => {
    const [{ chatsOverHttp }, { sendFormOf }] = await Promise.all([
      import('@supplier/core/http/chats'),
      import('./images.ts'),
    ])
    return chatsOverHttp(http, sendFormOf(outside))
  })
  const images = once(async () => (await import('./images.ts')).imagesOf(outside, settings.imageBytes))
  const imports = once(async () => {
    const [{ importsOverHttp }, { sendFormOf }] = await Promise.all([
      import('@supplier/core/http/imports'),
      import('./images.ts'),
    ])
    return importsOverHttp(http, sendFormOf(outside), fileOrigins())
  })
  const payouts = once(async () => (await import('@supplier/core/http/payouts')).payoutsOverHttp(http))
  const pickList = once(async () => (await import('@supplier/core/http/pick-list')).pickListOverHttp(http))
  const editor = once(async () => {
    const [{ productEditorOverHttp }, { sendFormOf }] = await Promise.all([
      import('@supplier/core/http/product-editor'),
      import('./images.ts'),
    ])
    return productEditorOverHttp(http, sendFormOf(outside))
  })
  const readiness = once(async () => (await import('@supplier/core/http/readiness')).readinessOverHttp(http))
  const referrals = once(async () => (await import('@supplier/core/http/referrals')).referralsOverHttp(http))
  const reviews = once(async () => (await import('@supplier/core/http/reviews')).reviewsOverHttp(http))
  const replyTemplates = once(async () =>
    (await import('@supplier/core/http/reply-templates')).replyTemplatesOverHttp(http),
  )
  const sections = once(async () => (await import('@supplier/core/http/section')).sectionsOverHttp(http))
  const statistics = once(async () =>
    (await import('@supplier/core/http/statistics')).statisticsOverHttp(http, fileOrigins()),
  )
  const testPayment = once(async () => (await import('@supplier/core/http/test-payment')).testPaymentOverHttp(http))

  const section = (route: PanelRouteName) => async () => {
    const [port, found] = await Promise.all([sections(), plainSections[route]?.()])
    if (found) await port.prepareSection(found.id)
  }
  const first: { readonly [Name in RouteName]?: () => Promise<unknown> } = {
    'articles-information': articles,
    'main-balance': balances,
    'balance-services': balances,
    'product-categories': categories,
    'product-create': editor,
    'product-edit': editor,
    chats,
    'chat-room': chats,
    'product-created': () => Promise.all([section('products')(), readiness()]),
    'products-import': imports,
    payouts,
    statistics: () => Promise.all([articles(), payouts(), readiness(), statistics()]),
    'deliveries-nova': section('deliveries-apis'),
    ...Object.fromEntries(Object.keys(plainSections).map((route) => [route, section(route as PanelRouteName)])),
    products: () => Promise.all([section('products')(), readiness()]),
    referrals: () => Promise.all([section('referrals')(), referrals()]),
    reviews: () => Promise.all([section('reviews')(), reviews()]),
    ...Object.fromEntries(Object.entries(recordPages).map(([page, route]) => [page, section(route)])),
  }
  return {
    articles,
    balances,
    categories,
    chats,
    editor,
    images,
    imports,
    payouts,
    pickList,
    readiness,
    referrals,
    replyTemplates,
    reviews,
    sections,
    statistics,
    testPayment,
    loadFirst: async (route: RouteName): Promise<unknown> => first[route]?.(),
  }
}

export type SectionLoaders = ReturnType<typeof sectionLoaders>
