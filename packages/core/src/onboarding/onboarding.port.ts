import type { AccountPort } from '../account/account.port.ts'
import type { Abort, Listen } from '../kernel/port.ts'
import type { Prompt } from './onboarding.domain.ts'

/** Another tab of the visit put something off, or took it up again. */
export interface PostponedHeard {
  readonly type: 'postponed.heard'
  readonly postponed: readonly Prompt[]
}

/** What was put off in this visit, in any of its tabs; it is asked for again at the next. */
export interface PostponedPort {
  recallPostponed(supplierId: number): Promise<readonly Prompt[]>
  keepPostponed(input: { readonly supplierId: number; readonly postponed: readonly Prompt[] }): Promise<void>
  readonly watchPostponed: Listen<PostponedHeard, number>
}

/** What the form of the store's name asks. */
export interface StoreNamePort extends Pick<AccountPort, 'fetchAccount'> {
  saveStoreName(name: string, signal: Abort): Promise<unknown>
}
