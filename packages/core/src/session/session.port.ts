import type { Abort, Listen } from '../kernel/port.ts'
import type { Recovery, Registration, Session } from './session.domain.ts'

export interface WithTelephone {
  readonly telephone: string
}

/** What signing in asks of the server. */
export interface SessionPort {
  requestCode(input: WithTelephone, signal: Abort): Promise<void>
  confirmCode(input: WithTelephone & { readonly code: string }, signal: Abort): Promise<Session>
  signInWithPassword(input: WithTelephone & { readonly password: string }, signal: Abort): Promise<Session>
  register(input: Registration & { readonly referral: string | null }, signal: Abort): Promise<void>
  requestRecovery(input: WithTelephone, signal: Abort): Promise<Recovery>
  recoverPassword(
    input: WithTelephone & { readonly code: string; readonly password: string },
    signal: Abort,
  ): Promise<void>
}

/** Another tab signed in, signed out or rotated the token. */
export type SessionFact = { type: 'session.changedElsewhere'; session: Session | null }

/** Where a session is kept. Nothing here ever rejects because storage is missing, full or forbidden. */
export interface SessionStorePort {
  /** `memoryOnly` when storage refused: the session lasts until the page is left. */
  keepSession(session: Session): Promise<'stored' | 'memoryOnly'>
  /** Clears the stored user, the set-up caches and the referral id, and what was typed as well where that is told. */
  forgetSession(input: { readonly drafts: 'kept' | 'forgotten' }): Promise<void>
  /** Reads the flag that a sign-up left behind, and removes it. */
  takeRegistered(): Promise<boolean>
  markRegistered(): Promise<void>
  recallReferral(): Promise<string | null>
  readonly watchSession: Listen<SessionFact>
}
