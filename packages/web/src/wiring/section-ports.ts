import { type PanelPorts, type PanelRouteName, plainSections, type RouteName, recordPages } from '@supplier/core'
import { optionsOverHttp } from '@supplier/core/adapters'
import { sendFormOf } from './images.ts'
import { laterFrom } from './later.ts'
import { once, uploadLater } from './once.ts'
import type { Outside } from './outside.ts'

interface SectionPorts {
  readonly ports: Pick<PanelPorts, 'balances' | 'categories' | 'productEditor' | 'sections' | 'testPayment'>
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
  const editor = once(async () =>
    (await import('@supplier/core/http/product-editor')).productEditorOverHttp(http, sendFormOf(outside)),
  )
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
    'product-created': section('products'),
    'deliveries-nova': section('deliveries-apis'),
    ...Object.fromEntries(Object.keys(plainSections).map((route) => [route, section(route as PanelRouteName)])),
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
        'fetchShortlist',
        'fetchCategory',
        'fetchAttributes',
        'markFavourite',
      ),
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
          'fetchPictures',
          'orderPictures',
          'removePicture',
        ),
        uploadPicture: uploadLater(async () => (await editor()).uploadPicture),
      },
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
