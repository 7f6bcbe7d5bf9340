import type { Kopecks } from './money.ts'

/** A text chosen by the server, shown unchanged. */
export interface ServerText {
  readonly text: string
  /** A stock English text of the server's framework, which is not meant for suppliers. */
  readonly isStock?: true
}

/** The server's texts about single fields, by the field names of the API. */
export type FieldTexts = Readonly<Record<string, readonly ServerText[]>>

/** Every way in which a port can fail, as data. */
export type Failure =
  | { readonly kind: 'unauthorized'; readonly texts: readonly ServerText[]; readonly details?: string }
  | {
      readonly kind: 'refused'
      readonly status: number
      /** The server's machine-readable reason. */
      readonly code?: string
      /** The reason in more detail, for a code that has several. */
      readonly reason?: string
      /** The money that is missing for it, in kopecks. */
      readonly missing?: Kopecks
      /** The parts of the record that the refusal is about, by id. */
      readonly parts?: readonly string[]
      readonly texts: readonly ServerText[]
      /** The stock text of the server's framework, shown as details on request. */
      readonly details?: string
      readonly fields: FieldTexts
      /** Seconds to wait before a retry, when the server asks for it. */
      readonly retryAfter: number | null
      /** When a server that is too busy answered, by the panel's clock. */
      readonly at?: number
    }
  | {
      readonly kind: 'serverBroken'
      readonly status: number
      readonly texts: readonly ServerText[]
      readonly details?: string
      readonly retryAfter: number | null
      readonly at?: number
    }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timedOut' }
  | { readonly kind: 'unexpected' }

/** The only exception that a port may throw. */
export class PortError extends Error {
  override readonly name = 'PortError'
  readonly failure: Failure

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.kind, options)
    this.failure = failure
  }
}

/** Narrows the `unknown` error that XState passes to `onError`. */
export const toFailure = (error: unknown): Failure =>
  error instanceof PortError ? error.failure : { kind: 'unexpected' }

/** Milliseconds after sending in which the server may still execute a request that got no answer. */
export const requestLifetime = 45_000

/** Why something cannot be shown: it may not be read, the server does not have the call at all, or the reading failed. */
export const whyNotShown = (failure: Failure): 'notAllowed' | 'notOffered' | 'failed' => {
  const status = 'status' in failure ? failure.status : null
  if (status === 403) return 'notAllowed'
  return status === 404 || status === 405 || status === 501 ? 'notOffered' : 'failed'
}

/** The failure of a call that is not sent, because the deployment does not have its section. */
export const absent: Failure = { kind: 'refused', status: 404, code: 'absent', texts: [], fields: {}, retryAfter: null }

/** Whether a call was not sent, because the deployment does not have its section: nobody is told. */
export const isAbsent = (failure: Failure | undefined): boolean =>
  failure?.kind === 'refused' && failure.code === 'absent'

/** Whether a write may have been carried out although it failed. */
export const isUnclear = (failure: Failure): boolean => failure.kind !== 'unauthorized' && failure.kind !== 'refused'

export const textsOf = (failure: Failure): readonly ServerText[] => ('texts' in failure ? failure.texts : [])

/** The stock text of the server's framework; `null` when there is none. */
export const detailsOf = (failure: Failure): string | null => ('details' in failure ? (failure.details ?? null) : null)

export const fieldTextsOf = (failure: Failure): FieldTexts => (failure.kind === 'refused' ? failure.fields : {})

/** Whether a record may have been created although the request failed: its answer is lost, or its key was used before. */
export const mayBeCreated = (failure: Failure): boolean => isUnclear(failure) || 'client_key' in fieldTextsOf(failure)

/** The machine-readable reason of a refusal in detail; `null` when there is none. */
export const reasonOf = (failure: Failure): string | null =>
  failure.kind === 'refused' ? (failure.reason ?? null) : null

/** The money that is missing for what was refused; `null` when the server does not say. */
export const missingIn = (failure: Failure): Kopecks | null =>
  failure.kind === 'refused' ? (failure.missing ?? null) : null

/** Whether the server was too busy to answer, or is being maintained. */
export const isServerBusy = (failure: Failure): boolean => 'status' in failure && isBusyStatus(failure.status)

/** Seconds that a reading waits for a busy server without saying so. */
export const longestSilence = 120

export const isBusyStatus = (status: number): boolean => status === 429 || status === 503

export const retryAfterOf = (failure: Failure): number | null => ('retryAfter' in failure ? failure.retryAfter : null)

/** Milliseconds that a busy server asks to wait; `null` for any other failure, and when it names no time. */
export const busyWaitOf = (failure: Failure): number | null => {
  const asked = isServerBusy(failure) ? retryAfterOf(failure) : null
  return asked === null ? null : asked * 1000
}

/** The longest pause between requests to a busy server that names no time. */
const longestPause = 60_000

/**
 * Milliseconds until a busy server that names no time is asked again: the first pause, doubled with each try, up to a
 * minute. The jitter, from 0 to 1, shortens it by up to a quarter, so that many tabs do not ask at once.
 */
export const growingPause = (first: number, tries: number, jitter: number): number =>
  Math.round(Math.min(longestPause, first * 2 ** tries) * (1 - jitter / 4))
