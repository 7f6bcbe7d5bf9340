import { portsWith } from '../flows/made-ports.ts'
import type { Ports } from '../src/app/app.port.ts'
import { entryMethods } from '../src/app/entry-methods.port.ts'
import { panelMethods } from '../src/app/panel-methods.port.ts'
import { kopecks } from '../src/kernel/money.ts'
import type { Manner } from '../src/kernel/port-methods.ts'
import type { Job } from '../src/kit/job/job.domain.ts'
import type { Session } from '../src/session/session.domain.ts'
import type { Setup } from '../src/setup/setup.domain.ts'

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

export const someJob = (more: Partial<Job> = {}): Job => ({
  id: '7',
  title: 'Export',
  status: 'running',
  processed: 1,
  total: 4,
  failed: 0,
  done: 1,
  unchanged: 0,
  undoUntil: null,
  isCancellable: true,
  clientKey: null,
  version: 3,
  file: null,
  error: null,
  ...more,
})

const never = () => new Promise<never>(() => {})
const stop = () => {}

/** What a method does when no test replaces it: a call never answers, a listener is never called. */
const silent = { asks: never, listens: () => stop, reads: () => 0, does: () => {} } as const

/** Methods whose silence would keep every screen from starting, by port and method. */
const answers: Readonly<Record<string, (...args: never[]) => unknown>> = {
  'alerts.loadChoice': async () => ({ isSoundOn: false, permission: 'unsupported' }),
  'appearance.saveAppearance': async () => {},
  'clipboard.copyText': async () => {},
  'connectivity.isOnline': async () => true,
  'drafts.loadDraft': async () => null,
  'drafts.saveDraft': async () => {},
  'drafts.clearDraft': async () => {},
  'files.saveTable': async () => {},
  'files.downloadFile': async () => {},
  'ids.next': () => 'id-1',
  'images.fetchImageLimits': async () => ({ mostBytes: 1000 }),
  'intents.patience': () => 90_000,
  'journal.loadIntents': async () => [],
  'journal.saveIntent': async () => 'stored',
  'journal.settleIntents': async () => [],
  'navigation.reload': async () => {},
  'navigation.reloadOnce': async () => false,
  'outbox.loadUnsent': async () => [],
  'outbox.saveUnsent': async () => 'stored',
  'postponed.loadPostponed': async () => [],
  'postponed.savePostponed': async () => {},
  'realtime.jitter': async () => 0,
  'releases.loadRunning': async () => null,
  'sessionStore.saveSession': async () => 'stored',
  'sessionStore.clearSession': async () => {},
  'sessionStore.loadReferral': async () => null,
  'sessionStore.markRegistered': async () => {},
  'sessionStore.takeRegistered': async () => false,
  'setupCache.loadCachedSetup': async () => null,
  'setupCache.saveSetup': async () => {},
  'topUp.fetchPaymentHosts': async () => [],
  'topUp.openPaymentPage': async () => {},
  'undo.loadSteps': async () => [],
  'undo.saveSteps': async () => {},
  'views.loadViews': async () => ({ columns: null, views: [] }),
  'views.saveViews': async () => {},
}

/** Ports that never answer or emit; a test replaces the ones it needs. */
export const silentPorts = (replaced: Partial<Ports> = {}): Ports => {
  const make = (port: string, method: string, manner: Manner) => answers[`${port}.${method}`] ?? silent[manner]
  const ports: Ports = {
    ...portsWith(entryMethods, make),
    ...portsWith(panelMethods, make),
    loadPanelPorts: async () => ports,
    ...replaced,
  }
  return ports
}
