import type { AccountPort } from '../account/account.port.ts'
import type { Abort, Listen } from '../kernel/port.ts'
import type { Prompt } from './onboarding.domain.ts'

/** Another tab of the visit postponed a prompt or took it up again. */
export interface PostponedHeard {
  readonly type: 'postponed.changedElsewhere'
  readonly postponed: readonly Prompt[]
}

/** The prompts postponed in any tab of this visit; they are shown again in the next visit. */
export interface PostponedPort {
  loadPostponed(supplierId: number): Promise<readonly Prompt[]>
  savePostponed(input: { readonly supplierId: number; readonly postponed: readonly Prompt[] }): Promise<void>
  readonly watchPostponed: Listen<PostponedHeard, number>
}

/** The requests of the store name form. */
export interface StoreNamePort extends Pick<AccountPort, 'fetchAccount'> {
  saveStoreName(name: string, signal: Abort): Promise<unknown>
}
