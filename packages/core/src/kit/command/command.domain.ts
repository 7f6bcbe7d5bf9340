import type { Failure } from '../../kernel/failure.ts'

/** A step that is carried out on one record. */
export interface Run {
  readonly command: string
  readonly id: string
  /** The same through every retry, so that nothing is done twice. */
  readonly key: string
}

/** What became of a command; `unclear` when even the record does not tell. */
export interface CommandOutput {
  readonly result: 'done' | 'dismissed' | 'refused' | 'unclear'
  readonly failure: Failure | null
}
