import type { PanelPorts, Ports } from '../src/app/app.port.ts'

/** How a method of a port speaks: with an answer, for as long as somebody listens, at once, or not at all. */
export type Manner = 'asks' | 'listens' | 'reads' | 'does'

type MannerOf<Method> = Method extends (...args: infer Args) => infer Result
  ? Result extends Promise<unknown>
    ? 'asks'
    : Args extends [(fact: never) => void, ...unknown[]]
      ? 'listens'
      : Result extends void
        ? 'does'
        : 'reads'
  : never

type Shape<P> = { readonly [Name in keyof P]: { readonly [Method in keyof P[Name]]: MannerOf<P[Name][Method]> } }

const asks = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 'asks'])) as { readonly [_ in Name]: 'asks' }

/** Every method that the app may ask of the outside; it does not compile when one is missing. */
export const panelShape: Shape<PanelPorts> = {
  account: asks('fetchAccount', 'saveAccount'),
  articles: asks('fetchArticles', 'fetchArticle', 'saveArticle', 'changeStatus', 'fetchTexts'),
  balances: asks('fetchMainLines', 'fetchServiceLines', 'fetchServiceBalance'),
  clipboard: asks('copyText'),
  drafts: { ...asks('recallDraft', 'keepDraft', 'forgetDraft'), watchDraft: 'listens' },
  intents: { ...asks('sendIntent', 'requestTopUp', 'fetchTransactions'), patience: 'reads' },
  journal: asks('loadIntents', 'saveIntent', 'settleIntents'),
  leaving: { guardClosing: 'listens' },
  lock: { holdMoney: 'listens', holdForm: 'listens' },
  notificationSettings: asks('fetchSettings', 'writeSettings'),
  notifications: asks('fetchNotifications', 'fetchNewCount', 'carryOut'),
  page: { watchHiding: 'listens' },
  payouts: asks('fetchPayouts', 'previewPayout', 'cancelPayout'),
  postponed: { ...asks('recallPostponed', 'keepPostponed'), watchPostponed: 'listens' },
  pictures: {
    ...asks('fetchPictureLimits', 'inspectPicture', 'cropPicture'),
    openPicture: 'listens',
    uploadPicture: 'listens',
  },
  realtime: { ...asks('loadRealtime', 'chance', 'askServer'), openConnection: 'listens' },
  sections: asks('fetchPage', 'fetchOne', 'fetchByKey', 'save', 'run'),
  setup: asks('fetchSetup'),
  setupCache: asks('recallSetup', 'keepSetup'),
  telegram: asks('disconnectTelegram', 'saveManagerContact'),
  topUp: asks('fetchPaymentHosts', 'openPaymentPage'),
}

export const entryShape: Shape<Omit<Ports, keyof PanelPorts | 'screens' | 'loadPanelPorts'>> = {
  appearance: { ...asks('keepAppearance'), watchAppearance: 'listens' },
  clock: { now: 'reads' },
  connectivity: { ...asks('isOnline'), watchConnectivity: 'listens' },
  countries: asks('fetchCountries'),
  ids: { next: 'reads' },
  log: { note: 'does' },
  navigation: { writeAddress: 'does', watchAddress: 'listens', ...asks('reloadOnce', 'reload') },
  session: asks('requestCode', 'confirmCode', 'signInWithPassword', 'register', 'requestRecovery', 'recoverPassword'),
  sessionStore: {
    ...asks('keepSession', 'forgetSession', 'takeRegistered', 'markRegistered', 'recallReferral'),
    watchSession: 'listens',
  },
}

type Method = (...args: never[]) => unknown

/** Ports of this shape, each method made by name and manner. */
export const portsOfShape = <P>(shape: Shape<P>, make: (port: string, method: string, manner: Manner) => Method): P =>
  Object.fromEntries(
    Object.entries<Readonly<Record<string, Manner>>>(shape as never).map(([port, methods]) => [
      port,
      Object.fromEntries(Object.entries(methods).map(([method, manner]) => [method, make(port, method, manner)])),
    ]),
  ) as P
