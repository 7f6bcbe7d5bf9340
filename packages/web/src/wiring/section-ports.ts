import { attentionInBrowser } from '@supplier/core/adapters/browser/chats.browser'
import { optionsOverHttp } from '@supplier/core/adapters/http/options.http'
import type { PanelPorts } from '@supplier/core/app/app.port'
import { later } from './later.ts'
import { listenLater } from './once.ts'
import type { Outside } from './outside.ts'
import type { SectionLoaders } from './section-loaders.ts'

type Http = Outside['http']

type SectionPorts = Pick<
  PanelPorts,
  | 'articles'
  | 'balances'
  | 'categories'
  | 'chats'
  | 'images'
  | 'imports'
  | 'payouts'
  | 'pickList'
  | 'productEditor'
  | 'readiness'
  | 'referrals'
  | 'replyTemplates'
  | 'reviews'
  | 'sections'
  | 'statistics'
  | 'testPayment'
>

/**
 * The ports of sections. Their code is in the files of their sections and is loaded with them, because a port that is
 * loaded when its machine calls it would wait until React has rendered the page.
 */
export const sectionPortsOf = (http: Http, loaders: SectionLoaders): SectionPorts => ({
  articles: later(loaders.articles)('fetchArticles', 'fetchArticle', 'saveArticle', 'changeStatus', 'fetchTexts'),
  balances: later(loaders.balances)('fetchMainLines', 'fetchServiceLines', 'fetchServiceBalance'),
  categories: later(loaders.categories)(
    'fetchChildren',
    'searchLeaves',
    'guessLeaves',
    'fetchShortlist',
    'fetchCategory',
    'fetchAttributes',
    'fetchValues',
    'markFavourite',
  ),
  chats: {
    ...later(loaders.chats)(
      'fetchRooms',
      'fetchRoomCounts',
      'fetchRoom',
      'findRoom',
      'openRoom',
      'fetchMessages',
      'markRead',
      'sendMessage',
    ),
    uploadFile: listenLater(async () => (await loaders.chats()).uploadFile, uploadFailed),
    watchAttention: attentionInBrowser(document, window),
  },
  images: {
    ...later(loaders.images)('fetchImageLimits', 'inspectImage', 'cropImage', 'removeImage'),
    openImage: listenLater(async () => (await loaders.images()).openImage, { type: 'image.unreadable' }),
    uploadImage: listenLater(async () => (await loaders.images()).uploadImage, uploadFailed),
  },
  imports: {
    ...later(loaders.imports)('fetchImport', 'writeImport', 'fetchTemplate'),
    uploadPriceList: listenLater(async () => (await loaders.imports()).uploadPriceList, uploadFailed),
  },
  payouts: later(loaders.payouts)('fetchPayouts', 'previewPayout', 'cancelPayout'),
  pickList: later(loaders.pickList)('fetchPickList'),
  productEditor: {
    ...later(loaders.editor)(
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
    uploadPicture: listenLater(async () => (await loaders.editor()).uploadPicture, uploadFailed),
  },
  readiness: later(loaders.readiness)('fetchReadiness'),
  referrals: later(loaders.referrals)('fetchReferrals'),
  replyTemplates: later(loaders.replyTemplates)('fetchTemplates', 'saveTemplates'),
  reviews: later(loaders.reviews)('fetchSummary'),
  sections: {
    ...later(loaders.sections)(
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
  statistics: later(loaders.statistics)('fetchSummary', 'fetchSeries', 'fetchBreakdown', 'startExport'),
  testPayment: later(loaders.testPayment)('startTest', 'findTest'),
})

const uploadFailed = { type: 'upload.failed', failure: { kind: 'unreachable' } } as const
