import { attentionInBrowser } from '@supplier/core/adapters/browser/chats.browser'
import { optionsOverHttp } from '@supplier/core/adapters/http/sections/options.http'
import type { PanelPorts } from '@supplier/core/app/app.port'
import { panelMethods } from '@supplier/core/app/panel-methods.port'
import { recordPages, sections } from '@supplier/core/app/panel-screens.compose'
import type { PanelRouteName, RouteName } from '@supplier/core/kernel/routes'
import { fileOrigins, settings } from '../settings/settings.ts'
import { later } from './later.ts'
import { once } from './once.ts'
import type { Outside } from './outside.ts'

/** Loads the code of the ports of sections, each of which is in the file of its section, and makes them. */
const loadersOf = (outside: Outside) => {
  const { http } = outside
  const images = () => import('./images.ts')
  const withForm = async <Code>(code: Promise<Code>) => Promise.all([code, (await images()).sendFormOf(outside)])
  return {
    articles: once(async () =>
      (await import('@supplier/core/adapters/http/stores/articles.http')).articlesOverHttp(http),
    ),
    balances: once(async () =>
      (await import('@supplier/core/adapters/http/money/balances.http')).balancesOverHttp(http),
    ),
    categories: once(async () =>
      (await import('@supplier/core/adapters/http/categories/categories.http')).categoriesOverHttp(http),
    ),
    chats: once(async () => {
      const [{ chatsOverHttp }, send] = await withForm(import('@supplier/core/adapters/http/chats/chats.http'))
      return chatsOverHttp(http, send)
    }),
    images: once(async () => (await images()).imagesOf(outside, settings.imageBytes)),
    imports: once(async () => {
      const [{ importsOverHttp }, send] = await withForm(import('@supplier/core/adapters/http/imports/imports.http'))
      return importsOverHttp(http, send, fileOrigins())
    }),
    payouts: once(async () => (await import('@supplier/core/adapters/http/money/payouts.http')).payoutsOverHttp(http)),
    pickList: once(async () =>
      (await import('@supplier/core/adapters/http/orders/pick-list.http')).pickListOverHttp(http),
    ),
    productEditor: once(async () => {
      const [{ productEditorOverHttp }, send] = await withForm(
        import('@supplier/core/adapters/http/products/product-editor.http'),
      )
      return productEditorOverHttp(http, send)
    }),
    readiness: once(async () =>
      (await import('@supplier/core/adapters/http/readiness/readiness.http')).readinessOverHttp(http),
    ),
    referrals: once(async () =>
      (await import('@supplier/core/adapters/http/account/referrals.http')).referralsOverHttp(http),
    ),
    replyTemplates: once(async () =>
      (await import('@supplier/core/adapters/http/chats/reply-templates.http')).replyTemplatesOverHttp(http),
    ),
    reviews: once(async () =>
      (await import('@supplier/core/adapters/http/reviews/reviews.http')).reviewsOverHttp(http),
    ),
    sections: once(async () =>
      (await import('@supplier/core/adapters/http/sections/section.http')).sectionsOverHttp(http),
    ),
    statistics: once(async () =>
      (await import('@supplier/core/adapters/http/statistics/statistics.http')).statisticsOverHttp(http, fileOrigins()),
    ),
    testPayment: once(async () =>
      (await import('@supplier/core/adapters/http/money/test-payment.http')).testPaymentOverHttp(http),
    ),
  }
}

type Loaders = ReturnType<typeof loadersOf>

/** The ports that the screen of a route calls first, beside those of its section. */
const first: { readonly [Name in RouteName]?: readonly (keyof Loaders)[] } = {
  'articles-information': ['articles'],
  'balance-services': ['balances'],
  'chat-room': ['chats'],
  chats: ['chats'],
  'main-balance': ['balances'],
  payouts: ['payouts'],
  'product-categories': ['categories'],
  'product-create': ['productEditor'],
  'product-created': ['readiness'],
  'product-edit': ['productEditor'],
  products: ['readiness'],
  'products-import': ['imports'],
  referrals: ['referrals'],
  reviews: ['reviews'],
  statistics: ['articles', 'payouts', 'readiness', 'statistics'],
}

/** The section whose wire a screen needs: its own, or that of the records that it shows. */
const sectionOf = (route: RouteName): PanelRouteName | undefined => {
  if (route === 'product-created') return 'products'
  if (route === 'deliveries-nova') return 'deliveries-apis'
  return route in sections ? (route as PanelRouteName) : recordPages[route as PanelRouteName]
}

const failed = { type: 'upload.failed', failure: { kind: 'unreachable' } } as const

/**
 * The ports of sections. Their code is loaded with the code of their sections, because a port that is loaded when its
 * machine calls it would wait until React has rendered the page.
 */
export const sectionPortsOf = (outside: Outside) => {
  const load = loadersOf(outside)
  const ports: Pick<PanelPorts, keyof Loaders> = {
    articles: later(panelMethods.articles, load.articles),
    balances: later(panelMethods.balances, load.balances),
    categories: later(panelMethods.categories, load.categories),
    chats: {
      ...later<PanelPorts['chats'], { uploadFile: typeof failed }>(panelMethods.chats, load.chats, {
        uploadFile: failed,
      }),
      watchAttention: attentionInBrowser(document, window),
    },
    images: later(panelMethods.images, load.images, { openImage: { type: 'image.unreadable' }, uploadImage: failed }),
    imports: later(panelMethods.imports, load.imports, { uploadPriceList: failed }),
    payouts: later(panelMethods.payouts, load.payouts),
    pickList: later(panelMethods.pickList, load.pickList),
    productEditor: later(panelMethods.productEditor, load.productEditor, { uploadPicture: failed }),
    readiness: later(panelMethods.readiness, load.readiness),
    referrals: later(panelMethods.referrals, load.referrals),
    replyTemplates: later(panelMethods.replyTemplates, load.replyTemplates),
    reviews: later(panelMethods.reviews, load.reviews),
    // The store switch of the panel asks for stores at once.
    sections: { ...later(panelMethods.sections, load.sections), fetchOptions: optionsOverHttp(outside.http) },
    statistics: later(panelMethods.statistics, load.statistics),
    testPayment: later(panelMethods.testPayment, load.testPayment),
  }
  const loadSection = async (route: PanelRouteName | undefined) => {
    if (route === undefined) return
    const [port, found] = await Promise.all([load.sections(), sections[route]?.()])
    if (found) await port.prepareSection(found.id)
  }
  /** Loads the code of the ports that the screen of a route calls first. */
  const loadFirst = (route: RouteName): Promise<unknown> =>
    Promise.all([...(first[route] ?? []).map((name) => load[name]()), loadSection(sectionOf(route))])
  return { ports, loadFirst }
}
