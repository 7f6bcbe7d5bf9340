import { sections as plainSections, recordPages } from '@supplier/core/app/panel-screens.compose'
import type { PanelRouteName, RouteName } from '@supplier/core/kernel/routes'
import { once } from './once.ts'
import type { Outside } from './outside.ts'
import { fileOrigins, settings } from './settings.ts'

/** Loads the ports of sections, each once, and those that the screen of a route calls first. */
export const sectionLoaders = (outside: Outside) => {
  const { http } = outside
  const articles = once(async () => (await import('@supplier/core/adapters/http/articles.http')).articlesOverHttp(http))
  const balances = once(async () => (await import('@supplier/core/adapters/http/balances.http')).balancesOverHttp(http))
  const categories = once(async () =>
    (await import('@supplier/core/adapters/http/categories.http')).categoriesOverHttp(http),
  )
  const chats = once(async () => {
    const [{ chatsOverHttp }, { sendFormOf }] = await Promise.all([
      import('@supplier/core/adapters/http/chats.http'),
      import('./images.ts'),
    ])
    return chatsOverHttp(http, sendFormOf(outside))
  })
  const images = once(async () => (await import('./images.ts')).imagesOf(outside, settings.imageBytes))
  const imports = once(async () => {
    const [{ importsOverHttp }, { sendFormOf }] = await Promise.all([
      import('@supplier/core/adapters/http/imports.http'),
      import('./images.ts'),
    ])
    return importsOverHttp(http, sendFormOf(outside), fileOrigins())
  })
  const payouts = once(async () => (await import('@supplier/core/adapters/http/payouts.http')).payoutsOverHttp(http))
  const pickList = once(async () =>
    (await import('@supplier/core/adapters/http/pick-list.http')).pickListOverHttp(http),
  )
  const editor = once(async () => {
    const [{ productEditorOverHttp }, { sendFormOf }] = await Promise.all([
      import('@supplier/core/adapters/http/product-editor.http'),
      import('./images.ts'),
    ])
    return productEditorOverHttp(http, sendFormOf(outside))
  })
  const readiness = once(async () =>
    (await import('@supplier/core/adapters/http/readiness.http')).readinessOverHttp(http),
  )
  const referrals = once(async () =>
    (await import('@supplier/core/adapters/http/referrals.http')).referralsOverHttp(http),
  )
  const reviews = once(async () => (await import('@supplier/core/adapters/http/reviews.http')).reviewsOverHttp(http))
  const replyTemplates = once(async () =>
    (await import('@supplier/core/adapters/http/reply-templates.http')).replyTemplatesOverHttp(http),
  )
  const sections = once(async () => (await import('@supplier/core/adapters/http/section.http')).sectionsOverHttp(http))
  const statistics = once(async () =>
    (await import('@supplier/core/adapters/http/statistics.http')).statisticsOverHttp(http, fileOrigins()),
  )
  const testPayment = once(async () =>
    (await import('@supplier/core/adapters/http/test-payment.http')).testPaymentOverHttp(http),
  )

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
