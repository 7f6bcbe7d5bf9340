import { type PanelPorts, type PanelRouteName, plainSections, type RouteName, recordPages } from '@supplier/core'
import { optionsOverHttp } from '@supplier/core/adapters'
import { laterFrom } from './later.ts'
import { listenLater, once } from './once.ts'
import type { Outside } from './outside.ts'
import { settings } from './settings.ts'

interface SectionPorts {
  readonly ports: Pick<
    PanelPorts,
    'balances' | 'categories' | 'images' | 'productEditor' | 'readiness' | 'sections' | 'testPayment'
  >
  /** Loads the code of the ports that the screen of a route calls first. */
  readonly loadFirst: (route: RouteName) => Promise<unknown>
}

/**
 * The ports of sections. Their code is in the files of their sections and is loaded with them, because a port that is
 * loaded when its machine calls it would wait until React has rendered the page.
 */
export const sectionPortsOf = (outside: Outside): SectionPorts => {
  const { http } = outside
  const balances = once(async () => (await import('@supplier/core/http/balances')).balancesOverHttp(http))
  const categories = once(async () => (await import('@supplier/core/http/categories')).categoriesOverHttp(http))
  const images = once(async () => (await import('./images.ts')).imagesOf(outside, settings.imageBytes))
  const editor = once(async () => {
    const [{ productEditorOverHttp }, { sendFormOf }] = await Promise.all([
      import('@supplier/core/http/product-editor'),
      import('./images.ts'),
    ])
    return productEditorOverHttp(http, sendFormOf(outside))
  })
  const readiness = once(async () => (await import('@supplier/core/http/readiness')).readinessOverHttp(http))
  const sections = once(async () => (await import('@supplier/core/http/section')).sectionsOverHttp(http))
  const testPayment = once(async () => (await import('@supplier/core/http/test-payment')).testPaymentOverHttp(http))

  const section = (route: PanelRouteName) => async () => {
    const [port, found] = await Promise.all([sections(), plainSections[route]?.()])
    if (found) await port.prepareSection(found.id)
  }
  const first: { readonly [Name in RouteName]?: () => Promise<unknown> } = {
    'main-balance': balances,
    'balance-services': balances,
    'product-categories': categories,
    'product-create': editor,
    'product-edit': editor,
    'product-created': () => Promise.all([section('products')(), readiness()]),
    statistics: readiness,
    'deliveries-nova': section('deliveries-apis'),
    ...Object.fromEntries(Object.keys(plainSections).map((route) => [route, section(route as PanelRouteName)])),
    products: () => Promise.all([section('products')(), readiness()]),
    ...Object.fromEntries(Object.entries(recordPages).map(([page, route]) => [page, section(route)])),
  }
  return {
    loadFirst: async (route) => first[route]?.(),
    ports: {
      balances: laterFrom(balances)((port) => port, 'fetchMainLines', 'fetchServiceLines', 'fetchServiceBalance'),
      categories: laterFrom(categories)(
        (port) => port,
        'fetchChildren',
        'searchLeaves',
        'guessLeaves',
        'fetchShortlist',
        'fetchCategory',
        'fetchAttributes',
        'markFavourite',
      ),
      images: {
        ...laterFrom(images)((port) => port, 'fetchImageLimits', 'inspectImage', 'cropImage', 'removeImage'),
        openImage: listenLater(async () => (await images()).openImage, { type: 'image.unreadable' }),
        uploadImage: listenLater(async () => (await images()).uploadImage, uploadFailed),
      },
      productEditor: {
        ...laterFrom(editor)(
          (port) => port,
          'createDraft',
          'fetchProduct',
          'fetchDraft',
          'saveProduct',
          'checkProduct',
          'publishProduct',
          'previewCategory',
          'fetchSimilar',
          'linkPicture',
          'fetchPictures',
          'fetchLog',
          'proposeBrand',
          'fetchProposal',
          'orderPictures',
          'removePicture',
        ),
        uploadPicture: listenLater(async () => (await editor()).uploadPicture, uploadFailed),
      },
      readiness: laterFrom(readiness)((port) => port, 'fetchReadiness'),
      sections: {
        ...laterFrom(sections)(
          (port) => port,
          'fetchPage',
          'fetchOne',
          'fetchByKey',
          'save',
          'run',
          'ask',
          'fetchCounts',
          'previewBulk',
          'runBulk',
          'fetchBulk',
          'saveCell',
        ),
        // The store switch of the panel asks for stores at once.
        fetchOptions: optionsOverHttp(http),
      },
      testPayment: laterFrom(testPayment)((port) => port, 'startTest', 'findTest'),
    },
  }
}

const uploadFailed = { type: 'upload.failed', failure: { kind: 'unreachable' } } as const
