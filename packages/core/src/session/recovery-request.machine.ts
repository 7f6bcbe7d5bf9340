import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { telephoneForm } from './login.machine.ts'
import type { Recovery } from './session.domain.ts'

/** The start of recovery: takes the telephone and has a code sent to it. */
export const recoveryRequestMachine = telephoneForm<Recovery>({
  id: 'recoveryRequest',
  to: 'recover-password-code',
  carriedOf: (recovery) => ({ recovery }),
})

export type RecoveryRequestActor = ActorRefFrom<typeof recoveryRequestMachine>
export type RecoveryRequestSnapshot = SnapshotFrom<typeof recoveryRequestMachine>
