/** Words chosen by the server, shown as they came. */
export interface ServerText {
  readonly text: string
  /** A sentence that the server's framework says by itself, in English: nothing for people. */
  readonly isStock?: true
}

/** What the server says about single fields, by the names the API uses. */
export type FieldTexts = Readonly<Record<string, readonly ServerText[]>>

/** Everything that can go wrong at a port, as data. */
export type Failure =
  | { readonly kind: 'unauthorized'; readonly texts: readonly ServerText[]; readonly details?: string }
  | {
      readonly kind: 'refused'
      readonly status: number
      /** What the server calls the reason, for programs. */
      readonly code?: string
      readonly texts: readonly ServerText[]
      /** What the server's framework said, for whoever asks for it. */
      readonly details?: string
      readonly fields: FieldTexts
      /** Seconds, when the server asks to wait. */
      readonly retryAfter: number | null
    }
  | {
      readonly kind: 'serverBroken'
      readonly status: number
      readonly texts: readonly ServerText[]
      readonly details?: string
      readonly retryAfter: number | null
    }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timedOut' }
  | { readonly kind: 'unexpected' }

/** The one exception a port may throw. */
export class PortError extends Error {
  override readonly name = 'PortError'
  readonly failure: Failure

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.kind, options)
    this.failure = failure
  }
}

/** Closes the `unknown` that XState hands to `onError`. */
export const toFailure = (error: unknown): Failure =>
  error instanceof PortError ? error.failure : { kind: 'unexpected' }

/** Whether a write may have been carried out although it failed. */
export const isUnclear = (failure: Failure): boolean => failure.kind !== 'unauthorized' && failure.kind !== 'refused'

export const textsOf = (failure: Failure): readonly ServerText[] => ('texts' in failure ? failure.texts : [])

/** What the server's framework said, where that is all it said. */
export const detailsOf = (failure: Failure): string | null => ('details' in failure ? (failure.details ?? null) : null)

export const fieldTextsOf = (failure: Failure): FieldTexts => (failure.kind === 'refused' ? failure.fields : {})

export const retryAfterOf = (failure: Failure): number | null => ('retryAfter' in failure ? failure.retryAfter : null)
