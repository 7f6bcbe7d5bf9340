import type { PanelPorts, Ports } from '../src/app/app.port.ts'

/** The kind of a port's method: asynchronous call, listener, synchronous read, or call without an answer. */
export type Manner = 'asks' | 'listens' | 'reads' | 'does'

type MannerOf<Method> = Method extends (...args: infer Args) => infer Result
  ? Result extends Promise<unknown>
    ? 'asks'
    : Args extends [(event: never) => void, ...unknown[]]
      ? 'listens'
      : Result extends void
        ? 'does'
        : 'reads'
  : never

type Shape<P> = { readonly [Name in keyof P]: { readonly [Method in keyof P[Name]]: MannerOf<P[Name][Method]> } }

const asks = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 'asks'])) as { readonly [_ in Name]: 'asks' }

/** Every method of the ports; a missing one is a compile error. */
export const panelShape: Shape<PanelPorts> = {
  account: asks('fetchAccount', 'saveAccount'),
  alerts: {
    ...asks('loadChoice', 'saveSound', 'requestPermission', 'announce'),
    holdTurn: 'listens',
    markIcon: 'listens',
    watchNotes: 'listens',
  },
  articles: asks('fetchArticles', 'fetchArticle', 'saveArticle', 'changeStatus', 'fetchTexts'),
  balances: asks('fetchMainLines', 'fetchServiceLines', 'fetchServiceBalance'),
  categories: asks(
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
    ...asks(
      'fetchRooms',
      'fetchRoomCounts',
      'fetchRoom',
      'findRoom',
      'openRoom',
      'fetchMessages',
      'markRead',
      'sendMessage',
    ),
    uploadFile: 'listens',
    watchAttention: 'listens',
  },
  clipboard: asks('copyText'),
  drafts: { ...asks('loadDraft', 'saveDraft', 'clearDraft'), watchDraft: 'listens' },
  files: asks('saveTable', 'downloadFile'),
  intents: { ...asks('sendIntent', 'requestTopUp', 'fetchTransactions'), patience: 'reads' },
  jobs: asks('fetchActive', 'fetchJob', 'cancelJob', 'startExport', 'fetchFailures', 'startFollowUp', 'findJob'),
  journal: asks('loadIntents', 'saveIntent', 'settleIntents'),
  leaveGuard: { guardClosing: 'listens' },
  lock: { holdMoney: 'listens', holdForm: 'listens', holdOutbox: 'listens' },
  notificationSettings: asks('fetchSettings', 'writeSettings'),
  notifications: asks('fetchNotifications', 'fetchNewCount', 'carryOut'),
  outbox: { ...asks('loadUnsent', 'saveUnsent'), watchUnsent: 'listens' },
  page: { watchHiding: 'listens' },
  payouts: asks('fetchPayouts', 'previewPayout', 'cancelPayout'),
  pickList: asks('fetchPickList'),
  print: asks('printPage'),
  postponed: { ...asks('loadPostponed', 'savePostponed'), watchPostponed: 'listens' },
  productEditor: {
    ...asks(
      'createDraft',
      'fetchDraft',
      'fetchProduct',
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
    uploadPicture: 'listens',
  },
  images: {
    ...asks('fetchImageLimits', 'inspectImage', 'cropImage', 'removeImage'),
    openImage: 'listens',
    uploadImage: 'listens',
  },
  imports: { ...asks('fetchImport', 'writeImport', 'fetchTemplate'), uploadPriceList: 'listens' },
  readiness: asks('fetchReadiness'),
  realtime: { ...asks('loadRealtime', 'jitter', 'pingServer', 'fetchMissedEvents'), openConnection: 'listens' },
  releases: asks('loadRunning', 'fetchNewest', 'keepFiles', 'useNewest'),
  replyTemplates: asks('fetchTemplates', 'saveTemplates'),
  referrals: asks('fetchReferrals'),
  reviews: asks('fetchSummary'),
  rows: { recallRows: 'listens', saveRows: 'does' },
  sections: asks(
    'fetchPage',
    'fetchOne',
    'fetchByKey',
    'save',
    'run',
    'ask',
    'fetchOptions',
    'fetchCounts',
    'previewBulk',
    'runBulk',
    'fetchBulk',
    'saveCell',
  ),
  setup: asks('fetchSetup'),
  setupCache: asks('loadCachedSetup', 'saveSetup'),
  statistics: asks('fetchSummary', 'fetchSeries', 'fetchBreakdown', 'startExport'),
  stores: asks('fetchFeed'),
  telegram: asks('disconnectTelegram', 'saveManagerContact'),
  testPayment: asks('startTest', 'findTest'),
  topUp: asks('fetchPaymentHosts', 'openPaymentPage'),
  undo: asks('loadSteps', 'saveSteps'),
  views: { ...asks('loadViews', 'saveViews'), watchViews: 'listens' },
}

export const entryShape: Shape<Omit<Ports, keyof PanelPorts | 'screens' | 'loadPanelPorts'>> = {
  appearance: { ...asks('saveAppearance'), watchAppearance: 'listens' },
  clock: { now: 'reads' },
  connectivity: { ...asks('isOnline'), watchConnectivity: 'listens' },
  countries: asks('fetchCountries'),
  ids: { next: 'reads' },
  log: { note: 'does' },
  navigation: { writeAddress: 'does', watchAddress: 'listens', ...asks('reloadOnce', 'reload') },
  session: asks('requestCode', 'confirmCode', 'signInWithPassword', 'register', 'requestRecovery', 'recoverPassword'),
  sessionStore: {
    ...asks('saveSession', 'clearSession', 'takeRegistered', 'markRegistered', 'loadReferral'),
    watchSession: 'listens',
  },
}

type Method = (...args: never[]) => unknown

/** Builds ports of this shape, creating each method from its name and kind. */
export const portsOfShape = <P>(shape: Shape<P>, make: (port: string, method: string, manner: Manner) => Method): P =>
  Object.fromEntries(
    Object.entries<Readonly<Record<string, Manner>>>(shape as never).map(([port, methods]) => [
      port,
      Object.fromEntries(Object.entries(methods).map(([method, manner]) => [method, make(port, method, manner)])),
    ]),
  ) as P
