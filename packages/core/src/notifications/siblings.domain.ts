import type { Outcome } from './outbox.domain.ts'
import type { Removal } from './removals.domain.ts'

/** What tabs of one supplier tell each other of changes to notifications, so that they show the same. */
export type SiblingNews =
  | { readonly type: 'removal.heard'; readonly removal: Removal }
  | { readonly type: 'undo.heard'; readonly key: string }
  | { readonly type: 'outcome.heard'; readonly outcome: Outcome }
