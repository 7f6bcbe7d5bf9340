import { attentionInBrowser } from '@supplier/core/adapters/browser/chats.browser'
import { optionsOverHttp } from '@supplier/core/adapters/http/options.http'
import type { PanelPorts } from '@supplier/core/app/app.port'
import { panelMethods } from '@supplier/core/app/panel-methods.port'
import { recordPages, sections } from '@supplier/core/app/panel-screens.compose'
import type { PanelRouteName, RouteName } from '@supplier/core/kernel/routes'
import { fileOrigins, settings } from '../settings/settings.ts'
import { later } from './later.ts'
import { once } from './once.ts'
import type { Outside } from './outside.ts'

const images = () => import('./images.ts')

/** Loads the code of the ports of sections, each of which is in the file of its section, and makes them. */
const loadersOf = (outside: Outside) => {
  const { http } = outside
  const sendForm = async () => (await images()).sendFormOf(outside)
  return {
    articles: once(async () => (await import('@supplier/core/adapters/http/articles.http')).articlesOverHttp(http)),
    balances: once(async () => (await import('@supplier/core/adapters/http/balances.http')).balancesOverHttp(http)),
    categories: once(async () =>
      (await import('@supplier/core/adapters/http/categories.http')).categoriesOverHttp(http),
    ),
    chats: once(async () => {
      const [{ chatsOverHttp }, send] = await Promise.all([
        import('@supplier/core/adapters/http/chats.http'),
        sendForm(),
      ])
      return chatsOverHttp(http, send)
    }),
    images: once(async () => (await images()).imagesOf(outside, settings.imageBytes)),
    imports: once(async () => {
      const [{ importsOverHttp }, send] = await Promise.all([
        import('@supplier/core/adapters/http/imports.http'),
        sendForm(),
      ])
      return importsOverHttp(http, send, fileOrigins())
    }),
    payouts: once(async () => (await import('@supplier/core/adapters/http/payouts.http')).payoutsOverHttp(http)),
    pickList: once(async () => (await import('@supplier/core/adapters/http/pick-list.http')).pickListOverHttp(http)),
    productEditor: once(async () => {
      const [{ productEditorOverHttp }, send] = await Promise.all([
        import('@supplier/core/adapters/http/product-editor.http'),
        sendForm(),
      ])
      return productEditorOverHttp(http, send)
    }),
    readiness: once(async () => (await import('@supplier/core/adapters/http/readiness.http')).readinessOverHttp(http)),
    referrals: once(async () => (await import('@supplier/core/adapters/http/referrals.http')).referralsOverHttp(http)),
    replyTemplates: once(async () =>
      (await import('@supplier/core/adapters/http/reply-templates.http')).replyTemplatesOverHttp(http),
    ),
    reviews: once(async () => (await import('@supplier/core/adapters/http/reviews.http')).reviewsOverHttp(http)),
    sections: once(async () => (await import('@supplier/core/adapters/http/section.http')).sectionsOverHttp(http)),
    statistics: once(async () =>
      (await import('@supplier/core/adapters/http/statistics.http')).statisticsOverHttp(http, fileOrigins()),
    ),
    testPayment: once(async () =>
      (await import('@supplier/core/adapters/http/test-payment.http')).testPaymentOverHttp(http),
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
  if (route in sections) return route as PanelRouteName
  return recordPages[route as PanelRouteName]
}

const uploadFailed = { type: 'upload.failed', failure: { kind: 'unreachable' } } as const

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
      ...later<PanelPorts['chats'], { uploadFile: typeof uploadFailed }>(panelMethods.chats, load.chats, {
        uploadFile: uploadFailed,
      }),
      watchAttention: attentionInBrowser(document, window),
    },
    images: later(panelMethods.images, load.images, {
      openImage: { type: 'image.unreadable' },
      uploadImage: uploadFailed,
    }),
    imports: later(panelMethods.imports, load.imports, { uploadPriceList: uploadFailed }),
    payouts: later(panelMethods.payouts, load.payouts),
    pickList: later(panelMethods.pickList, load.pickList),
    productEditor: later(panelMethods.productEditor, load.productEditor, { uploadPicture: uploadFailed }),
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
