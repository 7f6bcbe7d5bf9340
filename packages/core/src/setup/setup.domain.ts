import type { Kopecks } from '../kernel/money.ts'
import type { Offered } from '../kernel/offered.ts'
import { isOffered, type PlainRouteName, type RouteName } from '../kernel/routes.ts'

export interface SetupSteps {
  readonly information: boolean
  readonly product: boolean
  readonly delivery: boolean
  readonly payment: boolean
}

/** The settings from the API. Money that could not be read is `null`. */
export interface Setup {
  readonly steps: SetupSteps
  readonly mainBalance: Kopecks | null
  readonly serviceBalance: Kopecks | null
  readonly cost: Kopecks | null
  /** Whether the subscription is active; `null` when the settings do not say. */
  readonly active: boolean | null
  readonly storeName: string | null
  readonly chats: number
  readonly orders: number
  /** The sections that the settings name; absent or `null` when they name none. */
  readonly offered?: Offered
}

/** Loaded settings mean subscribed unless they say otherwise. */
export const isSubscribed = (setup: Setup | null): boolean => setup !== null && setup.active !== false

/** The set-up steps in their order, with the route of each. */
export const setupSteps = [
  ['information', 'articles-information'],
  ['product', 'products-panel'],
  ['delivery', 'deliveries-panel'],
  ['payment', 'payment-methods-methods'],
] as const satisfies readonly (readonly [keyof SetupSteps, RouteName])[]

/** The settings without what belongs to sections that are not there: nothing of them waits, and no step leads to them. */
export const setupWithin = (built: Offered, setup: Setup): Setup => {
  const offered = setup.offered ?? built
  if (offered === null) return setup
  const has = (to: RouteName) => isOffered(offered, to)
  const steps = Object.fromEntries(setupSteps.map(([step, to]) => [step, setup.steps[step] || !has(to)]))
  return {
    ...setup,
    steps: { ...setup.steps, ...steps },
    orders: has('orders') ? setup.orders : 0,
    chats: has('chats') ? setup.chats : 0,
  }
}

export const setupIsDone = (steps: SetupSteps): boolean => setupSteps.every(([step]) => steps[step])

export const setupTarget = (steps: SetupSteps): PlainRouteName =>
  setupSteps.find(([step]) => !steps[step])?.[1] ?? 'dashboard'

/** One step of the set-up. */
export interface SetupStep {
  readonly step: keyof SetupSteps
  readonly to: PlainRouteName
  readonly state: 'done' | 'next' | 'later'
}

/** The states of the steps in order, without those whose page is not there. */
export const stepsOf = (steps: SetupSteps, offered: Offered = null): readonly SetupStep[] => {
  const next = setupSteps.find(([step]) => !steps[step])?.[0]
  return setupSteps
    .filter(([, to]) => isOffered(offered, to))
    .map(([step, to]) => ({
      step,
      to,
      state: steps[step] ? 'done' : step === next ? 'next' : 'later',
    }))
}

const withoutBanner: ReadonlySet<RouteName> = new Set<RouteName>([
  'products-panel',
  'product-create',
  'product-categories',
  'products-import',
  'deliveries-panel',
  'product-created',
  'payment-methods-methods',
  'deliveries-sender',
  'deliveries-apis',
  'payment-methods-details',
  'deliveries-settings-save',
  'chats',
  'payment-methods-saved',
  'chat-room',
  'articles-information',
])

/** Whether the set-up banner is shown on this page. */
export const showsSetupBanner = (steps: SetupSteps, page: RouteName): boolean =>
  !setupIsDone(steps) && !withoutBanner.has(page)

/** Whether the banner about the articles is shown on this page. */
export const showsArticlesNotice = (steps: SetupSteps, page: RouteName): boolean =>
  !steps.information && (page === 'product-create' || page === 'products-import')

declare module '../kernel/app-ref.ts' {
  interface FeatureEvents {
    readonly setup: /** The server sent fresh settings; cached settings do not emit it. */
      | { type: 'setup.loaded'; setup: Setup }
      /** The settings may be stale. */
      | { type: 'setup.invalidated' }
  }
}

declare module '../kernel/screen-events.ts' {
  interface ScreenEvents {
    /** The server sent fresh settings. */
    readonly setup: { type: 'setup.loaded'; setup: Setup }
  }
}
