import type { Kopecks } from '../kernel/money.ts'
import type { PlainRouteName, RouteName } from '../kernel/routes.ts'

export interface SetupSteps {
  readonly information: boolean
  readonly product: boolean
  readonly delivery: boolean
  readonly payment: boolean
}

/** What the settings call tells. Money that could not be read is `null`. */
export interface Setup {
  readonly steps: SetupSteps
  readonly mainBalance: Kopecks | null
  readonly serviceBalance: Kopecks | null
  readonly cost: Kopecks | null
  /** What the settings say about the subscription; `null` when they say nothing. */
  readonly active: boolean | null
  readonly storeName: string | null
  readonly chats: number
  readonly orders: number
}

/** A settings answer means subscribed unless it says otherwise. */
export const isSubscribed = (setup: Setup | null): boolean => setup !== null && setup.active !== false

/** The order in which a supplier completes the set-up, and where each step is done. */
export const journey = [
  ['information', 'articles-information'],
  ['product', 'products-panel'],
  ['delivery', 'deliveries-panel'],
  ['payment', 'payment-methods-methods'],
] as const satisfies readonly (readonly [keyof SetupSteps, RouteName])[]

export const setupIsDone = (steps: SetupSteps): boolean => journey.every(([step]) => steps[step])

export const setupTarget = (steps: SetupSteps): PlainRouteName =>
  journey.find(([step]) => !steps[step])?.[1] ?? 'dashboard'

/** One step of the set-up: done, to be done next or later, or not to be done yet, as its section is not there. */
export interface SetupStep {
  readonly step: keyof SetupSteps
  readonly to: PlainRouteName
  readonly state: 'done' | 'next' | 'later' | 'notYet'
}

/** The steps in their order; what cannot be done yet keeps nobody from the next one. */
export const stepsOf = (steps: SetupSteps, unbuilt: readonly RouteName[]): readonly SetupStep[] => {
  const next = journey.find(([step, to]) => !steps[step] && !unbuilt.includes(to))?.[0]
  return journey.map(([step, to]) => {
    if (steps[step]) return { step, to, state: 'done' }
    if (unbuilt.includes(to)) return { step, to, state: 'notYet' }
    return { step, to, state: step === next ? 'next' : 'later' }
  })
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

/** Whether the set-up banner stands on this page. */
export const showsSetupBanner = (steps: SetupSteps, page: RouteName): boolean =>
  !setupIsDone(steps) && !withoutBanner.has(page)

/** Whether the extra notice about the articles stands on this page. */
export const showsArticlesNotice = (steps: SetupSteps, page: RouteName): boolean =>
  !steps.information && (page === 'product-create' || page === 'products-import')
