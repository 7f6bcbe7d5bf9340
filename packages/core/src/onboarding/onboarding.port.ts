import type { Prompt } from './onboarding.domain.ts'

/** What was put off in this visit; it is asked for again at the next. */
export interface PostponedPort {
  recallPostponed(supplierId: number): Promise<readonly Prompt[]>
  keepPostponed(input: { readonly supplierId: number; readonly postponed: readonly Prompt[] }): Promise<void>
}
