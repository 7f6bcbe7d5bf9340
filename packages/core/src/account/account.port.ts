import type { Abort, Since } from '../kernel/port.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import type { AccountChanges, SavedAccount } from './account.domain.ts'

export interface AccountPort {
  /** Rejects when the request fails; it never resolves with partial data. */
  fetchAccount(since: Since, signal: Abort): Promise<SupplierPatch>
  /** Sends only the changed fields. */
  saveAccount(changes: AccountChanges, signal: Abort): Promise<SavedAccount>
}
