import { differencesIn } from '@supplier/core/adapters/http/kit/differences.wire'
import { sometimes } from '@supplier/core/adapters/http/kit/sends.wire'
import * as v from 'valibot'
import type { Endpoint } from '../endpoints/kit/endpoint.ts'
import type { Reply } from '../http/laravel.ts'

/** The body of a refusal: words for the supplier, and for the panel a code and what belongs to it. */
export const RefusalBody = v.object({
  message: v.string(),
  code: v.pipe(v.string(), sometimes()),
  /** Complaints by the paths of fields. */
  errors: v.pipe(v.record(v.string(), v.array(v.string())), sometimes()),
  details: v.pipe(v.record(v.string(), v.unknown()), sometimes()),
  /** The record as it is now, with `stale`. */
  current: v.pipe(v.unknown(), sometimes()),
})

/** Where a refusal is not one of those that its endpoint declares. */
export const refusalDifferencesIn = (
  { refusals }: Pick<Endpoint, 'refusals'>,
  { status, body }: Reply,
): readonly string[] => {
  const differences = differencesIn(RefusalBody, body)
  const { code = null } = (body ?? {}) as { readonly code?: string | null }
  const isDeclared = refusals.some((one) => one.status === status && one.code === code)
  return isDeclared ? differences : [...differences, `refuses with ${status} ${code ?? 'without a code'}`]
}
