import type { Abort, Listen } from '../kernel/port.ts'
import type { Recovery, Registration, Session } from './session.domain.ts'

export interface WithTelephone {
  readonly telephone: string
}

/** The requests for signing in. */
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

/** Another tab signed in, signed out or replaced the token. */
export type SessionEvent = { type: 'session.changedElsewhere'; session: Session | null }

/** The storage of the session. No method rejects when storage is missing, full or forbidden. */
export interface SessionStorePort {
  /** `memoryOnly` when storage refused; then the session lasts until the page is closed. */
  saveSession(session: Session): Promise<'stored' | 'memoryOnly'>
  /** Clears the stored user, the cached settings and the referral id; with `forgotten` also the drafts. */
  clearSession(input: { readonly drafts: 'kept' | 'forgotten' }): Promise<void>
  /** Reads and removes the flag that a sign-up has left. */
  takeRegistered(): Promise<boolean>
  markRegistered(): Promise<void>
  loadReferral(): Promise<string | null>
  readonly watchSession: Listen<SessionEvent>
}
