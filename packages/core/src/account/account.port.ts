import type { Abort, Since } from '../kernel/port.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import type { AccountChanges, SavedAccount } from './account.domain.ts'

export interface AccountPort {
  /** Rejects like every other call: an error is never merged into the supplier. */
  fetchAccount(since: Since, signal: Abort): Promise<SupplierPatch>
  /** Sends what changed and nothing else. */
  saveAccount(changes: AccountChanges, signal: Abort): Promise<SavedAccount>
}

export interface ClipboardPort {
  copyText(text: string): Promise<void>
}
