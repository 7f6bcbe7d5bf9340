import type { Message } from '../kernel/message.ts'
import type { FieldErrors } from '../kit/fields/fields.domain.ts'
import type { ManagerActor } from '../telegram/manager.machine.ts'
import { hasStoreName, type Prompt } from './onboarding.domain.ts'
import type { OnboardingSnapshot } from './onboarding.machine.ts'
import type { StoreNameActor, StoreNameSnapshot } from './store-name.machine.ts'

/** The dialog that is shown; `null` when none is due or another dialog is in front. */
export const selectPrompt = (snapshot: OnboardingSnapshot): Prompt | 'articles' | null => {
  if (snapshot.matches({ storeName: 'hidden' }) || snapshot.matches({ telegramManager: 'hidden' })) return null
  if (snapshot.context.isHidden) return null
  if (snapshot.matches('storeName')) return 'storeName'
  if (snapshot.matches('telegramManager')) return 'telegramManager'
  if (snapshot.matches('telegram')) return 'telegram'
  return snapshot.matches('articles') ? 'articles' : null
}

/** The actor of the store name form while it is shown. */
export const selectStoreNameForm = (snapshot: OnboardingSnapshot): StoreNameActor | null =>
  (snapshot.children.storeNameForm as StoreNameActor | undefined) ?? null

/** The actor of the manager form while it is shown. */
export const selectManagerForm = (snapshot: OnboardingSnapshot): ManagerActor | null =>
  (snapshot.children.managerForm as ManagerActor | undefined) ?? null

/** The view of the store name form. */
export interface StoreNameView {
  readonly isBusy: boolean
  readonly name: string
  readonly errors: FieldErrors<'storeName'>
  readonly note: Message | null
  /** There is a name to save. */
  readonly isComplete: boolean
}

export const selectStoreName = (snapshot: StoreNameSnapshot): StoreNameView => {
  const { storeName: name, errors, note } = snapshot.context
  return { isBusy: snapshot.hasTag('busy'), name, errors, note, isComplete: hasStoreName(name) }
}
