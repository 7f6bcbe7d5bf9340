import type { Kopecks } from '../kernel/money.ts'
import type { PlainRouteName, RouteName } from '../kernel/routes.ts'

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

export const setupIsDone = (steps: SetupSteps): boolean => setupSteps.every(([step]) => steps[step])

export const setupTarget = (steps: SetupSteps): PlainRouteName =>
  setupSteps.find(([step]) => !steps[step])?.[1] ?? 'dashboard'

/** One step of the set-up. */
export interface SetupStep {
  readonly step: keyof SetupSteps
  readonly to: PlainRouteName
  readonly state: 'done' | 'next' | 'later'
}

/** The states of the steps in order. */
export const stepsOf = (steps: SetupSteps): readonly SetupStep[] => {
  const next = setupSteps.find(([step]) => !steps[step])?.[0]
  return setupSteps.map(([step, to]) => ({
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
