import type { DraftName } from '../drafts/drafts.domain.ts'
import type { ServerText } from '../kernel/failure.ts'
import type { Abort, Listen } from '../kernel/port.ts'
import type { Intent, IntentKind, TrailLine } from './intents.domain.ts'

export interface IntentsPort {
  /** Sends the one POST of this intent; the server's sentence when it has one. */
  sendIntent(intent: Intent, signal: Abort): Promise<ServerText | null>
  /** The newest lines among which a move of this kind stands once it was carried out, newest first. */
  fetchTrail(kind: IntentKind, signal: Abort): Promise<readonly TrailLine[]>
}

/** Where confirmed moves of money are written down, one at a time for each supplier. Never rejects because storage is missing, full or forbidden. */
export interface JournalPort {
  recallIntent(supplierId: number): Promise<Intent | null>
  /** `memoryOnly` when storage refused: the entry lasts until the page is left. */
  keepIntent(intent: Intent): Promise<'stored' | 'memoryOnly'>
  forgetIntent(supplierId: number): Promise<void>
}

/** Whether something is this tab's alone now. */
export type LockFact = { type: 'lock.granted' } | { type: 'lock.refused' }

/** Held until it is stopped; refused at once when another tab of the same supplier holds it. */
export interface LockPort {
  readonly holdMoney: Listen<LockFact, number>
  /** What waits of a form in storage is no leftover while another tab holds the form. */
  readonly holdForm: Listen<LockFact, DraftName>
}
