import type { AccountPort } from '../account/account.port.ts'
import type { Abort } from '../kernel/port.ts'
import type { Prompt } from './onboarding.domain.ts'

/** What was put off in this visit; it is asked for again at the next. */
export interface PostponedPort {
  recallPostponed(supplierId: number): Promise<readonly Prompt[]>
  keepPostponed(input: { readonly supplierId: number; readonly postponed: readonly Prompt[] }): Promise<void>
}

/** What the form of the store's name asks. */
export interface StoreNamePort extends Pick<AccountPort, 'fetchAccount'> {
  saveStoreName(name: string, signal: Abort): Promise<unknown>
}
