import type { Kopecks } from '../kernel/money.ts'
import { isSubscribed, type SetupSteps } from './setup.domain.ts'
import type { SetupSnapshot } from './setup.machine.ts'

/** The settings as the shell shows them. Unknown money is `null`. */
export interface SetupView {
  readonly isLoading: boolean
  readonly isStale: boolean
  readonly hasFailed: boolean
  readonly mainBalance: Kopecks | null
  readonly serviceBalance: Kopecks | null
  readonly isSubscribed: boolean
  readonly steps: SetupSteps | null
  readonly chats: number
  readonly orders: number
}

export const selectSetup = (snapshot: SetupSnapshot): SetupView => {
  const { setup, isStale, failure } = snapshot.context
  return {
    isLoading: snapshot.hasTag('loading'),
    isStale,
    hasFailed: failure !== null && !snapshot.hasTag('loading'),
    mainBalance: setup?.mainBalance ?? null,
    serviceBalance: setup?.serviceBalance ?? null,
    isSubscribed: isSubscribed(setup),
    steps: setup?.steps ?? null,
    chats: setup?.chats ?? 0,
    orders: setup?.orders ?? 0,
  }
}
