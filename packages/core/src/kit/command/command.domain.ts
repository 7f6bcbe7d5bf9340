import type { Failure } from '../../kernel/failure.ts'

/** The request of a command on one record. */
export interface Run {
  readonly command: string
  readonly id: string
  /** Idempotency key, the same for every retry. */
  readonly key: string
}

/** The outcome of a command; `unclear` when even the record does not show it. */
export interface CommandOutput {
  readonly result: 'done' | 'dismissed' | 'refused' | 'unclear'
  readonly failure: Failure | null
}
