import type { PanelPorts } from '@supplier/core'
import { attentionInBrowser, optionsOverHttp } from '@supplier/core/adapters'
import { laterFrom } from './later.ts'
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
  articles: laterFrom(loaders.articles)(
    (port) => port,
    'fetchArticles',
    'fetchArticle',
    'saveArticle',
    'changeStatus',
    'fetchTexts',
  ),
  balances: laterFrom(loaders.balances)((port) => port, 'fetchMainLines', 'fetchServiceLines', 'fetchServiceBalance'),
  categories: laterFrom(loaders.categories)(
    (port) => port,
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
    ...laterFrom(loaders.chats)(
      (port) => port,
      'fetchRooms',
      'fetchRoomCounts',
      'fetchRoom',
      'openRoom',
      'fetchMessages',
      'markRead',
      'sendMessage',
    ),
    uploadFile: listenLater(async () => (await loaders.chats()).uploadFile, uploadFailed),
    watchAttention: attentionInBrowser(document, window),
  },
  images: {
    ...laterFrom(loaders.images)((port) => port, 'fetchImageLimits', 'inspectImage', 'cropImage', 'removeImage'),
    openImage: listenLater(async () => (await loaders.images()).openImage, { type: 'image.unreadable' }),
    uploadImage: listenLater(async () => (await loaders.images()).uploadImage, uploadFailed),
  },
  imports: {
    ...laterFrom(loaders.imports)((port) => port, 'fetchImport', 'writeImport', 'fetchTemplate'),
    uploadPriceList: listenLater(async () => (await loaders.imports()).uploadPriceList, uploadFailed),
  },
  payouts: laterFrom(loaders.payouts)((port) => port, 'fetchPayouts', 'previewPayout', 'cancelPayout'),
  pickList: laterFrom(loaders.pickList)((port) => port, 'fetchPickList'),
  productEditor: {
    ...laterFrom(loaders.editor)(
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
    uploadPicture: listenLater(async () => (await loaders.editor()).uploadPicture, uploadFailed),
  },
  readiness: laterFrom(loaders.readiness)((port) => port, 'fetchReadiness'),
  replyTemplates: laterFrom(loaders.replyTemplates)((port) => port, 'fetchTemplates', 'saveTemplates'),
  reviews: laterFrom(loaders.reviews)((port) => port, 'fetchSummary'),
  sections: {
    ...laterFrom(loaders.sections)(
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
  statistics: laterFrom(loaders.statistics)(
    (port) => port,
    'fetchSummary',
    'fetchSeries',
    'fetchBreakdown',
    'startExport',
  ),
  testPayment: laterFrom(loaders.testPayment)((port) => port, 'startTest', 'findTest'),
})

const uploadFailed = { type: 'upload.failed', failure: { kind: 'unreachable' } } as const
