import type { Ports } from '../src/app/app.port.ts'
import { kopecks } from '../src/kernel/money.ts'
import type { Session } from '../src/session/session.domain.ts'
import type { Setup } from '../src/setup/setup.domain.ts'

const never = () => new Promise<never>(() => {})
const nothing = () => () => {}

export const someSession: Session = {
  token: 'token-1',
  supplier: {
    id: 1,
    avatar: null,
    background: null,
    firstname: 'Anna',
    lastname: 'Test',
    name: null,
    email: null,
    telephone: '380671112233',
    createdAt: null,
    telegramId: null,
    managerContact: null,
    carrierKey: null,
    storeName: null,
    managerTelegram: null,
    isTelephoneConfirmed: null,
  },
}

export const someSetup: Setup = {
  steps: { information: true, product: true, delivery: true, payment: true },
  mainBalance: kopecks(1234567),
  serviceBalance: kopecks(85000),
  cost: kopecks(49900),
  active: true,
  storeName: null,
  chats: 0,
  orders: 0,
}

/** Ports that never answer or emit; a test replaces the ones it needs. */
export const silentPorts = (replaced: Partial<Ports> = {}): Ports => {
  const ports: Ports = {
    account: { fetchAccount: never, saveAccount: never },
    articles: {
      fetchArticles: never,
      fetchArticle: never,
      saveArticle: never,
      changeStatus: never,
      fetchTexts: never,
    },
    appearance: { saveAppearance: async () => {}, watchAppearance: nothing },
    balances: { fetchMainLines: never, fetchServiceLines: never, fetchServiceBalance: never },
    clipboard: { copyText: async () => {} },
    clock: { now: () => 0 },
    connectivity: { isOnline: async () => true, watchConnectivity: nothing },
    drafts: {
      loadDraft: async () => null,
      saveDraft: async () => {},
      clearDraft: async () => {},
      watchDraft: nothing,
    },
    countries: { fetchCountries: never },
    ids: { next: () => 'id-1' },
    intents: { patience: () => 90_000, sendIntent: never, requestTopUp: never, fetchTransactions: never },
    journal: { loadIntents: async () => [], saveIntent: async () => 'stored', settleIntents: async () => [] },
    lock: { holdMoney: nothing, holdForm: nothing },
    leaveGuard: { guardClosing: nothing },
    loadPanelPorts: async () => ports,
    log: { note: () => {} },
    navigation: {
      writeAddress: () => {},
      watchAddress: nothing,
      reloadOnce: async () => false,
      reload: async () => {},
    },
    notificationSettings: { fetchSettings: never, writeSettings: never },
    notifications: { fetchNotifications: never, fetchNewCount: never, carryOut: never },
    page: { watchHiding: nothing },
    payouts: { fetchPayouts: never, previewPayout: never, cancelPayout: never },
    postponed: { loadPostponed: async () => [], savePostponed: async () => {}, watchPostponed: nothing },
    images: {
      fetchImageLimits: async () => ({ mostBytes: 1000 }),
      inspectImage: never,
      openImage: nothing,
      cropImage: never,
      uploadImage: nothing,
    },
    realtime: { loadRealtime: never, openConnection: nothing, jitter: async () => 0, pingServer: never },
    sections: { fetchPage: never, fetchOne: never, fetchByKey: never, save: never, run: never },
    session: {
      requestCode: never,
      confirmCode: never,
      signInWithPassword: never,
      register: never,
      requestRecovery: never,
      recoverPassword: never,
    },
    sessionStore: {
      saveSession: async () => 'stored',
      clearSession: async () => {},
      takeRegistered: async () => false,
      markRegistered: async () => {},
      loadReferral: async () => null,
      watchSession: nothing,
    },
    setup: { fetchSetup: never },
    telegram: { disconnectTelegram: never, saveManagerContact: never },
    topUp: { fetchPaymentHosts: async () => [], openPaymentPage: async () => {} },
    setupCache: { loadCachedSetup: async () => null, saveSetup: async () => {} },
    ...replaced,
  }
  return ports
}
