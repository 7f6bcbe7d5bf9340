import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { telephoneForm } from './login.machine.ts'
import type { Recovery } from './session.domain.ts'

/** The first step of recovery: takes the telephone and requests a code. */
export const recoveryRequestMachine = telephoneForm<Recovery>({
  id: 'recoveryRequest',
  to: 'recover-password-code',
  signInDraftOf: (recovery) => ({ recovery }),
})

export type RecoveryRequestActor = ActorRefFrom<typeof recoveryRequestMachine>
export type RecoveryRequestSnapshot = SnapshotFrom<typeof recoveryRequestMachine>
