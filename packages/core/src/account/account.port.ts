import type { ServerText } from '../kernel/failure.ts'
import type { Abort } from '../kernel/port.ts'
import type { SupplierPatch } from '../session/session.domain.ts'

/** What may be changed about an account, by the names of a supplier's fields. */
export type AccountChanges = Readonly<
  Partial<Record<'firstname' | 'lastname' | 'telephone' | 'storeName' | 'carrierKey' | 'managerContact', string>>
>

/** The answer to a saved account: perhaps a sentence, perhaps the account as it now is. */
export interface SavedAccount {
  readonly text: ServerText | null
  readonly account: SupplierPatch | null
}

export interface AccountPort {
  /** Rejects like every other call: an error is never merged into the supplier. */
  fetchAccount(input: void, signal: Abort): Promise<SupplierPatch>
  /** Sends what changed and nothing else. */
  saveAccount(changes: AccountChanges, signal: Abort): Promise<SavedAccount>
}

export interface ClipboardPort {
  copyText(text: string): Promise<void>
}
