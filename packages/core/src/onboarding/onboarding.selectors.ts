import type { ManagerActor } from '../telegram/manager.machine.ts'
import type { Prompt } from './onboarding.domain.ts'
import type { OnboardingSnapshot } from './onboarding.machine.ts'
import type { StoreNameActor } from './store-name.machine.ts'

/** Which dialog stands before the page; `null` when none does, or something goes before it. */
export const selectPrompt = (snapshot: OnboardingSnapshot): Prompt | 'articles' | null => {
  if (snapshot.context.barredBy.length > 0) return null
  if (snapshot.matches('storeName')) return 'storeName'
  if (snapshot.matches('telegramManager')) return 'telegramManager'
  if (snapshot.matches('telegram')) return 'telegram'
  return snapshot.matches('articles') ? 'articles' : null
}

/** The form of the store's name, while it is asked for. */
export const selectStoreNameForm = (snapshot: OnboardingSnapshot): StoreNameActor | null =>
  (snapshot.children.storeNameForm as StoreNameActor | undefined) ?? null

/** The form about the manager, while it is asked for. */
export const selectManagerForm = (snapshot: OnboardingSnapshot): ManagerActor | null =>
  (snapshot.children.managerForm as ManagerActor | undefined) ?? null
